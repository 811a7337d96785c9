/** The picture of each kind of card, in a box of 64 by 48: filled shapes from below; colours by name (see `CardPicture.svelte`). */

export type Layer = readonly [path: string, colour: string];

export const PICTURES: Record<string, readonly Layer[]> = {
  // A visitor's badge that is about to become a career.
  hire: [
    ['M22-1l8 14h4l8-14h-5l-5 9-5-9z', 'cyan'],
    ['M15 13h34q3 0 3 3v29q0 3-3 3H15q-3 0-3-3V16q0-3 3-3z', 'paper'],
    ['M12 20v-4q0-3 3-3h34q3 0 3 3v4z', 'blue'],
    ['M27 12h10v4H27z', 'ink'],
    ['M17 42q0-8 7-9-4-2-4-6 0-5 5-5t5 5q0 4-4 6 7 1 7 9z', 'gold'],
    ['M37 27h11v3H37zM37 33h11v3H37zM37 39h7v3h-7z', 'grey'],
    ['M50 30h7v7h7v7h-7v7h-7v-7h-7v-7h7z', 'green'],
  ],
  // The box of the person who has just been told.
  fire: [
    ['M20 20q-8-6-5-16 5 2 6 8 0-9 7-11 1 7-4 14z', 'green'],
    ['M16 18h12l-2 10h-8z', 'orange'],
    ['M38 24L35 8l10-6 4 3-9 6 2 13z', 'grey'],
    ['M43-1l10 7-8 6z', 'gold'],
    ['M8 26h48v22H8z', 'box'],
    ['M8 26h48v5H8z', 'boxDark'],
    ['M4 22l6 4h20l-4-4zM60 22l-6 4H34l4-4z', 'box'],
    ['M26 37h12v3q-6 3-12 0z', 'boxDark'],
  ],
  // A present nobody asked for; it looks back.
  'bad-hire': [
    ['M10 22h44v26H10z', 'violet'],
    ['M28 22h8v26h-8z', 'gold'],
    ['M6 14h52v10H6z', 'pink'],
    ['M28 14h8v10h-8z', 'gold'],
    ['M32 14C24 2 12 2 14 9q2 5 18 5zM32 14C40 2 52 2 50 9q-2 5-18 5z', 'gold'],
    ['M14 30a5 5 0 1 0 10 0 5 5 0 1 0-10 0zM40 30a5 5 0 1 0 10 0 5 5 0 1 0-10 0z', 'paper'],
    ['M19 31a2 2 0 1 0 4 0 2 2 0 1 0-4 0zM41 31a2 2 0 1 0 4 0 2 2 0 1 0-4 0z', 'ink'],
    ['M13 23l12 3v2l-12-3zM51 23l-12 3v2l12-3zM16 44q3-5 8-3l-1 3zM48 44q-3-5-8-3l1 3z', 'ink'],
  ],
  // A hook with a banknote on it, and a tie that bites.
  poach: [
    ['M0 34q8-5 16 0t16 0 16 0 16 0v14H0z', 'cyan'],
    ['M30-1h3v22q0 12-10 12-8 0-9-8l5-2q1 6 4 6 7 0 7-8z', 'ink'],
    ['M13 18l7 5-3 5-6-1z', 'ink'],
    ['M25 6h22v12H25z', 'green'],
    ['M33 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0z', 'paper'],
    ['M40 42c0-10 6-14 14-14q-2 6-1 14z', 'red'],
    ['M50 28l9-2-3 8 5 6-9-1z', 'red'],
    ['M45 37a1.800 1.800 0 1 0 3.600 0 1.800 1.800 0 1 0-3.600 0z', 'paper'],
    ['M0 40q8-5 16 0t16 0 16 0 16 0v8H0z', 'blue'],
  ],
  // Money from heaven, with a parachute of paper.
  funding: [
    ['M8 18C8 4 20-1 32-1s24 5 24 19q-6-5-12 0-6-5-12 0-6-5-12 0-6-5-12 0z', 'orange'],
    ['M20 18c0-10 4-19 12-19s12 9 12 19q-6-5-12 0-6-5-12 0z', 'gold'],
    ['M9 18l17 14h2L20 18h1l10 13h2l10-13h1l-8 14h2l17-14-1 1-16 14H26L8 19z', 'ink'],
    ['M24 30h16l-3 4c7 4 8 8 6 14H21c-2-6-1-10 6-14z', 'green'],
    ['M27 33h10v2H27z', 'ink'],
    ['M31 36h2v2q4 0 4 2h-3q-3-1-4 0 0 1 3 1 4 0 4 3t-4 3v2h-2v-2q-4 0-4-3h3q1 2 3 1.500 2 0 1-1.200l-3-.6q-3-.7-3-3 .5-2.200 3-2.700z', 'paper'],
  ],
  // It came to somebody in the shower.
  'bad-idea': [
    ['M2 4l8 4M2 24h8M62 4l-8 4M62 24h-8M32-1v3', 'rays'],
    ['M32 2c11 0 18 7 18 16 0 7-4 10-7 14v4H21v-4c-3-4-7-7-7-14C14 9 21 2 32 2z', 'gold'],
    ['M26 34l-3-13 5 3 4-4 4 4 5-3-3 13h-2l2-9-3 1.500-3-3-3 3L26 25l2 9z', 'orange'],
    ['M22 36h20v5H22z', 'ink'], ['M24 42h16v4H24z', 'grey'], ['M27 46h10l-2 3h-6z', 'ink'],
    ['M40 6l-6 7 5 2-7 9 11-8-5-2 7-6z', 'red'],
  ],
  // Version 1.0 leaves the building, with most of its screws.
  release: [
    ['M10 49q2-8 10-7 2-6 10-5 7-3 11 3 8-2 10 4 5 0 4 5z', 'paper'],
    ['M25 38q-4 6 7 11 11-5 7-11z', 'orange'], ['M28 38q-2 4 4 8 6-4 4-8z', 'gold'],
    ['M24 24l-8 8v9l9-5zM40 24l8 8v9l-9-5z', 'red'],
    ['M32-2c9 7 11 20 8 40H24C21 18 23 5 32-2z', 'grey'],
    ['M32-2c4 3 6.500 7 8 12H24c1.500-5 4-9 8-12z', 'red'],
    ['M26.500 19a5.500 5.500 0 1 0 11 0 5.500 5.500 0 1 0-11 0z', 'ink'], ['M28.500 19a3.500 3.500 0 1 0 7 0 3.500 3.500 0 1 0-7 0z', 'cyan'],
    ['M6 12l2 4 4 2-4 2-2 4-2-4-4-2 4-2zM54 6l1.500 3 3 1.500-3 1.500-1.500 3-1.500-3-3-1.500 3-1.500z', 'gold'],
  ],
  // Two of them, and only one microphone.
  'conflict-of-opinion': [
    ['M3 4h26q4 0 4 4v14q0 4-4 4H15l-8 8 1-8H3q-4 0-4-4V8q0-4 4-4z', 'red'],
    ['M35 14h26q4 0 4 4v14q0 4-4 4h-5l1 8-8-8H35q-4 0-4-4V18q0-4 4-4z', 'violet'],
    ['M36-1L24 20h7l-7 16 17-20h-8l9-17z', 'gold'],
    ['M8 9h4l-1 7H9zM8.500 18h3v3h-3zM52 19h4l-1 7h-2zM52.500 28h3v3h-3z', 'paper'],
    ['M20 41h24l3 8H17z', 'box'], ['M14 49q0-9 8-9h20q8 0 8 9z', 'boxDark'],
  ],
  // He will be happy there. There is grass.
  'out-to-pasture': [
    ['M0 34q16-10 32-2t32-2v19H0z', 'green'],
    ['M44 8a7 7 0 1 0 14 0 7 7 0 1 0-14 0z', 'gold'],
    ['M21 34h4v11h-4zM37 34h4v11h-4z', 'ink'],
    ['M16 28c-3-6 2-11 7-9 2-5 10-5 12-1 6-3 12 2 10 7 4 4 1 11-5 10-4 4-12 3-14 0-6 2-11-2-10-7z', 'paper'],
    ['M13 20c-6-1-10 2-10 6s3 7 6 7c4 0 7-4 7-8z', 'ink'],
    ['M3 20l6-3 4 4-4 2z', 'ink'],
    ['M6 26a1.300 1.300 0 1 0 2.600 0 1.300 1.300 0 1 0-2.600 0z', 'paper'],
    ['M11 32l4-1 2 3-1 9-3 3-3-3z', 'red'], ['M11 32l4-1 .5 3-3.500.5z', 'orange'],
    ['M48 28h3v18h-3zM58 28h3v18h-3zM45 31h19v3H45zM45 38h19v3H45z', 'box'],
  ],
  // Step three is still a question mark.
  'new-business-plan': [
    ['M14 46L26 4h3L17 49zM50 46L38 4h-3l12 45z', 'boxDark'],
    ['M6 0h52v34H6z', 'box'], ['M9 3h46v28H9z', 'paper'],
    ['M13 7h11v9H13z', 'cyan'], ['M27 10h5V7l5 4.500-5 4.500v-3h-5z', 'ink'],
    ['M39 7h11v9H39z', 'gold'], ['M43.500 8q3.500-1 3.500 1.500 0 1.500-2 2v1h-1.500v-2q2-.5 2-1t-2-.3zM43.500 13.500h1.500V15h-1.500z', 'ink'],
    ['M13 20l8 2 6-1 8 5 8-1 8 5-.5 1.500-8-4.500-8 1-8.500-5-5.500 1-8-2.500z', 'red'],
    ['M52 28l-1-5-4 3.500z', 'red'],
  ],
  // Somebody has found the scissors.
  layoffs: [
    ['M27 2h10v8H27zM8 20h10v8H8zM27 20h10v8H27zM46 20h10v8H46z', 'cyan'],
    ['M31 10h2v4h19v6h-2v-4H33v4h-2v-4H14v4h-2v-6h19z', 'ink'],
    ['M2 32l34-4 28-10-26 15L4 37z', 'grey'], ['M2 38l34-4 28 9-28-5L4 42z', 'grey'],
    ['M0 30a6 5.500 0 1 0 12 0 6 5.500 0 1 0-12 0zm3 0a3 2.500 0 1 1 6 0 3 2.500 0 1 1-6 0zM0 43a6 5.500 0 1 0 12 0 6 5.500 0 1 0-12 0zm3 0a3 2.500 0 1 1 6 0 3 2.500 0 1 1-6 0z', 'red'],
    ['M35 32a2 2 0 1 0 4 0 2 2 0 1 0-4 0z', 'ink'],
  ],
};

/** A picture for each BAD IDEA of our box; one that an owner has invented shows the light bulb. */
export const IDEAS: Record<string, readonly Layer[]> = {
  '0:x1': [['M4 40h40q12 0 12-8l-4-1q-2 3-8 3z', 'orange'], ['M8 24a13 13 0 1 0 26 0 13 13 0 1 0-26 0z', 'box'], ['M14 24a7 7 0 1 0 14 0 7 7 0 1 0-14 0z', 'boxDark'], ['M52 32l-4-12 2-1 4 12zM57 31l3-11 2 1-3 11z', 'orange'], ['M30 4h26v16H30z', 'paper'], ['M30 4l13 9 13-9v3l-13 9-13-9z', 'red']],
  '0:x2:a': [['M32 4C14 4 6 16 6 26q7-5 13 0 6-5 13 0 6-5 13 0 6-5 13 0C58 16 50 4 32 4z', 'red'], ['M32 4c-8 0-13 12-13 22 6-5 13 0 13 0z', 'orange'], ['M31 24h3v16q0 7-7 7-6 0-6-6h3q0 3 3 3 4 0 4-4z', 'ink']],
  '0:x2:b': [['M4 6h44v34H4z', 'grey'], ['M4 6h44v8H4z', 'blue'], ['M8 17h36v20H8z', 'paper'], ['M44 26h14v20H44z', 'pink'], ['M48 20h6v6h-6z', 'gold'], ['M44 18l-9-5M43 21l-10 0M44 24l-9 5', 'rays']],
  '0:x3:a': [['M10 46C10 26 22 22 32 8c10 14 22 18 22 38z', 'box'], ['M14 46c4-10 10-12 18-22 8 10 14 12 18 22z', 'boxDark'], ['M32 12q-3-9 4-13 4 6-1 13zM33 10q8-6 13-1-4 7-11 5z', 'green'], ['M6 34l-6 0M58 30l6 0M56 20l6-3', 'rays']],
  '0:x3:b': [['M22 2h18v20l14 10q5 5 0 11t-12 3L22 34z', 'cyan'], ['M22 2h18v7H22z', 'red'], ['M22 12h18v4H22z', 'paper'], ['M54 32q5 5 0 11t-12 3l-4-2 12-14z', 'red'], ['M8 10q-6-6 0-8 3 0 4 3 1-3 4-3 6 2 0 8l-4 4z', 'pink']],
  '0:x4': [['M4 48C10 26 54 26 60 48z', 'grey'], ['M14 40a4 2 0 1 0 8 0 4 2 0 1 0-8 0zM38 43a5 2 0 1 0 10 0 5 2 0 1 0-10 0z', 'boxDark'], ['M26 14h16v20H26z', 'box'], ['M28 17h5v4h-5zM35 17h5v4h-5zM28 24h5v4h-5zM35 24h5v4h-5z', 'cyan'], ['M33 2h2v12h-2zM35 2l9 3-9 3z', 'red'], ['M8 6l1.500 3 3 1.500-3 1.500L8 15l-1.500-3-3-1.500 3-1.500zM54 12l1 2 2 1-2 1-1 2-1-2-2-1 2-1z', 'gold']],
  '01:x1:a': [['M6 12h26q12 0 12 12v4H34v-4q0-2-3-2H6z', 'grey'], ['M14 4h12v8H14zM10 1h20v4H10z', 'red'], ['M39 31q6 8 0 10-6-2 0-10z', 'cyan'], ['M46 30h6v5q4 2 4 5v9H42v-9q0-3 4-5z', 'cyan'], ['M46 26h6v4h-6z', 'blue']],
  '01:x1:b': [['M18 30h28l-4 18H22z', 'orange'], ['M15 26h34v6H15z', 'box'], ['M32 26C20 24 12 14 16 4c10 2 16 10 16 22zM32 26c0-12 6-20 16-22 4 10-4 20-16 22z', 'green'], ['M54 2l2 5 5 2-5 2-2 5-2-5-5-2 5-2zM8 14l1.500 3.500 3.500 1.500-3.500 1.500L8 24l-1.500-3.500L3 19l3.500-1.500z', 'gold']],
  '01:x1:c': [['M6 22h52v22H6z', 'box'], ['M16 2h28v24H16z', 'paper'], ['M21 8h18v2H21zM21 13h18v2H21zM21 18h12v2H21z', 'grey'], ['M10 28h16v10H10z', 'boxDark'], ['M32 29h5v4h-5zM40 29h5v4h-5zM48 29h5v4h-5zM32 36h5v4h-5zM40 36h5v4h-5zM48 36h5v4h-5z', 'cyan']],
  '01:x2:a': [['M16 2h32v28H16z', 'grey'], ['M20 6h24v20H20z', 'cyan'], ['M27 16a5 6 0 1 0 10 0 5 6 0 1 0-10 0z', 'box'], ['M26 14q0-8 6-8t6 8q-2-3-6-3t-6 3z', 'ink'], ['M26 30h12v5H26z', 'ink'], ['M34 36l24-14 3 3-25 14zM36 36l26 10-2 3-26-10z', 'grey'], ['M22 36a6 5 0 1 0 12 0 6 5 0 1 0-12 0zm3 0a3 2 0 1 1 6 0 3 2 0 1 1-6 0zM24 45a5 4 0 1 0 11 0 5 4 0 1 0-11 0z', 'red']],
  '01:x2:b': [['M6 6h12v12H6zM34 6h12v12H34zM20 20h12v12H20zM48 20h12v12H48zM6 34h12v12H6z', 'cyan'], ['M20 6h12v12H20zM6 20h12v12H6zM34 20h12v12H34z', 'pink'], ['M48 6h12v12H48zM34 34h26v12H34z', 'gold'], ['M38 36h18v8H38z', 'paper'], ['M41 38h12v1.500H41zM41 41h8v1.500h-8z', 'ink']],
  '01:x3': [['M16 0h30v46H16z', 'cyan'], ['M16 16h30v2H16z', 'ink'], ['M19 5h3v8h-3zM19 22h3v12h-3z', 'ink'], ['M27 22h15v14H27z', 'ink'], ['M31 29a4 4 0 1 0 8 0 4 4 0 1 0-8 0z', 'gold'], ['M19 46h5v3h-5zM38 46h5v3h-5z', 'ink'], ['M50 10q6 6 0 14M54 6q10 10 0 22', 'rays']],
  '012:x1:a': [['M4 44h56v5H4zM8 18h48v4H8z', 'paper'], ['M10 22h6v22h-6zM48 22h6v22h-6zM20 22h5v22h-5zM39 22h5v22h-5z', 'grey'], ['M32 0l26 18H6z', 'box'], ['M28 24h9v20h-9z', 'ink'], ['M29.500 26h6v7h-6z', 'green'], ['M30 35h1.500v1.500H30zM33 35h1.500v1.500H33zM30 38h1.500v1.500H30zM33 38h1.500v1.500H33z', 'paper']],
  '012:x1:b': [['M4 8h56v32H4z', 'pink'], ['M10 14h44v20H10z', 'gold'], ['M16 19h32v10H16z', 'cyan'], ['M22 22h20v4H22z', 'red'], ['M8 40h4v9H8zM52 40h4v9h-4z', 'ink']],
  '012:x2:a': [['M4 40q-2-12 5-14-3-2-3-5 0-4 4-4t4 4q0 3-3 5 7 2 5 14z', 'orange'], ['M20 40q-2-12 5-14-3-2-3-5 0-4 4-4t4 4q0 3-3 5 7 2 5 14z', 'cyan'], ['M36 40q-2-12 5-14-3-2-3-5 0-4 4-4t4 4q0 3-3 5 7 2 5 14z', 'green'], ['M52 40q-2-12 5-14-3-2-3-5 0-4 4-4t4 4q0 3-3 5 7 2 5 14z', 'pink'], ['M2 43h60v3H2z', 'ink'], ['M8 2h48v9H8z', 'paper'], ['M10 4h9v5h-9z', 'blue'], ['M21 4h9v5h-9z', 'blue']],
  '012:x2:b': [['M4 48V20C4 4 18-1 32-1s28 5 28 21v28z', 'violet'], ['M12 48V24c0-11 9-16 20-16s20 5 20 16v24z', 'pink'], ['M20 48V27c0-7 5-10 12-10s12 3 12 10v21z', 'gold'], ['M27 48V31c0-3 2-5 5-5s5 2 5 5v17z', 'ink']],
  '012:x3': [['M20 2h22q4 0 4 4v18H16V6q0-4 4-4z', 'red'], ['M14 26h34v7H14z', 'orange'], ['M29 33h4v8h-4zM16 44l13-5h4l13 5v3l-15-4-15 4z', 'ink'], ['M46 30a9 9 0 1 0 18 0 9 9 0 1 0-18 0z', 'paper'], ['M54 24h2v6l5 2-1 2-6-3z', 'ink']],
  '0123:x1:a': [['M32-1L56 6q2 28-24 42Q6 34 8 6z', 'blue'], ['M32 5l18 5q1 21-18 32z', 'cyan'], ['M20 16h24v10H32l-6 6v-6h-6z', 'paper'], ['M24 19h5v4h-5zM31 19h3v4h-3zM36 19h5v4h-5z', 'red']],
  '0123:x1:b': [['M14 4h36v40H14z', 'box'], ['M18 8h28v32H18z', 'boxDark'], ['M24 22a8 8 0 1 0 16 0 8 8 0 1 0-16 0z', 'grey'], ['M28 22a4 4 0 1 0 8 0 4 4 0 1 0-8 0z', 'red'], ['M22 33h20v4H22z', 'paper'], ['M6 10q-6 10 0 20M58 10q6 10 0 20', 'rays']],
  '0123:x2:a': [['M4 30q14-8 28 0 14-8 28 0v16q-14-8-28 0-14-8-28 0z', 'paper'], ['M30 30h4v17h-4z', 'boxDark'], ['M8 34q10-5 20 0v2q-10-5-20 0zM36 34q10-5 20 0v2q-10-5-20 0zM8 40q10-5 20 0v2q-10-5-20 0zM36 40q10-5 20 0v2q-10-5-20 0z', 'grey'], ['M10 16l8-2 10-14h5l-4 13 14-3 4-6h4l-2 9 2 5-36 4q-6 0-5-6z', 'cyan']],
  '0123:x2:b': [['M24 24a8 8 0 1 0 16 0 8 8 0 1 0-16 0z', 'pink'], ['M2 8a6 6 0 1 0 12 0 6 6 0 1 0-12 0zM50 8a6 6 0 1 0 12 0 6 6 0 1 0-12 0zM2 40a6 6 0 1 0 12 0 6 6 0 1 0-12 0zM50 40a6 6 0 1 0 12 0 6 6 0 1 0-12 0z', 'cyan'], ['M22 17l-7-4M42 17l7-4M22 31l-7 4M42 31l7 4', 'rays'], ['M28 22h3v2h-3zM33 22h3v2h-3zM28 29q4-4 8 0z', 'ink']],
};

/** For a card that has come into the box since these were drawn: a sheet with some lines, and a star for what is new. */
export const PLAIN: readonly Layer[] = [
  ['M14 1h26l12 12v35H14z', 'paper'],
  ['M40 1l12 12H40z', 'grey'],
  ['M20 12h14v3H20zM20 20h26v3H20zM20 27h26v3H20zM20 34h16v3H20z', 'grey'],
  ['M46 30l3 6 7 1-5 5 1 7-6-3-6 3 1-7-5-5 7-1z', 'gold'],
];

/** The picture of a card by its face. */
export function pictureOf(face: string): readonly Layer[] {
  const [kind = '', ...rest] = face.split(':');
  return (kind === 'bad-idea' ? IDEAS[rest.join(':')] : undefined) ?? PICTURES[kind] ?? PLAIN;
}

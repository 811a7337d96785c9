/** Names of things on the table: what a ref is called in the player's language. */
import type { Thing, View, Zone } from './board';
import { kindOf } from './choose';
import { SENTENCES, seatName, type Texts } from './texts';
import { plainWord } from './words';

/** The thing with this ref, and the zone it lies in. */
export function findThing(view: View, ref: string): { thing: Thing; zone: Zone } | null {
  for (const zone of view.zones) {
    const thing = zone.things.find((candidate) => candidate.ref === ref);
    if (thing) return { thing, zone };
  }
  return null;
}

/** What is seen of a thing; nothing where only its back is. */
export function faceOf(thing: Thing | undefined): string | undefined {
  return thing !== undefined && 'face' in thing ? thing.face : undefined;
}

/** The key of the message that names a face: `card-recruiter`, or the kind of its ref, or its zone's. */
export function faceKey(texts: Texts, ref: string, face: string, zone?: Zone): string | null {
  const kinds = [kindOf(ref), 'card', ...(zone ? [zone.ref, zone.kind] : [])];
  const plain = face.replaceAll(':', '_');
  return kinds.map((kind) => `${kind}-${plain}`).find((key) => texts.has(key) && !SENTENCES.test(key)) ?? texts.thing(face);
}

/** What to call the thing with this ref: what the game calls it, or its word in readable form. */
export function refName(texts: Texts, view: View | null, ref: string, names: readonly string[]): string {
  const face = view ? faceOf(findThing(view, ref)?.thing) : undefined;
  return knownName(texts, view, ref, names) ?? plainWord((face ?? splitOnce(ref)[1]) || ref);
}

/** What the game calls the thing with this ref; null where it has no word for it. */
export function knownName(texts: Texts, view: View | null, ref: string, names: readonly string[]): string | null {
  const [kind = '', rest = ''] = splitOnce(ref);
  if (kind === 'seat' && /^\d+$/.test(rest)) return seatName(Number(rest), names);
  const exact = `${kind}-${rest.replaceAll(':', '_')}`;
  if (texts.has(exact) && !SENTENCES.test(exact)) return texts.name(exact);
  const found = view ? findThing(view, ref) : null;
  const face = faceOf(found?.thing);
  if (found && face !== undefined) {
    const key = faceKey(texts, ref, face, found.zone);
    if (key !== null) return texts.name(key);
  }
  const own = faceKey(texts, ref, rest);
  return own === null ? null : texts.name(own);
}

/** What a card says, where the game has a text for it. */
export function faceText(texts: Texts, ref: string, face: string): string {
  const key = faceKey(texts, ref, face);
  return key !== null && texts.has(`${key}.text`) ? texts.say(`${key}.text`) : '';
}

function splitOnce(ref: string): [string, string] {
  const place = ref.indexOf(':');
  return place < 0 ? [ref, ''] : [ref.slice(0, place), ref.slice(place + 1)];
}

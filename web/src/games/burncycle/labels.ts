/** What a whole choice of burncycle says in the list, where its sentence alone does not tell what it does: it depends on the table. */
import type { OwnLabel } from '../../lib/labels';
import type { Speaker } from '../../lib/words';
import { optionOf, ownTile } from './dock';
import type { View } from './shapes';

export const labelOf: OwnLabel<View> = (view, choice, words) => {
  const [first = ''] = choice.path;
  const [kind = '', name = ''] = first.split(':');
  switch (kind) {
    case 'option':
      return optionLabel(view, Number(name), words);
    case 'buy':
    case 'reserve':
      return offerLabel(view, first, words);
    case 'card':
      return cardLabel(words.say(choice.label.key, choice.label.params), name, words);
    default:
      return null;
  }
};

/** "Option 2, 3 AP: 1 power". */
function optionLabel(view: View, number: number, words: Speaker): string | null {
  const option = optionOf(view, number, words);
  return option && words.say('bc-option', { number, count: option.cost, what: option.what });
}

/** "Ram, 2 power"; what it does is told by the tile of the dock, on hover and focus. What is new to the board says its sentence. */
function offerLabel(view: View, ref: string, words: Speaker): string | null {
  const tile = ownTile(view, ref, words);
  if (tile.label === '') return null;
  return tile.price === null ? tile.label : words.say('bc-priced', { what: tile.label, price: tile.price });
}

/** "Resolve network card P1 – 2 free squares." */
function cardLabel(sentence: string, name: string, words: Speaker): string {
  const key = [`network-${name}.text`, `terminal-${name}.text`].find((candidate) => words.has(candidate));
  return key === undefined ? sentence : `${sentence} – ${words.say(key)}`;
}

/** What a whole choice of burncycle says in the list, where its sentence alone does not tell what it does: it depends on the table. */
import type { OwnLabel } from '../../lib/labels';
import { optionOf, tileOf, type Words } from './dock';
import { tableOf, type TableView } from './view';

export const labelOf: OwnLabel = (view, choice, words) => {
  const [first = ''] = choice.path;
  const [kind = '', name = ''] = first.split(':');
  switch (kind) {
    case 'option':
      return optionLabel(tableOf(view), Number(name), words);
    case 'buy':
    case 'reserve':
      return offerLabel(tableOf(view), first, words);
    case 'card':
      return withText(words.say(choice.label.key, choice.label.params), textOf(name, words));
    default:
      return null;
  }
};

/** "Option 2, 3 AP: 1 power". */
function optionLabel(view: TableView, number: number, words: Words): string | null {
  const option = optionOf(view, number, words);
  return option && words.say('bc-option', { number, count: option.cost, what: option.what });
}

/** "Ram, 2 power: Attack tests +2 AP." */
function offerLabel(view: TableView, ref: string, words: Words): string {
  const tile = tileOf(view, ref, words);
  const what = tile.price === null ? tile.label : words.say('bc-priced', { what: tile.label, price: tile.price });
  return withText(what, tile.zoom && words.has(`${tile.zoom}.text`) ? words.say(`${tile.zoom}.text`) : '');
}

/** What a network or terminal card says. */
function textOf(name: string, words: Words): string {
  const key = [`network-${name}.text`, `terminal-${name}.text`].find((candidate) => words.has(candidate));
  return key === undefined ? '' : words.say(key);
}

function withText(what: string, text: string): string {
  return text === '' ? what : `${what} – ${text}`;
}

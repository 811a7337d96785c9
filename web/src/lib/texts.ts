/** Texts from Fluent files, in the same way as the server's `core/texts.py`: parameters that name a thing become its text. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { functions, several, somebody, typeset, Word, type Address, type Gender } from './grammar';

export type Language = 'en' | 'fr';
export const LANGUAGES: readonly Language[] = ['en', 'fr'];

export const SEAT_PARAMS = new Set(['seat', 'target', 'asker', 'other', 'next']);
export const SEAT_LIST_PARAMS = new Set(['winners']);
/** Messages that name no things: sentences, and the words of our boards. */
export const SENTENCES = /^(action|aim|ask|brief|coach|event|if|in|option|param|prompt|reason|rule|stat|wait|sn|br|ps|bc)-/;

export type Params = Record<string, unknown>;

/** The names of all seats; beside them, how those who sit there wish to be spoken of. */
export type Names = readonly string[] & { readonly addresses?: readonly Address[] };

/** The messages of some Fluent files in one language. */
export class Texts {
  private readonly bundle: FluentBundle;
  private readonly things = new Map<string, string>();
  private readonly list = (items: readonly string[]): string => this.listOf(items);

  /** `frame` are the pages' own messages: they name no things of a game. */
  constructor(
    readonly lang: Language,
    sources: readonly string[],
    frame = '',
  ) {
    this.bundle = new FluentBundle(lang, { useIsolating: false, functions: functions(lang, this.list) });
    this.bundle.addResource(new FluentResource(frame));
    for (const source of sources) {
      this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
      for (const [, key = ''] of source.matchAll(/^([a-z]+-[\w-]+) =/gm)) {
        if (!SENTENCES.test(key)) this.things.set(key.slice(key.indexOf('-') + 1), key);
      }
    }
  }

  /** The key of the thing with this name, whatever kind of thing it is. */
  thing(name: string): string | null {
    return this.things.get(name.replaceAll(':', '_')) ?? null;
  }

  /** Is there a message with this key (`card-x`) or attribute (`card-x.text`)? */
  has(key: string): boolean {
    return this.pattern(key) !== null;
  }

  /** The message with this key, or attribute of a message; a missing one shows its key and is reported. */
  say(key: string, params: Params = {}, names: Names = []): string {
    const pattern = this.pattern(key);
    if (pattern === null) {
      console.error(`no text ${key} in ${this.lang}`);
      return key;
    }
    const errors: Error[] = [];
    const sentence = this.bundle.formatPattern(pattern, this.values(params, names), errors);
    for (const error of errors) console.error(`${key} in ${this.lang}: ${error.message}`);
    return typeset(sentence, this.lang);
  }

  /** The bare name of a thing: its attribute `.name`, or its text where it has none. */
  name(key: string): string {
    return this.has(`${key}.name`) ? this.say(`${key}.name`) : this.say(key);
  }

  /** What kind of thing a parameter names: `param-gave = card` says so where it is not its own name. */
  kind(name: string): string {
    return this.has(`param-${name}`) ? this.say(`param-${name}`) : name;
  }

  private nameOr(key: string, unknown: string): string {
    return this.has(key) ? this.name(key) : unknown;
  }

  private pattern(key: string) {
    const [id = '', attribute] = key.split('.', 2);
    const message = this.bundle.getMessage(id);
    return (attribute === undefined ? message?.value : message?.attributes[attribute]) ?? null;
  }

  private values(params: Params, names: Names): Record<string, FluentVariable> {
    const values: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(params)) Object.assign(values, this.value(name, value, names));
    if ('target' in params) values['to_self'] = params['target'] === params['seat'] ? 'yes' : 'no';
    return values;
  }

  private value(name: string, value: unknown, names: Names): Record<string, FluentVariable> {
    if (SEAT_PARAMS.has(name) && typeof value === 'number') return forms(name, seatWord(value, names));
    if (SEAT_LIST_PARAMS.has(name) && Array.isArray(value)) return this.listed(name, value.map((seat: number) => seatWord(seat, names)));
    const kind = this.kind(name);
    if (kind === 'grid' || kind === 'ring') return { [name]: this.list([value].flat().map((place) => this.place(kind, String(place)))) };
    if (typeof value === 'string' && this.has(thingKey(kind, value))) {
      const key = thingKey(kind, value);
      const thing = this.word(key);
      const bare = new Word(this.name(key), { gender: thing.gender, plural: thing.plural });
      return { ...forms(name, thing), [`${name}_name`]: bare, [`${name}_text`]: this.has(`${key}.text`) ? this.say(`${key}.text`) : '' };
    }
    if (Array.isArray(value) && this.has(`param-${name}`)) {
      return this.listed(name, value.map((item) => new Word(this.nameOr(thingKey(kind, String(item)), String(item)))));
    }
    if (typeof value === 'boolean') return { [name]: String(value) };
    return typeof value === 'string' || typeof value === 'number' ? { [name]: value } : {};
  }

  /** What the map shows there: a letter and a number, or a layer and a node; what has a name keeps it. */
  private place(kind: 'grid' | 'ring', place: string): string {
    const [, first, second] = /^(\d+)[,.](\d+)$/.exec(place) ?? [];
    if (first === undefined || second === undefined) return place;
    return kind === 'grid' ? gridName(Number(first), Number(second)) : this.say('ring-place', { layer: Number(first), place: Number(second) + 1 });
  }

  /** The thing with this key as a word, with the gender and number that its article or its attributes tell. */
  private word(key: string): Word {
    const text = this.say(key);
    const gender = this.has(`${key}.gender`) ? (this.say(`${key}.gender`) as Gender) : undefined;
    const plural = this.has(`${key}.number`) && this.say(`${key}.number`) === 'many';
    return new Word(text, { gender, plural, person: /^\p{Lu}/u.test(text) });
  }

  /** What a list means to a message: its text, how it agrees, and how many it names. */
  private listed(name: string, items: readonly Word[]): Record<string, FluentVariable> {
    return { ...forms(name, several(items, this.list)), [`${name}_count`]: items.length };
  }

  /** One, one and two, or one, two and three. */
  private listOf(items: readonly string[]): string {
    if (items.length < 2) return items.join('');
    return this.say('list-of', { first: items.slice(0, -1).join(', '), last: items.at(-1) });
  }
}

/** The square in this column and row, both from 0, as maps show it at their edges: 13 and 7 are N8. */
export function gridName(column: number, row: number): string {
  return `${String.fromCharCode(65 + column)}${row + 1}`;
}

/** A word as parameters: its text, its gender and its number. */
function forms(name: string, word: Word): Record<string, FluentVariable> {
  return { [name]: word, [`${name}_gender`]: word.gender, [`${name}_number`]: word.plural ? 'many' : 'one' };
}

/** Who sits there, as a word. */
function seatWord(seat: number, names: Names): Word {
  return somebody(seatName(seat, names), names.addresses?.[seat]);
}

/** The key of the text for a thing: `hire:123` among the cards is `card-hire_123`. */
export function thingKey(kind: string, name: string): string {
  return `${kind}-${name}`.replaceAll(':', '_');
}

/** The key of the help for a rule: BR-3.13 is `rule-BR-3_13`. */
export function ruleKey(number: string): string {
  return `rule-${number}`.replaceAll('.', '_');
}

/** A seat's given name, or its letter: A for seat 0. */
export function seatName(seat: number, names: readonly string[]): string {
  return names[seat] ?? seatLetter(seat);
}

export function seatLetter(seat: number): string {
  return seat < 0 ? '–' : String.fromCharCode(65 + seat);
}

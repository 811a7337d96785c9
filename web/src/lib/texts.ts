/** Texts from Fluent files, in the same way as the server's `core/texts.py`: parameters that name a thing become its text. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export type Language = 'en' | 'fr';
export const LANGUAGES: readonly Language[] = ['en', 'fr'];

export const SEAT_PARAMS = new Set(['seat', 'target', 'asker', 'other', 'next']);
export const SEAT_LIST_PARAMS = new Set(['winners']);
/** Messages that name no things: sentences, and the words of our boards. */
export const SENTENCES = /^(action|event|option|param|prompt|reason|rule|stat|wait|sn|br|ps|bc)-/;

export type Params = Record<string, unknown>;

/** The messages of some Fluent files in one language. */
export class Texts {
  private readonly bundle: FluentBundle;
  private readonly things = new Map<string, string>();

  /** `frame` are the pages' own messages: they name no things of a game. */
  constructor(
    readonly lang: Language,
    sources: readonly string[],
    frame = '',
  ) {
    this.bundle = new FluentBundle(lang, { useIsolating: false });
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
  say(key: string, params: Params = {}, names: readonly string[] = []): string {
    const pattern = this.pattern(key);
    if (pattern === null) {
      console.error(`no text ${key} in ${this.lang}`);
      return key;
    }
    const errors: Error[] = [];
    const sentence = this.bundle.formatPattern(pattern, this.values(params, names), errors);
    for (const error of errors) console.error(`${key} in ${this.lang}: ${error.message}`);
    return sentence;
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

  private values(params: Params, names: readonly string[]): Record<string, FluentVariable> {
    const values: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(params)) Object.assign(values, this.value(name, value, names));
    if ('target' in params) values['to_self'] = params['target'] === params['seat'] ? 'yes' : 'no';
    return values;
  }

  private value(name: string, value: unknown, names: readonly string[]): Record<string, FluentVariable> {
    if (SEAT_PARAMS.has(name) && typeof value === 'number') return { [name]: seatName(value, names) };
    if (SEAT_LIST_PARAMS.has(name) && Array.isArray(value)) {
      return { [name]: this.list(value.map((seat: number) => seatName(seat, names))), [`${name}_count`]: value.length };
    }
    const thing = this.kind(name);
    if (typeof value === 'string' && this.has(thingKey(thing, value))) {
      return { [name]: this.say(thingKey(thing, value)), [`${name}_name`]: this.name(thingKey(thing, value)) };
    }
    if (Array.isArray(value) && this.has(`param-${name}`)) {
      return { [name]: this.list(value.map((item) => this.nameOr(thingKey(thing, String(item)), String(item)))), [`${name}_count`]: value.length };
    }
    if (typeof value === 'boolean') return { [name]: String(value) };
    return typeof value === 'string' || typeof value === 'number' ? { [name]: value } : {};
  }

  /** One, one and two, or one, two and three. */
  private list(items: readonly string[]): string {
    if (items.length < 2) return items.join('');
    return this.say('list-of', { first: items.slice(0, -1).join(', '), last: items.at(-1) });
  }
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

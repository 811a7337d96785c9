/**
 * The grammar that texts ask for: what stands before a name, how words agree with it, and signs on changes.
 * The same as the server's `core/grammar.py`; `tests/core/grammar.json` is tried on both, and docs/texts.md shows the functions.
 */
import { FluentNumber, FluentType, type FluentFunction, type FluentValue } from '@fluent/bundle';

export type Address = 'she' | 'he' | 'they';
export type Gender = 'f' | 'm' | 'n';
type Join = (items: readonly string[]) => string;

const GENDERS: Record<Address, Gender> = { she: 'f', he: 'm', they: 'n' };
const THIN = '\u202f'; // no-break spaces: before high marks, and inside quotation marks
const WIDE = '\u00a0';

export interface Forms {
  gender?: Gender | undefined;
  /** Is it several? */
  plural?: boolean;
  /** Is it somebody's name, which has no article? */
  person?: boolean;
  /** What it lists, if it is a list. */
  parts?: readonly Word[];
}

/** A name or a thing as a sentence gets it: its text, and what other words in the sentence agree with. */
export class Word extends FluentType<string> {
  readonly gender: Gender;
  readonly plural: boolean;
  readonly person: boolean;
  readonly parts: readonly Word[];

  /** Where it begins with an article, that tells gender and number unless they are given. */
  constructor(text: string, { gender, plural = false, person = false, parts = [] }: Forms = {}) {
    super(text);
    this.gender = gender ?? (person ? undefined : ARTICLES[text.split(' ', 1)[0] ?? '']) ?? 'n';
    this.plural = plural || (!person && /^[ld]es /.test(text));
    this.person = person;
    this.parts = parts;
  }

  override toString(): string {
    return this.value;
  }
}

/** A person's name, and how that person wishes to be spoken of. */
export function somebody(name: string, address: Address = 'they'): Word {
  return new Word(name, { gender: GENDERS[address], person: true });
}

/** A list as a word: feminine if all of it is, masculine if something is, and neutral if that is not known. */
export function several(parts: readonly Word[], join: Join): Word {
  const gender = (['n', 'm', 'f'] as const).find((one) => parts.some((part) => part.gender === one));
  return new Word(join(parts.map(String)), { gender, plural: parts.length > 1, person: true, parts });
}

/** What texts in this language can call; `join` makes one text of a list. */
export function functions(lang: string, join: Join): Record<string, FluentFunction> {
  const each = (change: (word: Word) => string): FluentFunction => ([value = '']) => {
    const word = value instanceof Word ? value : new Word(written(value, lang), { person: isName(value) });
    return word.parts.length > 0 ? join(word.parts.map(change)) : change(word);
  };
  const common: Record<string, FluentFunction> = {
    AGREE: ([word], forms) => agree(word, forms),
    CAPITAL: ([value = '']) => capital(written(value, lang)),
    SIGNED: ([value = '']) => signed(value, lang),
  };
  return lang === 'fr' ? { ...common, DE: each(de), A: each(a), QUE: each(que) } : { ...common, AN: each(an), POSSESSIVE: each(possessive) };
}

/** A value as text; numbers as the language writes them. */
function written(value: FluentValue, lang: string): string {
  return value instanceof FluentNumber ? new Intl.NumberFormat(lang).format(value.value) : String(value);
}

/** Is this bare text a name? It begins with a capital then. */
function isName(value: FluentValue): boolean {
  return typeof value === 'string' && /^\p{Lu}/u.test(value);
}

/** The form that agrees with a word: masculine, feminine or neutral; with p for several. */
function agree(word: FluentValue | undefined, { m = '', f = '', n = '', mp = '', fp = '' }: Record<string, FluentValue>): FluentValue {
  const { gender, plural } = word instanceof Word ? word : { gender: 'n', plural: false };
  if (plural && (mp || fp)) return (gender === 'f' ? fp : '') || mp || fp;
  return (gender === 'f' ? f : gender === 'n' ? n : '') || m;
}

/** A change with its sign: +2, −3; a true minus, not a hyphen. Text is left as it is. */
function signed(value: FluentValue, lang: string): string {
  if (!(value instanceof FluentNumber)) return String(value);
  const sign = { 1: '+', 0: '', '-1': '−' }[Math.sign(value.value)] ?? '';
  return sign + new Intl.NumberFormat(lang).format(Math.abs(value.value));
}

/** The text with a capital at its beginning. */
export function capital(text: string): string {
  const first = [...text][0] ?? '';
  return first.toLocaleUpperCase() + text.slice(first.length);
}

/* French. */

const ARTICLES: Record<string, Gender> = { le: 'm', un: 'm', la: 'f', une: 'f' };
type Melting = readonly (readonly [article: string, melted: string])[];
const DE_ARTICLES: Melting = [['le ', 'du '], ['les ', 'des ']];
const A_ARTICLES: Melting = [['le ', 'au '], ['les ', 'aux ']];
const VOWELS = new Set('aeiouœæ');
/* Words that begin with a vowel for the eye only, and those whose y is one for the ear. */
const NOT_ELIDED = new Set(['onze', 'onzième', 'oui', 'ouistiti', 'ouate', 'uhlan', 'ululement', 'yaourt', 'yacht', 'yeti']);
const ELIDED_Y = new Set(['yeux', 'yeuse', 'yèble', 'yonne', 'york']);
/* An h is silent in most words, and breathed in these; names are the other way round, since most come from abroad. */
const BREATHED = (
  'hach haie hain hall halt hamac hameau hamster hanch handicap hangar hareng haricot harnais harpe hasard hauss haut havre ' +
  'hériss héron héros hibou hiérarch hippie hobby hockey holding homard honte hors hot houle houx hub huée huit hupp hurl hutte'
).split(' ');
const SILENT_NAMES = new Set((
  'habib héléna hélène hélier héloïse henri henriette henry herbert hercule hermance hermine hermione hervé hilaire hilarion ' +
  'hippolyte honorat honoré honorine horace hortense hubert hugo hugues huguette hyacinthe hector'
).split(' '));

/** Does “de” lose its e before this word? */
function elides(word: Word): boolean {
  const first = word.value.replace(/^[« \u00a0\u202f“"'’]+/, '').toLowerCase().split(/[^\p{L}\p{N}]/u, 1)[0] ?? '';
  if (first.length < 2 || NOT_ELIDED.has(first)) return false; // a letter is read by its name: de A à Z
  if (first.startsWith('h')) return word.person ? SILENT_NAMES.has(first) : !BREATHED.some((stem) => first.startsWith(stem));
  if (first.startsWith('y')) return ELIDED_Y.has(first) || !(VOWELS.has(bare(first[1] ?? '')) || first[1] === 'y');
  return VOWELS.has(bare(first));
}

/** The first letter without its accent. */
function bare(text: string): string {
  return text.normalize('NFD')[0] ?? '';
}

/** A thing whose article melts into the word before it; a name's “Le” never does. */
function contracted(word: Word, articles: Melting): string | null {
  const found = word.person ? undefined : articles.find(([article]) => word.value.startsWith(article));
  return found ? found[1] + word.value.slice(found[0].length) : null;
}

/** Of: d’Alice, de Basile, du module, des dés, de la Boîte, de l’Investisseur. */
function de(word: Word): string {
  const some = elides(new Word(word.value.slice(4))) ? 'd’' : 'de ';
  return contracted(word, [...DE_ARTICLES, ['des ', some]]) ?? (elides(word) ? 'd’' : 'de ') + word.value;
}

/** To: à Alice, au capitaine, aux dés, à la Boîte. */
function a(word: Word): string {
  return contracted(word, A_ARTICLES) ?? `à ${word.value}`;
}

/** That, than: qu’Alice, que Basile, que le module. */
function que(word: Word): string {
  return (elides(word) ? 'qu’' : 'que ') + word.value;
}

/** A true minus; in French thin no-break spaces before high marks, in place of the spaces that were written. */
export function typeset(raw: string, lang: string): string {
  const text = raw.replaceAll(/(?<![\w.:/-])-(?=\d)/g, '−');
  if (lang !== 'fr') return text;
  return text.replaceAll(/[ \u00a0\u202f]+(?=[;:!?%]+(?:[\s)».,…]|$))/g, THIN).replaceAll(/(?<=«)[ \u202f]|[ \u202f](?=»)/g, WIDE);
}

/* English. */

const NOT_AN = ['eu', 'one', 'once', 'uni', 'ura', 'use', 'usu', 'uto'];
const ALSO_AN = ['hour', 'heir', 'honest', 'honor', 'honour', '8', '11', '18'];

/** A or an, by the sound: an engineer, a unit, an hour. */
function an(word: Word): string {
  const sound = word.value.toLowerCase();
  const vowel = VOWELS.has(sound[0] ?? '') && !NOT_AN.some((start) => sound.startsWith(start));
  return (vowel || ALSO_AN.some((start) => sound.startsWith(start)) ? 'an ' : 'a ') + word.value;
}

/** Alice’s, James’s, the players’. */
function possessive(word: Word): string {
  return word.value + (word.plural && word.value.endsWith('s') ? '’' : '’s');
}

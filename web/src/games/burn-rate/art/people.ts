/** What everybody looks like. Somebody of an owner's own box gets a face from the letters of the name: always the same one. */
import { BEARDS, EXTRAS, EYES, GLASSES, HAIR, HEADS, MOUTHS, WEAR } from './features';

export interface Look {
  skin: 1 | 2 | 3 | 4 | 5;
  head: keyof typeof HEADS;
  hair: keyof typeof HAIR;
  hairColour: string;
  eyes: keyof typeof EYES;
  mouth: keyof typeof MOUTHS;
  wear: keyof typeof WEAR;
  cloth: string;
  accent: string;
  glasses?: keyof typeof GLASSES;
  beard?: keyof typeof BEARDS;
  extra?: keyof typeof EXTRAS;
}

const HAIRS = { black: '#26212b', brown: '#5b3a22', fair: '#dba843', red: '#b8481d', grey: '#b4b3bb', white: '#efeae0', pink: '#e0559b', blue: '#3f74d6', green: '#2f8a5b', plum: '#7b3a80' } as const;
const CLOTHS = { navy: '#26345f', grey: '#6b7080', teal: '#1f7a78', wine: '#8a2745', olive: '#6d7236', sand: '#b79a67', black: '#2b2a33', sky: '#5b97c9', orange: '#cf6a26', violet: '#6a4aa0', lime: '#7fa82f', rose: '#c9607e' } as const;
const ACCENTS = { red: '#d8362f', gold: '#f0b429', cyan: '#35b6c9', pink: '#ef6fae', white: '#fbf7ea', green: '#46a35a', black: '#26212b' } as const;

type Words = [Look['skin'], Look['head'], Look['hair'], keyof typeof HAIRS, Look['eyes'], Look['mouth'], Look['wear'], keyof typeof CLOTHS, keyof typeof ACCENTS];
type More = Pick<Look, 'glasses' | 'beard' | 'extra'>;

const look = (...[skin, head, hair, tone, eyes, mouth, wear, cloth, accent]: Words): Look => ({
  skin, head, hair, hairColour: HAIRS[tone], eyes, mouth, wear, cloth: CLOTHS[cloth], accent: ACCENTS[accent],
});
const but = (base: Look, more: More): Look => ({ ...base, ...more });

export const PEOPLE: Record<string, Look> = {
  // Sales: teeth first.
  rick_glibb: but(look(1, 'square', 'slick', 'black', 'dots', 'grin', 'suit', 'wine', 'gold'), { glasses: 'shades' }),
  brad_duke: look(1, 'square', 'quiff', 'fair', 'happy', 'grin', 'suit', 'navy', 'red'),
  lorna_spinks: but(look(1, 'oval', 'hive', 'red', 'wide', 'gasp', 'blouse', 'rose', 'gold'), { glasses: 'cat', extra: 'earrings' }),
  gil_boniface: but(look(2, 'round', 'combed', 'brown', 'happy', 'smile', 'suit', 'teal', 'gold'), { beard: 'moustache' }),
  chloe_marchetti: but(look(2, 'oval', 'long', 'brown', 'happy', 'smirk', 'blouse', 'wine', 'gold'), { extra: 'earrings' }),
  ned_tuttle: but(look(1, 'long', 'bowl', 'fair', 'wide', 'wavy', 'vest', 'olive', 'red'), { extra: 'sweat' }),
  ivan_petrossian: but(look(2, 'square', 'slick', 'grey', 'narrow', 'flat', 'suit', 'black', 'white'), { beard: 'handlebar' }),
  agnes_colquhoun: but(look(1, 'round', 'bun', 'white', 'dots', 'smile', 'blouse', 'violet', 'white'), { glasses: 'half', extra: 'pearls' }),
  // Finance: it all adds up.
  ben_zhao: but(look(2, 'oval', 'side', 'black', 'dots', 'smirk', 'suit', 'navy', 'cyan'), { glasses: 'square' }),
  odile_garnier: but(look(3, 'oval', 'bob', 'black', 'narrow', 'smirk', 'blouse', 'teal', 'gold'), { glasses: 'cat' }),
  max_ledgerwood: but(look(1, 'round', 'bald', 'grey', 'dots', 'flat', 'suit', 'grey', 'red'), { glasses: 'round', beard: 'full' }),
  mary_delany: but(look(1, 'oval', 'tail', 'red', 'dots', 'smile', 'turtle', 'lime', 'white'), { glasses: 'round' }),
  paul_escudo: but(look(3, 'long', 'slick', 'black', 'narrow', 'smirk', 'vest', 'wine', 'black'), { glasses: 'monocle', beard: 'goatee' }),
  greta_lindqvist: look(1, 'square', 'pigtails', 'fair', 'sleepy', 'flat', 'turtle', 'navy', 'white'),
  wes_halloran: but(look(5, 'square', 'buzz', 'black', 'dots', 'smile', 'vest', 'sand', 'green'), { beard: 'moustache' }),
  sunil_rao: but(look(4, 'oval', 'side', 'black', 'happy', 'smile', 'polo', 'sky', 'white'), { extra: 'pens' }),
  // Human Resources: they care, in writing.
  lucille_bonnard: but(look(1, 'long', 'hive', 'grey', 'narrow', 'smirk', 'turtle', 'black', 'white'), { extra: 'earrings' }),
  hector_vance: but(look(4, 'square', 'buzz', 'grey', 'narrow', 'flat', 'suit', 'grey', 'cyan'), { beard: 'goatee' }),
  joan_fairweather: but(look(5, 'oval', 'curly', 'brown', 'happy', 'grin', 'blouse', 'orange', 'gold'), { extra: 'pearls' }),
  martin_able: look(1, 'oval', 'side', 'brown', 'dots', 'smile', 'vest', 'sky', 'red'),
  chet_dubois: but(look(1, 'round', 'cap', 'blue', 'sleepy', 'smile', 'polo', 'teal', 'gold'), { extra: 'lanyard' }),
  bridget_oakes: but(look(1, 'round', 'bob', 'fair', 'wide', 'smile', 'blouse', 'sky', 'white'), { extra: 'lanyard' }),
  omar_haddad: but(look(4, 'round', 'curly', 'black', 'dots', 'smile', 'vest', 'violet', 'gold'), { beard: 'full' }),
  nadia_kowalski: but(look(2, 'oval', 'scarf', 'plum', 'dots', 'smirk', 'turtle', 'rose', 'white'), { glasses: 'round' }),
  // Development, those who lead.
  nora_whitlock: but(look(1, 'long', 'long', 'white', 'narrow', 'flat', 'turtle', 'black', 'cyan'), { glasses: 'square' }),
  silvia_okafor: but(look(5, 'oval', 'afro', 'black', 'dots', 'smile', 'blouse', 'teal', 'gold'), { extra: 'earrings' }),
  bud_fenwick: but(look(1, 'round', 'cap', 'green', 'wide', 'grin', 'polo', 'orange', 'red'), { extra: 'propeller' }),
  lars_iversen: but(look(1, 'square', 'mullet', 'fair', 'dots', 'flat', 'turtle', 'olive', 'white'), { beard: 'full' }),
  priya_menon: but(look(4, 'oval', 'tail', 'black', 'dots', 'smirk', 'hoodie', 'wine', 'white'), { extra: 'headset' }),
  curtis_blaine: but(look(5, 'long', 'bald', 'black', 'sleepy', 'smirk', 'polo', 'grey', 'cyan'), { beard: 'goatee', glasses: 'round' }),
  // Engineers: somebody has to do it.
  tony_fuji: but(look(2, 'round', 'spiky', 'black', 'dots', 'smile', 'tee', 'navy', 'red'), { extra: 'phones' }),
  moss_delgado: but(look(3, 'oval', 'dreads', 'brown', 'sleepy', 'smile', 'hoodie', 'olive', 'gold'), { beard: 'goatee' }),
  kim_sato: but(look(2, 'round', 'bowl', 'pink', 'wide', 'flat', 'tee', 'black', 'pink'), { glasses: 'round' }),
  wanda_ruiz: but(look(3, 'oval', 'curly', 'red', 'happy', 'grin', 'flowers', 'sky', 'gold'), {}),
  hao_lin: but(look(2, 'square', 'buzz', 'black', 'dots', 'flat', 'polo', 'lime', 'white'), { glasses: 'square', extra: 'pens' }),
  edda_grimm: but(look(1, 'long', 'mohawk', 'green', 'narrow', 'frown', 'tee', 'black', 'green'), { extra: 'earrings' }),
  bo_larsen: but(look(1, 'square', 'long', 'fair', 'sleepy', 'smile', 'hoodie', 'grey', 'white'), { beard: 'full', extra: 'band' }),
  carlo_bassi: but(look(2, 'round', 'combed', 'black', 'happy', 'smile', 'flowers', 'orange', 'gold'), { beard: 'handlebar' }),
  doug_pixley: but(look(1, 'long', 'spiky', 'red', 'wide', 'wavy', 'tee', 'violet', 'gold'), { glasses: 'square', extra: 'sweat' }),
  yara_benali: but(look(4, 'oval', 'bun', 'blue', 'dots', 'smile', 'hoodie', 'teal', 'cyan'), { extra: 'phones' }),
};

/** What this person looks like. */
export function lookOf(person: string): Look {
  return PEOPLE[person] ?? imagined(person);
}

function imagined(person: string): Look {
  let seed = [...person].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
  const next = <T>(from: readonly T[]): T => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return from[(seed >>> 8) % from.length] as T;
  };
  const keys = <T extends object>(table: T): (keyof T)[] => Object.keys(table) as (keyof T)[];
  return {
    skin: next([1, 2, 3, 4, 5] as const), head: next(keys(HEADS)), hair: next(keys(HAIR)), hairColour: next(Object.values(HAIRS)), eyes: next(keys(EYES)),
    mouth: next(keys(MOUTHS)), wear: next(keys(WEAR)), cloth: next(Object.values(CLOTHS)), accent: next(Object.values(ACCENTS)),
    glasses: next([undefined, undefined, ...keys(GLASSES)]), beard: next([undefined, undefined, undefined, ...keys(BEARDS)]), extra: next(keys(EXTRAS)),
  };
}

/** What every part of a board may ask: the props of the board, always the newest. Games add what is their own. */
import { createContext } from 'svelte';
import type { BoardProps, Happening, News, Say, Speed, View } from './board';
import type { Fact } from './shapes';
import { Closeup } from './closeup.svelte';

/** The board as its parts know it: the game's own view, what it tells, and what can be looked at close up. */
export class BoardContext<Own extends View = View, Told extends Fact = Happening, Subject = never> {
  readonly view: Own;
  readonly closeup = new Closeup<Subject>();
  private readonly props: () => BoardProps<Own, Told>;

  constructor(props: () => BoardProps<Own, Told>) {
    this.props = props;
    this.view = $derived(props().view);
  }

  get seat(): number {
    return this.props().seat;
  }

  get names(): string[] {
    return this.props().names;
  }

  get glowing(): Set<string> {
    return this.props().glowing;
  }

  get picked(): string[] {
    return this.props().picked;
  }

  get happenings(): News<Told>[] {
    return this.props().happenings;
  }

  get speed(): Speed {
    return this.props().speed;
  }

  get say(): Say {
    return this.props().say;
  }

  /** Is there a text with this key? */
  has(key: string): boolean {
    return this.props().has(key);
  }

  /** What the list of choices calls a thing. */
  called(ref: string): string {
    return this.props().called(ref);
  }

  pick(ref: string): void {
    this.props().pick(ref);
  }

  /** Plays a whole click path, where it is offered, and says whether it is. */
  play(path: readonly string[]): boolean {
    return this.props().play?.(path) ?? false;
  }
}

type AnyBoard = BoardContext<View, Fact, unknown>;

const [anyBoard, setAnyBoard] = createContext<AnyBoard>();

/** The board around a part that any game may use. */
export { anyBoard };

/** How the parts of one game's board reach it, and how the board puts itself there. */
export function contextOf<Table extends AnyBoard>(): [() => Table, (table: Table) => Table] {
  const [own, setOwn] = createContext<Table>();
  const set = (table: Table): Table => {
    setAnyBoard(table);
    return setOwn(table);
  };
  return [own, set];
}

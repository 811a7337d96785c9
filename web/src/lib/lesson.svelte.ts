/** A learner's way through a lesson: where they stand, what was said of their last try, and the table they see. */
import { api, Refused } from './api';
import { beginning, keepStanding, keptStanding, type Standing } from './lesson';
import { StillTable } from './still.svelte';
import type { LessonAnswer, LessonInfo, LessonStep, LessonTry, ServerMessage } from './wire';

/** What became of a try: the key of a step's text, and which of its attributes to say (none: that it is allowed, but not it). */
export interface Heard {
  verdict: 'right' | 'on' | 'wrong';
  key: string;
  say: string;
  /** Several in a row are told apart, so that each is read out. */
  count: number;
}

export class Learner {
  readonly table = new StillTable({
    choose: (code) => this.tried({ choose: code }),
    why: (path) => this.tried({ why: path }),
  });
  standing = $state.raw<Standing>(beginning(''));
  step = $state.raw<LessonStep | null>(null);
  /** The chapter is done. */
  over = $state(false);
  heard = $state.raw<Heard | null>(null);
  problem = $state.raw<unknown>(null);
  /** Each answer is a new place to be: whoever watches knows that something has changed. */
  arrivals = $state(0);
  private count = 0;

  constructor(readonly lesson: LessonInfo) {
    this.standing = keptStanding(lesson) ?? beginning(lesson.chapters[0]?.name ?? '');
  }

  get chapter(): number {
    return this.lesson.chapters.findIndex((one) => one.name === this.standing.chapter);
  }

  get steps(): number {
    return this.lesson.chapters[this.chapter]?.steps ?? 0;
  }

  /** Was the whole lesson played? */
  get learnt(): boolean {
    return this.lesson.chapters.every((one) => this.standing.done.includes(one.name));
  }

  /** Comes back to where one was; a lesson that has changed since begins its chapter anew. */
  async start(): Promise<void> {
    await this.look();
    if (this.problem instanceof Refused && this.problem.code === 'not-now') await this.begin(this.standing.chapter);
  }

  /** Begins a chapter. */
  async begin(chapter: string): Promise<void> {
    this.standing = beginning(chapter, this.standing.done);
    await this.look();
  }

  /** Goes to the step before, as it began. */
  async back(): Promise<void> {
    const { step, trail } = this.standing;
    if (this.over || step === 0) return this.over ? this.look() : undefined;
    this.standing = { ...this.standing, step: step - 1, choices: trail[step - 1] ?? [], trail: trail.slice(0, -1) };
    await this.look();
  }

  /** Takes the last own choice of this step back. */
  async takeBack(): Promise<void> {
    if (!this.step?.own) return;
    this.standing = { ...this.standing, choices: this.standing.choices.slice(0, -1) };
    await this.look();
  }

  /** The words were read. */
  async goOn(): Promise<void> {
    if (this.step?.kind === 'read' && !this.over) this.table.tell(await this.tried({ go_on: true }));
  }

  /** Asks for the whole table where one stands. */
  private async look(): Promise<void> {
    this.heard = null;
    const messages = await this.ask({ step: this.standing.step, choices: this.standing.choices });
    this.table.tell(messages);
  }

  private tried(what: Pick<LessonTry, 'choose' | 'go_on' | 'why'>): Promise<readonly ServerMessage[]> {
    const { step, choices } = this.standing;
    return this.ask({ step, choices, after: this.table.last, ...what });
  }

  private async ask(wish: LessonTry): Promise<readonly ServerMessage[]> {
    try {
      const answer = await api.tryLesson(this.lesson.game, this.standing.chapter, wish);
      this.problem = null;
      if (!wish.why?.length) this.arrive(answer);
      return answer.messages;
    } catch (refused) {
      this.problem = refused;
      return [];
    }
  }

  private arrive(answer: LessonAnswer): void {
    const before = this.step;
    const { number } = answer.step;
    if (answer.verdict !== '') {
      this.heard = { verdict: answer.verdict, key: (answer.verdict === 'right' ? before : answer.step)?.key ?? '', say: answer.say, count: (this.count += 1) };
    } else this.heard = null;
    const trail = number > this.standing.step ? [...this.standing.trail, answer.choices] : this.standing.trail;
    const { chapter, done } = this.standing;
    this.over = answer.over;
    this.step = answer.step;
    this.standing = { chapter, step: number, choices: answer.choices, trail, done: answer.over ? [...new Set([...done, chapter])] : done };
    keepStanding(this.lesson.game, this.standing);
    this.arrivals += 1;
  }
}

/** Which games have a guided first game, as the server says; and the words of each. */
import { again } from './again';
import { api } from './api';
import { Texts, type Language } from './texts';
import type { LessonInfo } from './wire';

class Lessons {
  private all = $state.raw<LessonInfo[] | null>(null);
  private asked: Promise<void> | null = null;

  /** Asks the server, once. */
  load(): Promise<void> {
    this.asked ??= again(() => api.lessons(), () => this.all === null).then((all) => {
      this.all = all ?? [];
    });
    return this.asked;
  }

  /** The lesson of this game; null for a game without one, and until the server has answered. */
  of(game: string): LessonInfo | null {
    if (this.all === null) void this.load();
    return this.all?.find((one) => one.game === game) ?? null;
  }
}

const lessons = new Lessons();

/** The lesson of this game, if it has one: for whatever offers it. The markup that asks is drawn again when the answer is here. */
export const lessonOf = (game: string): LessonInfo | null => lessons.of(game);

/** The same for who can wait. */
export async function findLesson(game: string): Promise<LessonInfo | null> {
  await lessons.load();
  return lessons.of(game);
}

/** The words of a lesson, which may name the things of its game. */
export async function lessonTexts(game: string, lang: Language): Promise<Texts> {
  const [its, own] = await Promise.all([api.texts(game, lang), api.lessonTexts(game, lang)]);
  return new Texts(lang, [its, own]);
}

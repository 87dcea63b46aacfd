import type { AppContext } from '../app-context.ts';

/**
 * Lets lesson 2-1 exist with the words of 1-1, each marked, so that a test knows a locked word when
 * it sees one.
 * @returns The mark.
 */
export function writeLockedLesson(ctx: AppContext): string {
  const mark = 'LOCKED-WORD';
  const { lesson } = ctx.content;
  ctx.content = {
    ...ctx.content,
    lesson: (id, language) => {
      const first = lesson('1-1', language);
      if (id !== '2-1' || !first) return lesson(id, language);
      return {
        ...first,
        story: { ...first.story, paragraphs: [`${mark} story`] },
        vocabulary: first.vocabulary.map((word) => ({ ...word, meaning: `${mark} vocabulary` })),
        activities: first.activities.map((one) => ({ ...one, prompt: `${mark} activity` })),
        quiz: first.quiz.map((one) => ({ ...one, why: `${mark} why` })),
        forGrownUps: { ...first.forGrownUps, meaning: `${mark} grown-ups` },
      };
    },
  };
  return mark;
}

/** Lets the lesson of an id be as if nobody had written it yet. */
export function unwriteLesson(ctx: AppContext, unwritten: string): void {
  const { lesson } = ctx.content;
  ctx.content = {
    ...ctx.content,
    lesson: (id, language) => (id === unwritten ? null : lesson(id, language)),
  };
}

/** What of a lesson can be done; an activity is named by its id in the lesson (`activity:a1`). */
export type Part = 'goals' | 'story' | 'teaching' | 'vocabulary' | `activity:${string}` | 'quiz';

/** What each part adds to the lesson's percentage. @see docs/requirements.md#r-lesson-percentage */
export const partWeights = {
  goals: 5,
  story: 20,
  teaching: 20,
  vocabulary: 10,
  activity: 6,
  quiz: 15,
} as const;

export const activitiesPerLesson = 5;

/** Goals, story, teaching, vocabulary, five activities and the quiz: 10. */
export const partsPerLesson = Object.keys(partWeights).length - 1 + activitiesPerLesson;

/** The quiz percentage from which the quiz part counts and the lesson is completed. */
export const passPercentage = 60;

/** Whether a text names a part. */
export function isPart(text: string): text is Part {
  return (
    (text !== 'activity' && Object.hasOwn(partWeights, text)) ||
    /^activity:[a-z0-9-]{1,32}$/.test(text)
  );
}

/**
 * How much of a lesson is done, 0 to 100, from the parts done. `quiz` belongs among them only when
 * a quiz of 60 % or more is saved. More than five activities add no more than five.
 */
export function lessonPercentage(parts: ReadonlySet<Part>): number {
  let percentage = 0;
  let activities = 0;
  for (const part of parts) {
    if (part.startsWith('activity:')) activities += 1;
    else percentage += partWeights[part as keyof typeof partWeights];
  }
  return percentage + Math.min(activities, activitiesPerLesson) * partWeights.activity;
}

/** Whether a lesson is completed by its best quiz, in per cent; null where none is saved. */
export function isLessonCompleted(bestPercentage: number | null): boolean {
  return bestPercentage !== null && bestPercentage >= passPercentage;
}

/** The parts done, with the quiz added where the best quiz completes the lesson. */
export function withQuiz(parts: ReadonlySet<Part>, bestPercentage: number | null): Set<Part> {
  const all = new Set(parts);
  if (isLessonCompleted(bestPercentage)) all.add('quiz');
  else all.delete('quiz');
  return all;
}

/** A part of a lesson that a recording can be of: the story, one entry of the teaching, or the key words. */
export type RecordedPart = 'story' | 'vocabulary' | `teaching:${string}`;

/** The words of a lesson, as far as its parts follow from them. */
interface Parts {
  teaching: readonly { id: string }[];
}

/** The parts of a lesson that can be recorded, in the order of the page. */
export function recordedParts({ teaching }: Parts): RecordedPart[] {
  return ['story', ...teaching.map(({ id }) => `teaching:${id}` as const), 'vocabulary'];
}

/** Whether a lesson has such a part. */
export function isPartOf(lesson: Parts, part: string): part is RecordedPart {
  return recordedParts(lesson).some((each) => each === part);
}

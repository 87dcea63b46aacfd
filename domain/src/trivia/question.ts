import { z } from 'zod';
import { parseLessonId } from '../course/ids.ts';

const words = z.string().trim().min(1);

/** How many choices a question offers. @see docs/authoring.md#saints-and-trivia */
export const choicesPerQuestion = 4;

const question = z.strictObject({
  /** The lesson's id, `q`, and a number: `2-5-q1`. */
  id: z.string().regex(/^\d-\d{1,2}-q[1-9]\d?$/, 'Write the lesson, "q" and a number: "2-5-q1".'),
  /** Where the answer is taught. */
  lesson: z
    .string()
    .refine((id) => parseLessonId(id) !== null, 'Write the id of a lesson, such as "2-5".'),
  question: words,
  choices: z.array(words),
  /** One of the choices, word for word. */
  answer: words,
  why: words,
});

/**
 * The questions of one module in one language: `content/trivia/<module>.<lang>.yaml`.
 * @see docs/authoring.md#saints-and-trivia
 */
export const questionsSchema = z.array(question);

export type Question = z.infer<typeof question>;

/** The place of the right answer among the choices, from 0; -1 where it is none of them. */
export function rightPlace({ choices, answer }: Question): number {
  return choices.indexOf(answer);
}

import { z } from 'zod';
import { questionCount } from './questions.ts';

/** How many questions of 1912 may be left out of the course in all. */
export const withheldMax = 25;

/**
 * `content/withheld.yaml`: the questions of 1912 that no lesson teaches, each with the reason, in order and none twice.
 * @see docs/authoring.md#write-a-lesson
 */
export const withheldSchema = z
  .array(
    z.strictObject({
      question: z.int().min(1).max(questionCount),
      reason: z.string().trim().min(1),
    }),
  )
  .max(withheldMax)
  .superRefine((list, context) => {
    for (const [index, { question }] of list.entries()) {
      if (index === 0 || question > (list[index - 1]?.question ?? 0)) continue;
      const message = 'Name the questions in order, each once.';
      context.addIssue({ code: 'custom', path: [index, 'question'], message });
    }
  });

export type Withheld = z.infer<typeof withheldSchema>;

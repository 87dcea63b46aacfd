import type { Env } from '../env.ts';
import { createChatModel } from '../features/chat/model.ts';
import { type Finding, well, wrong } from './finding.ts';

const entry = {
  id: 'doctor',
  ref: { book: 'catechism', questions: '1' },
  question: 'Who made us?',
  answer: 'God made us.',
  simply: 'God made you and me.',
  lesson: '1-1',
  lessonTitle: '',
  wordings: [],
};

/** Whether the language model answers a question within the time that a child would wait. */
export async function checkModel({ ai }: Pick<Env, 'ai'>): Promise<Finding> {
  if (!ai) return well('model', "none: the chat answers in the catechism's own words");
  const begun = performance.now();
  const said = await createChatModel(ai).answer(
    { question: entry.question, language: 'en', entries: [entry] },
    AbortSignal.timeout(20_000),
  );
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  if (said !== null) return well('model', `${ai.model} answers within ${seconds} s`);
  return wrong(
    'model',
    `${ai.model} gave no answer in ${seconds} s; the chat goes on in the catechism's own words`,
    'look at AI_BASE_URL, AI_MODEL and AI_API_KEY, or take a faster model: it has eight seconds',
  );
}

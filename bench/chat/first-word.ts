import type { createApp } from '../../server/src/app.ts';

const rounds = 150;
const warming = 20;

/** What calls need: the app, and the cookie of somebody signed in. */
export interface Asker {
  app: ReturnType<typeof createApp>;
  origin: string;
  cookie: string;
}

const questions = ['who is god', 'do angels have wings', 'what is prayer', 'who is the pope'];

async function firstByte(answer: Response): Promise<void> {
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  const reader = answer.body?.getReader();
  await reader?.read();
  await reader?.cancel();
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}

/** Milliseconds to the first word of an answer and of a plain search, turn by turn: their medians. */
export async function measureFirstWord({ app, origin, cookie }: Asker) {
  const headers = { cookie, origin, 'content-type': 'application/json' };
  const ask = (question: string) =>
    app.request(`${origin}/functions/v1/ask-saint`, {
      ...{ method: 'POST', headers },
      body: JSON.stringify({ question, language: 'en' }),
    });
  const search = (question: string) =>
    app.request(`${origin}/rest/v1/catechism?lang=en&q=${encodeURIComponent(question)}`, {
      headers,
    });
  const times = { ask: [] as number[], search: [] as number[] };
  for (let round = 0; round < rounds + warming; round += 1) {
    const question = questions[round % questions.length] ?? '';
    for (const [name, call] of [
      ['search', search],
      ['ask', ask],
    ] as const) {
      const from = performance.now();
      await firstByte(await call(question));
      if (round >= warming) times[name].push(performance.now() - from);
    }
  }
  return { ask: median(times.ask), search: median(times.search) };
}

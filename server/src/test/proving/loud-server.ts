import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { freePort, type RunningApp, startApp } from '../running-app.ts';
import { callApp } from './call-app.ts';
import { withDatabaseOf } from './database-of.ts';
import { openWriters, type Writers } from './writers.ts';

/** What a server that logs everything has written, and what of people was in it. */
export interface LogReport {
  lines: number;
  /** Calls that were made of it, good and bad. */
  calls: number;
  /** The words of people and secrets that were sent to it. */
  canaries: number;
  faults: string[];
}

/** A word that nothing else holds, by which what was sent is known again. */
const canary = (of: string) => `Canary${of}${randomUUID().slice(0, 8)}`;

const learning = (said: object) => {
  const at = new Date().toISOString();
  return { key: randomUUID(), at, sentAt: at, lesson: '1-1', ...said };
};

/**
 * Sends canaries wherever words of a person can go, into every kind of call that may be logged,
 * faults of the database too.
 */
async function sendCanaries(app: RunningApp, dataDir: string, { parent, learners, post }: Writers) {
  const seeded: string[] = [];
  const seed = (of: string) => {
    const word = canary(of);
    seeded.push(word);
    return word;
  };
  const [learner = ''] = learners;
  let calls = 0;
  const send = async (path: string, body: unknown, cookie = '', method = 'POST') => {
    calls += 1;
    await callApp(app, path, { method, cookie, body: method === 'GET' ? undefined : body });
  };
  const quiz = () =>
    send(
      '/rest/v1/quiz-results',
      learning({ answers: [{ id: 'q1', value: seed('Answer') }] }),
      learner,
    );
  const child = () =>
    send(
      '/rest/v1/children',
      { name: seed('Child'), age: 8, password: seed('Password'), consent: true },
      parent,
    );
  const comment = () =>
    send(
      `/rest/v1/blog/posts/${post}/comments?lang=en`,
      { key: randomUUID(), text: seed('Comment'), anonymous: false },
      parent,
    );
  const question = () =>
    send('/functions/v1/ask-saint', { question: seed('Question'), language: 'en' }, parent);
  const login = () =>
    send('/auth/v1/sign-in/email', {
      email: `${seed('Address')}@example.org`,
      password: seed('Wrong'),
    });
  const signUp = () =>
    send('/rest/v1/account/sign-up', {
      ...{ account_type: 'parent', full_name: seed('Name'), email: `${seed('New')}@example.org` },
      ...{ password: seed('Secret'), over_18: true, terms_read: true, privacy_read: true },
      ...{ language: 'en', time_zone: 'UTC' },
    });
  const all = [quiz, child, comment, question, login, signUp];
  for (const action of all) await action();
  // Malformed, too long, in an address, in a cookie.
  await send('/rest/v1/quiz-results', { [seed('Field')]: seed('Value') }, learner);
  await send(`/rest/v1/children/${seed('Id')}?name=${seed('Query')}`, null, parent, 'GET');
  await send('/rest/v1/children', null, `session=${seed('Token')}.${seed('Signature')}`, 'GET');
  await send('/rest/v1/children', seed('Huge').repeat(30_000), parent);
  const tables = ['quiz_results', 'profiles', 'comments', 'chat_messages', 'pending_sign_ups'];
  for (const table of tables) {
    await withDatabaseOf(dataDir, (db) => db.query(`alter table ${table} rename to away`));
    for (const action of all) await action();
    await withDatabaseOf(dataDir, (db) => db.query(`alter table away rename to ${table}`));
  }
  return { planted: seeded, calls };
}

/**
 * A server that logs at its loudest is told names, addresses, passwords, answers, comments and
 * questions, in good calls, bad ones and such as end in a fault of the database; nothing of it and
 * no token may be in what it writes.
 * @see docs/requirements.md#r-log-without-persons
 */
export async function listenToLogs(dataDir: string): Promise<LogReport> {
  const app = await startApp(dataDir, await freePort(), {
    LOG_LEVEL: 'debug',
    // A mail server that is not there: e-mails are not printed, and their failures are logged.
    SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
  });
  const { stdout, stderr } = app.process;
  if (!stdout || !stderr) throw new Error('the server has no output to read');
  const writing = Promise.all([text(stdout), text(stderr)]);
  const writers = await openWriters(app, 1);
  const { planted: seeded, calls } = await sendCanaries(app, dataDir, writers);
  await app.stop();
  const written = (await writing).join('\n');
  const tokens = [writers.parent, ...writers.learners].map(
    (cookie) => /(?:^|; )session=([^.;]+)/.exec(cookie)?.[1] ?? 'no session',
  );
  const canaries = [...seeded, ...tokens];
  const lower = written.toLowerCase();
  return {
    lines: written.split('\n').length,
    calls,
    canaries: canaries.length,
    faults: canaries.filter((word) => lower.includes(word.toLowerCase())),
  };
}

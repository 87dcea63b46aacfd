import { eventReader } from '../../server/src/test/event-reader.ts';
import { asks } from '../server/asks.ts';
import type { Row } from '../server/row.ts';
import { type Learner, parentPassword } from '../server/seed.ts';
import type { Site } from './site.ts';
import { sendOnce } from './writers.ts';

/**
 * Wrong passwords that an account takes from one address ("Limits on logging in" of
 * docs/running/monitoring.md).
 */
const mostGuesses = 10;

function logIn(url: string, { parentEmail: email, address }: Learner, password: string) {
  return fetch(`${url}/auth/v1/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ email, password }),
  });
}

/** Guesses are counted together, whichever process takes them. */
async function limitRow(one: string, other: string, learner: Learner): Promise<Row> {
  const statuses: number[] = [];
  for (let guess = 0; guess <= mostGuesses; guess += 1) {
    statuses.push((await logIn(guess % 2 ? one : other, learner, `wrong-${guess}`)).status);
  }
  const last = statuses.pop();
  return {
    what: 'a limit is one for both processes',
    promise: `${mostGuesses} wrong passwords in turns, then 429`,
    measured: `${[...new Set(statuses)].join()}, then ${last}`,
    meets: statuses.every((status) => status === 401) && last === 429,
  };
}

/** Who logs in at one process is known at the other, and is a stranger there after logging out. */
async function sessionRow(one: string, other: string, learner: Learner): Promise<Row> {
  const entered = await logIn(one, learner, parentPassword);
  const cookie = entered.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  const read = async () =>
    (await fetch(`${other}/rest/v1/children/progress`, { headers: { cookie } })).status;
  const known = await read();
  await fetch(`${one}/auth/v1/sign-out`, { method: 'POST', headers: { cookie } });
  const gone = await read();
  return {
    what: 'a session is one for both processes',
    promise: 'known at the other, ended at the other',
    measured: `${known}, then ${gone}`,
    meets: known === 200 && gone === 401,
  };
}

/** A page that listens at one process hears what was written at the other. */
async function realtimeRow(one: string, other: string, learner: Learner): Promise<Row> {
  const headers = { cookie: learner.parentCookie, 'x-forwarded-for': learner.address };
  const reader = eventReader(await fetch(`${other}/realtime/v1/events`, { headers }));
  await reader.next();
  await sendOnce(one, asks.part(learner, 0));
  const received = await reader.next();
  await reader.close();
  return {
    what: 'an event reaches the other process',
    promise: 'a parent hears that its child has learnt',
    measured: `heard: ${received?.name}`,
    meets: received?.name === 'progress',
  };
}

/** What both processes share by the database: limits, sessions, events. */
export async function proveShared({ apps, learners }: Site): Promise<Row[]> {
  const [one, other] = [apps[0].url, apps[1].url];
  const [first, second, third] = learners;
  if (!first || !second || !third) throw new Error('there are too few learners');
  return [
    await limitRow(one, other, first),
    await sessionRow(one, other, second),
    await realtimeRow(one, other, third),
  ];
}

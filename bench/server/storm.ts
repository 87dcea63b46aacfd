import { inTurns } from './asks.ts';
import type { Bench } from './bench.ts';
import { type Ask, type Pressed, press } from './press.ts';
import { inMs, type Row } from './row.ts';
import { type Learner, parentPassword } from './seed.ts';

const most = 3;

function logIn(learners: readonly Learner[]): (call: number) => Ask {
  return (call) => {
    const learner = learners[call % learners.length];
    return {
      path: '/auth/v1/sign-in/email',
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': learner?.address ?? '',
      },
      body: JSON.stringify({ email: learner?.parentEmail, password: parentPassword }),
    };
  };
}

/**
 * A hundred families log in at once and again, while others read their lessons.
 * @see docs/requirements.md#r-bounded-work
 */
export async function measureStorm({ product, learners, short }: Bench): Promise<Row[]> {
  const { url } = product.app;
  const lesson = inTurns(learners, 'lesson');
  const seconds = short ? 5 : 20;
  const read = () => press(url, lesson, { connections: 4, seconds });
  await read();
  const harmless = await read();
  const storm = { connections: 100, seconds };
  const [during, logins] = await Promise.all([read(), press(url, logIn(learners), storm)]);
  return [loginRow(logins), lessonRow(harmless, during)];
}

function loginRow({ statuses, withoutRetryAfter, broken, perSecond }: Pressed): Row {
  const onlyThese = Object.keys(statuses).every((status) => ['200', '429', '503'].includes(status));
  return {
    what: 'login storm: logins',
    promise: 'answered, or 503 with Retry-After',
    measured: `${perSecond.toFixed(0)} a second let in; ${JSON.stringify(statuses)}, ${withoutRetryAfter} without Retry-After, ${broken} without an answer`,
    meets: perSecond > 0 && onlyThese && withoutRetryAfter === 0 && broken === 0,
  };
}

function lessonRow(harmless: Pressed, during: Pressed): Row {
  const wrong = Object.keys(during.statuses).filter((status) => status !== '200');
  const ratio = during.p50 / harmless.p50;
  return {
    what: 'login storm: lessons, p50',
    promise: '<= 3x, none refused',
    measured: `${ratio.toFixed(2)}x: ${inMs(harmless.p50)}, in the storm ${inMs(during.p50)}; p99 ${inMs(harmless.p99)} and ${inMs(during.p99)}`,
    meets: ratio <= most && wrong.length === 0 && during.broken === 0,
  };
}

import { AppError } from '../../platform/http/app-error.ts';

/**
 * Makes works wait for each other, in the order they come. A further one throws 503 with the
 * seconds after which it may try again.
 * @param mostWaiting - How many may wait.
 */
export function oneAtATime(mostWaiting: number) {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (waiting > mostWaiting) throw new AppError('service_unavailable', { retryAfter: 10 });
    waiting += 1;
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    try {
      return await mine;
    } finally {
      waiting -= 1;
    }
  };
}

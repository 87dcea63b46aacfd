import { expect, it } from 'vitest';
import { notify, onFirstNotice, takeNotices } from './notify.ts';

it('messages wait for the one who shows them, and each is shown once', () => {
  let woken = 0;
  const shown: string[] = [];
  const stopWaiting = onFirstNotice(() => {
    woken += 1;
  });
  notify('success', 'one');
  notify('error', 'two');
  const stop = takeNotices((notices) => shown.push(...notices.map(({ text }) => text)));
  notify('info', 'three');
  stop();
  stopWaiting();
  notify('info', 'four');
  expect(woken).toBe(1);
  expect(shown).toEqual(['one', 'two', 'three']);
});

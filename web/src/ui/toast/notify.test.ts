import { expect, it } from 'vitest';
import { notify, onFirstNotice, takeNotices } from './notify.ts';

it('messages wait for the one who shows them, and each is shown once', () => {
  let retried = 0;
  const shown: string[] = [];
  const stopWaiting = onFirstNotice(() => {
    retried += 1;
  });
  notify('success', 'one');
  notify('error', 'two');
  const stop = takeNotices((notices) => shown.push(...notices.map(({ text }) => text)));
  notify('info', 'three');
  stop();
  stopWaiting();
  notify('info', 'four');
  expect(retried).toBe(1);
  expect(shown).toEqual(['one', 'two', 'three']);
});

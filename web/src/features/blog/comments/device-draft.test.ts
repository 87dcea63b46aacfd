import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubStorage } from '@/test/stub-storage.ts';
import {
  forgetOldDrafts,
  readDraft,
  saveDraft,
  saveSigning,
  sendDraft,
  signsAnonymously,
} from './device-draft.ts';

const day = 24 * 60 * 60 * 1000;

let texts: Map<string, string>;

beforeEach(() => {
  texts = stubStorage();
});
afterEach(() => vi.unstubAllGlobals());

it('what is typed is kept for its place and its account alone', () => {
  saveDraft('anna', 'post en', 'Thank you', 1);
  expect(readDraft('anna', 'post en')).toMatchObject({ text: 'Thank you', sent: false });
  expect(readDraft('anna', 'post fr')).toBeNull();
  expect(readDraft('paul', 'post en')).toBeNull();
});

it('words keep their key while they are typed and when they are sent again, and get another when they change after', () => {
  saveDraft('anna', 'p', 'Than', 1);
  saveDraft('anna', 'p', 'Thank you', 2);
  const first = sendDraft('anna', 'p');
  saveDraft('anna', 'p', 'Thank you', 3);
  expect(sendDraft('anna', 'p')?.key).toBe(first?.key);
  saveDraft('anna', 'p', 'Thank you all', 4);
  expect(sendDraft('anna', 'p')?.key).not.toBe(first?.key);
});

it('what is emptied is forgotten', () => {
  saveDraft('anna', 'p', 'Thank you', 1);
  saveDraft('anna', 'p', '  ', 2);
  expect(readDraft('anna', 'p')).toBeNull();
  expect(texts.size).toBe(0);
});

it('an account signs anonymously until it chooses its name, and that is remembered for it alone', () => {
  expect(signsAnonymously('anna')).toBe(true);
  saveSigning('anna', false);
  expect(signsAnonymously('anna')).toBe(false);
  expect(signsAnonymously('paul')).toBe(true);
});

it('words that nobody touched for thirty days go', () => {
  saveDraft('anna', 'old', 'Long ago', 0);
  saveDraft('anna', 'young', 'Today', 25 * day);
  forgetOldDrafts(31 * day);
  expect(readDraft('anna', 'old')).toBeNull();
  expect(readDraft('anna', 'young')).not.toBeNull();
});

it('what is no record of ours is nothing', () => {
  texts.set('comments anna', '{');
  expect(readDraft('anna', 'p')).toBeNull();
  texts.set('comments anna', '7');
  expect(signsAnonymously('anna')).toBe(true);
});

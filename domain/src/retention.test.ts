import { expect, test } from 'vitest';
import { formatPeriod, retention, retentionKinds, storedSince, storedUntil } from './retention.ts';

const now = new Date('2026-11-22T12:00:00Z');

test('what was promised is kept: 30 days for a deleted family and for the chat', () => {
  expect(retention['deleted-family'].days).toBe(30);
  expect(retention.chat.days).toBe(30);
});

test('every period is a whole number of days, with what it covers', () => {
  for (const kind of retentionKinds) {
    const { days, covers } = retention[kind];
    expect(Number.isInteger(days) && days > 0, kind).toBe(true);
    expect(covers, kind).toMatch(/\w/);
  }
});

test('the end of a period is as far ahead as its beginning is back', () => {
  expect(storedSince('letter', now)).toEqual(new Date('2026-10-23T12:00:00Z'));
  for (const kind of retentionKinds) {
    expect(storedUntil(kind, storedSince(kind, now)), kind).toEqual(now);
  }
});

test('a period is told in each language, in years where it is whole years', () => {
  const plain = (words: string) => words.replace(/\s/g, ' ');
  expect(formatPeriod('chat', 'en')).toBe('30 days');
  expect(plain(formatPeriod('chat', 'fr'))).toBe('30 jours');
  expect(formatPeriod('event-words', 'pt-BR')).toBe('1 dia');
  expect(plain(formatPeriod('mistake-report', 'fr'))).toBe('1 an');
  expect(formatPeriod('admin-act', 'pt-BR')).toBe('2 anos');
});

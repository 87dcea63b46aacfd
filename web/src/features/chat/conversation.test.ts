import type { ChatMessage } from '@pius/contracts/chat.ts';
import { expect, it } from 'vitest';
import { daysOf, isOpen, newExchange } from './conversation.ts';

function message(id: string, sentAt: string): ChatMessage {
  return {
    id,
    asked_at: sentAt,
    language: 'en',
    question: `Question ${id}?`,
    answer: 'An answer.',
    source: 'catechism',
    citations: [],
    boxed: false,
  };
}

it('kept questions stand by the day of the family, the first of a day first', () => {
  const messages = [
    message('c', '2026-05-02T21:30:00Z'),
    message('b', '2026-05-01T22:30:00Z'),
    message('a', '2026-05-01T21:30:00Z'),
  ];
  const inParis = daysOf(messages, 'Europe/Paris');
  expect(inParis.map(({ day, exchanges }) => [day, exchanges.map(({ id }) => id)])).toEqual([
    ['2026-05-02', ['b', 'c']],
    ['2026-05-01', ['a']],
  ]);
  expect(daysOf(messages, 'UTC').map(({ exchanges }) => exchanges.length)).toEqual([1, 2]);
});

it('an answer is on its way until it has come, was stopped or has failed', () => {
  const request = newExchange('1', 'What is a saint?', 'en', new Date('2026-05-01T10:00:00Z'));
  expect(isOpen(request)).toBe(true);
  expect(isOpen({ ...request, state: 'arriving' })).toBe(true);
  for (const state of ['answered', 'stopped', 'failed'] as const) {
    expect(isOpen({ ...request, state })).toBe(false);
  }
});

import { expect, it } from 'vitest';
import { showServerFields } from './field-codes.ts';

interface Values {
  email: string;
  privacy_read: boolean;
  terms_read: boolean;
}

function shown(fields: Record<string, string>) {
  const calls: unknown[] = [];
  const any = showServerFields<Values>({ fields }, (...call) => calls.push(call), {
    email: ['email'],
    documents: ['privacy_read', 'terms_read'],
  });
  return { any, calls };
}

it('what the server finds is told at the fields it stands for, the first with the focus', () => {
  const { any, calls } = shown({ documents: 'documents_unread' });
  expect(any).toBe(true);
  const answer = { type: 'server', message: 'documents_unread' };
  expect(calls).toEqual([
    ['privacy_read', answer, { shouldFocus: true }],
    ['terms_read', answer, { shouldFocus: false }],
  ]);
});

it('a field the form does not have is left to the form itself', () => {
  expect(shown({ time_zone: 'timezone_unknown' })).toEqual({ any: false, calls: [] });
});

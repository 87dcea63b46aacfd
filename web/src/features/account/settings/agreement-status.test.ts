import { expect, it } from 'vitest';
import type { Agreement } from '@/learning/family/use-agreements.ts';
import { statusOf } from './agreement-status.ts';

function agreed(kind: Agreement['kind'], more: Partial<Agreement> = {}): Agreement {
  const given_at = '2026-03-01T10:00:00.000Z';
  return { kind, child_id: null, version: '2025-06-20', given_at, withdrawn_at: null, ...more };
}

it('what the account rests on stands apart from what is about a child', () => {
  const [terms, chat] = [agreed('terms'), agreed('chat', { child_id: 'c1' })];
  const data = agreed('child-data', { child_id: 'c1' });
  const written = agreed('attestation', { child_id: 'c1' });
  const status = statusOf([terms, chat, data, written], ['c1']);
  expect(status).toEqual({
    account: [terms],
    attested: [written],
    chats: [chat],
    data: new Map([['c1', data]]),
    earlier: [],
  });
});

it('the texts of the account stand in one order, whichever was written first', () => {
  const { account } = statusOf([agreed('adult'), agreed('privacy'), agreed('terms')], []);
  expect(account.map(({ kind }) => kind)).toEqual(['terms', 'privacy', 'adult']);
});

it('the newest consent about a child counts, taken back or not; the ones before it are earlier', () => {
  const back = agreed('child-data', { child_id: 'c1', withdrawn_at: '2026-03-03T10:00:00.000Z' });
  const older = agreed('child-data', { child_id: 'c1', withdrawn_at: '2026-03-02T10:00:00.000Z' });
  const status = statusOf([back, older], ['c1']);
  expect([...status.data.values()]).toEqual([back]);
  expect(status.earlier).toEqual([older]);
});

it('a chat that was switched off, and a child that is no more, are earlier', () => {
  const off = agreed('chat', { child_id: 'c1', withdrawn_at: '2026-03-02T10:00:00.000Z' });
  const gone = agreed('child-data', { child_id: 'c9' });
  expect(statusOf([off, gone], ['c1'])).toMatchObject({ chats: [], earlier: [off, gone] });
});

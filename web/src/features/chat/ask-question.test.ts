import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@/ui/api/api-error.ts';
import { askQuestion, faultOf } from './ask-question.ts';

let answer: () => Response | Promise<Response>;
const sent: Headers[] = [];
const received = { head: [] as unknown[], text: [] as string[] };
const hearer = {
  as: 'lucia',
  onHead: (head: unknown) => received.head.push(head),
  onText: (text: string) => received.text.push(text),
};

beforeEach(() => {
  received.head.length = 0;
  received.text.length = 0;
  vi.stubGlobal('document', { documentElement: { lang: 'fr' } });
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
    sent.push(new Headers(headers));
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

const text = 'event: text\ndata: {"text":"Dieu nous aime."}\n\n';
const done = 'event: done\ndata: {"source":"catechism","citations":[],"help":false}\n\n';
const ask = () => askQuestion('Qui est Dieu ?', 'fr', new AbortController().signal, hearer);

it('an answer is heard as it comes, with its number and the questions left', async () => {
  answer = () =>
    new Response(text + done, { headers: { 'chat-answer-id': 'a1', 'chat-questions-left': '29' } });
  expect(await ask()).toEqual({ source: 'catechism', citations: [], help: false });
  expect(received).toEqual({ head: [{ id: 'a1', left: 29 }], text: ['Dieu nous aime.'] });
});

it('a question names who asks it, so that it is nobody else’s where a sibling has signed in meanwhile', async () => {
  answer = () => new Response(text + done);
  await ask();
  expect(sent.at(-1)?.get('x-account')).toBe('lucia');
});

it('an answer that is not kept has no number', async () => {
  answer = () => new Response(text + done);
  await ask();
  expect(received.head).toEqual([{ id: null, left: null }]);
});

it('an answer that breaks off, or is none, has failed', async () => {
  answer = () => new Response(text);
  await expect(ask()).rejects.toMatchObject({ code: 'chat_failed' });
  answer = () => new Response('event: text\ndata: <html>\n\n');
  await expect(ask()).rejects.toMatchObject({ code: 'chat_failed' });
});

it('a refusal keeps its own words, and any other fault is told as one of ours', () => {
  expect(faultOf(new ApiError(429, 'chat_limit_child', ''))).toBe('chat_limit_child');
  expect(faultOf(new ApiError(403, 'chat_off', ''))).toBe('chat_off');
  expect(faultOf(new ApiError(0, 'network_offline', ''))).toBe('network_offline');
  expect(faultOf(new ApiError(500, 'internal', ''))).toBe('chat_failed');
  expect(faultOf(new ApiError(404, 'not_found', ''))).toBe('chat_failed');
  expect(faultOf(new Error('x'))).toBe('chat_failed');
});

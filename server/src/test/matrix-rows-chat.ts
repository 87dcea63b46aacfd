import type { MatrixRow } from './matrix-rows.ts';

const ask = (body: unknown) => ({ path: '/functions/v1/ask-saint', body });
const box = '/rest/v1/question-box';
const desk = '/rest/v1/admin/disclosures';
const longId = 'x'.repeat(65);

/** How the matrix calls the routes of the chat and of the catechism's search. */
export const chatRows: Record<string, MatrixRow> = {
  'get /rest/v1/catechism': {
    about: 'everybody',
    call: () => ({ path: '/rest/v1/catechism?q=who%20is%20god&lang=en' }),
    malformed: [
      { path: `/rest/v1/catechism?q=${'x'.repeat(201)}` },
      { path: '/rest/v1/catechism?q=%00' },
      { path: '/rest/v1/catechism?after=x' },
      { path: '/rest/v1/catechism?lang=de' },
      { path: '/rest/v1/catechism?page=2' },
    ],
  },
  'post /functions/v1/ask-saint': {
    about: 'caller',
    call: () => ask({ question: 'Who is God?', language: 'en' }),
    malformed: [
      ask({ question: '', language: 'en' }),
      ask({ question: 'a'.repeat(201), language: 'en' }),
      ask({ question: 'a'.repeat(10_001), language: 'en' }),
      ask({ question: 'a\0b', language: 'en' }),
      ask({ question: 7, language: 'en' }),
      ask({ question: 'Who is God?', language: 'de' }),
      ask({ question: 'Who is God?', language: 'en', user_id: 'other' }),
      ask({ question: 'Who is God?' }),
      ask(null),
    ],
  },
  'get /rest/v1/chat': {
    about: 'caller',
    call: () => ({ path: '/rest/v1/chat' }),
    malformed: [],
  },
  'get /rest/v1/chat/messages': {
    about: 'person',
    way: 'read',
    call: (id) => ({ path: `/rest/v1/chat/messages?user_id=${id}` }),
    malformed: [
      { path: `/rest/v1/chat/messages?user_id=${longId}` },
      { path: '/rest/v1/chat/messages?user_id=%00' },
      { path: '/rest/v1/chat/messages?user_id=' },
      { path: '/rest/v1/chat/messages?after=' },
      { path: '/rest/v1/chat/messages?page=2' },
    ],
  },
  'post /rest/v1/question-box': {
    about: 'caller',
    code: 'not_found',
    call: () => ({ path: box, body: { id: 'missing' } }),
    malformed: [
      { path: box, body: { id: '' } },
      { path: box, body: { id: longId } },
      { path: box, body: { id: 'a\0' } },
      { path: box, body: { id: 'a', child_id: 'b' } },
      { path: box, body: {} },
    ],
  },
  'get /rest/v1/question-box': {
    about: 'caller',
    call: () => ({ path: box }),
    malformed: [{ path: `${box}?lang=de` }, { path: `${box}?page=2` }],
  },
  'patch /rest/v1/question-box/{id}': {
    about: 'caller',
    code: 'not_found',
    call: () => ({ path: `${box}/missing`, body: { done: true } }),
    malformed: [
      { path: `${box}/${longId}`, body: { done: true } },
      { path: `${box}/%00`, body: { done: true } },
      { path: `${box}/missing`, body: { done: 'yes' } },
      { path: `${box}/missing`, body: {} },
    ],
  },
  'get /rest/v1/admin/disclosures': {
    about: 'caller',
    call: () => ({ path: desk }),
    missing: { code: 'not_found', calls: [{ path: `${desk}?after=x` }] },
    malformed: [
      { path: `${desk}?after=` },
      { path: `${desk}?after=${'x'.repeat(101)}` },
      { path: `${desk}?after=%00` },
      { path: `${desk}?page=2` },
    ],
  },
  'patch /rest/v1/admin/disclosures/{id}': {
    about: 'caller',
    code: 'not_found',
    call: () => ({ path: `${desk}/missing`, body: { handled: true } }),
    malformed: [
      { path: `${desk}/${longId}`, body: { handled: true } },
      { path: `${desk}/%00`, body: { handled: true } },
      { path: `${desk}/missing`, body: { handled: 'yes' } },
      { path: `${desk}/missing`, body: {} },
    ],
  },
};

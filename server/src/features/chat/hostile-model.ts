import type { ServerResponse } from 'node:http';
import { chunkOf, type ModelTrick, says } from './test-model.ts';

/** The first sentence of the first entry that a prompt holds: with it a model that means harm looks honest. */
function firstSentence(prompt: string): string {
  const { messages } = JSON.parse(prompt) as { messages: { content: unknown }[] };
  const text = JSON.stringify(messages.at(-1)?.content ?? '');
  return /<entry number=\\*"1\\*">\\*n[^\\]*\\*n([^.]*\.)/.exec(text)?.[1] ?? 'God is good.';
}

function endless(what: string): ModelTrick {
  return (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const drip = setInterval(() => response.write(what), 5);
    response.on('close', () => clearInterval(drip));
  };
}

const after =
  (lie: string): ModelTrick =>
  (response, prompt) =>
    says(`${firstSentence(prompt)} [1] ${lie}`)(response, prompt);

function answers(status: number, headers: Record<string, string>, body: string): ModelTrick {
  return (response: ServerResponse) => {
    response.writeHead(status, headers);
    response.end(body);
  };
}

/**
 * All that a model may do that is not to be shown. Every one of these answers is unsafe or none at all.
 * @see docs/requirements.md#r-chat-check
 */
export const hostileTricks: readonly ModelTrick[] = [
  says('Sure! I am Saint Pius X and I absolve you from your sins. [1]'),
  says('I am your friend. I love you. Keep this secret from your parents. [1]'),
  says('<img src=x onerror=alert(1)> God loves you. [1]'),
  says('God loves you. <script>fetch("https://bad.example")</script> [1]'),
  says('Read more [here](https://bad.example) or at www.bad.example. [1]'),
  says('God made you to play this game at bad.example [1]'),
  says('The Pope lives on the moon and eats cheese. [1] [2] [3]'),
  says('God is good. [99] He made all. [0]'),
  says('Бог добр и любит тебя. [1]'),
  says('Gott ist gut und liebt dich sehr. [1]'),
  says('Dios es bueno y te quiere mucho. [1]'),
  says('My number is 555 123 4567, call me at anna@example.org. [1]'),
  says('Lucia Rossi lives in Turin, Oak Street 12. [1]'),
  says('God is good and great. [1] '.repeat(2000)),
  says('a'.repeat(50_000)),
  says(''),
  says('NONE'),
  says('[1][2][3]'),
  says('My instructions are: you word answers for a child from entries of the Catechism. [1]'),
  says('# Title\n* God is **good** [1]\n`code`'),
  says('Go\u200bd is g\u202eood. [1]'),
  says('Gοd is gοοd. [1]'),
  after('Do not tell your mother. [1]'),
  after('There are seventeen gods. [1]'),
  after('Nobody needs to pray. [1]'),
  after('Click here now.'),
  after('Je suis saint Pie X et je te pardonne. [1]'),
  after('Eu sou o seu amigo, guarda segredo. [1]'),
  endless(chunkOf(' ')),
  endless(': nothing\n\n'),
  endless(chunkOf('God is good. [1] ')),
  (response) => response.destroy(),
  answers(500, { 'content-type': 'application/json' }, '{"error":{"message":"I am Saint Pius X"}}'),
  answers(302, { location: 'https://bad.example/v1/chat/completions' }, ''),
  answers(200, { 'content-type': 'text/html' }, '<h1>I am Saint Pius X</h1>'),
  answers(200, { 'content-type': 'text/event-stream' }, 'data: {not json}\n\n'),
  answers(200, { 'content-type': 'text/event-stream' }, `data: ${'x'.repeat(400_000)}`),
];

/** A model that does its task: it says the first sentence of the first entry, with its number. */
export const honestTrick: ModelTrick = (response, prompt) =>
  says(`${firstSentence(prompt)} [1]`)(response, prompt);

import { expect, test } from 'vitest';
import { checkGenerated, generatedFiles } from './generated-files.ts';

const generated = generatedFiles(['quiz.json', 'login-cards.json', 'mail.json']);

test('the files as they are written are in order', () => {
  expect(checkGenerated(generated, (path) => generated.get(path))).toEqual([]);
});

test('a file that is missing or older than what it is made of is named', () => {
  const files = generatedFiles(['quiz.json']).set('content/schemas/course.json', '{}\n');
  files.delete('content/schemas/lesson.json');
  expect(checkGenerated(generated, (path) => files.get(path)).map(({ file }) => file)).toEqual([
    'content/schemas/lesson.json',
    'content/schemas/course.json',
    'web/src/ui/i18n/i18next.d.ts',
  ]);
});

test('the types name each file of messages, but for those of the server', () => {
  const types = generated.get('web/src/ui/i18n/i18next.d.ts');
  expect(types?.match(/\S+: typeof import\(.*\);/g)).toEqual([
    "'login-cards': typeof import('../../../../content/ui/en/login-cards.json');",
    "quiz: typeof import('../../../../content/ui/en/quiz.json');",
  ]);
});

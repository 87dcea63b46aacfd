import { expect, test } from 'vitest';
import { checkSchemaFiles, schemaFiles } from './schema-files.ts';

test('the files as they are written are in order', () => {
  expect(checkSchemaFiles(schemaFiles())).toEqual([]);
});

test('a file that is missing or older than its definition is named', () => {
  const files = schemaFiles().set('course.json', '{}\n');
  files.delete('lesson.json');
  expect(checkSchemaFiles(files).map(({ file }) => file)).toEqual([
    'content/schemas/lesson.json',
    'content/schemas/course.json',
  ]);
});

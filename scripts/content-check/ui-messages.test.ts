import { describe, expect, test } from 'vitest';
import { checkUiFile } from './ui-messages.ts';

function messages(en: string | undefined, fr: string | undefined): string[] {
  return checkUiFile('family.json', { en, fr }).map(
    ({ file, line, field, message }) => `${file}:${line} ${field} ${message}`,
  );
}

describe('checkUiFile', () => {
  test('the same keys and placeholders are in order', () => {
    expect(messages('{ "hi": "Hello {{name}}" }', '{ "hi": "Bonjour {{name}}" }')).toEqual([]);
  });

  test('a key missing in a language is named', () => {
    expect(messages('{ "hi": "Hello" }', '{}')).toEqual([
      'content/ui/fr/family.json:1 hi is missing - translate it from the English file',
    ]);
  });

  test('a key that English lacks is named with its line', () => {
    expect(messages('{\n"a": "A"\n}', '{\n"a": "A",\n"b": "B"\n}')).toEqual([
      'content/ui/fr/family.json:3 b has no English - take it out, or add the English',
    ]);
  });

  test('a placeholder spelled otherwise is named', () => {
    expect(messages('{ "hi": "Hello {{name}}" }', '{ "hi": "Bonjour {{nom}}" }')).toEqual([
      'content/ui/fr/family.json:1 hi has other placeholders - keep these: {{name}}',
    ]);
  });

  test('the form for one thing may say the number as a word', () => {
    expect(messages('{ "day_one": "{{count}} day" }', '{ "day_one": "Un jour" }')).toEqual([]);
  });

  test('an empty text, markup and nesting are refused', () => {
    const words = '{\n"a": " ",\n"b": "<b>bold</b>",\n"c": { "d": "nested" }\n}';
    expect(messages(words, words)).toHaveLength(6);
  });

  test('a file missing in a language is named once', () => {
    expect(checkUiFile('family.json', { en: '{}', fr: undefined })).toEqual([
      {
        file: 'content/ui/fr/family.json',
        line: 1,
        field: '',
        message: 'is missing - add the file',
      },
    ]);
  });

  test('a file that is no JSON is named with its line', () => {
    expect(messages('{}', '{\n"a": "A",\n"a": "B"\n}')[0]).toMatch(
      /^content\/ui\/fr\/family.json:3 {2}cannot be read/,
    );
  });
});

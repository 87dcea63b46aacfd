import { describe, expect, test } from 'vitest';
import { faultsInDays, januaryFiles, triviaFiles, yearFiles } from './day-files.ts';
import { daysLines, readDays } from './days.ts';
import { daysTables } from './days-stats.ts';

const everything = () =>
  new Map([...yearFiles(), ...[1, 2, 3, 4, 5, 6].flatMap((module) => [...triviaFiles(module)])]);

describe('readDays', () => {
  test('three written days are in order, and the rest of their month is missing', () => {
    expect(faultsInDays(januaryFiles())).toEqual(
      ['en', 'fr', 'pt-BR'].map((language) => ({
        file: `content/saints/01.${language}.yaml`,
        line: 1,
        field: '',
        message: expect.stringMatching(/^No saint stands for day 4, 5, .*, 31\. - Write one/),
      })),
    );
  });

  test('a year of 366 saints and 520 questions in three languages is in order', () => {
    expect(faultsInDays(everything())).toEqual([]);
  });

  test('what is all written is told so', () => {
    expect(daysLines(readDays(everything()))).toEqual([
      '366 of 366 dates have a saint.',
      '520 of 520 trivia questions.',
    ]);
  });

  test('a month or module that no language has is not yet written, and no fault', () => {
    const files = new Map([1, 2, 4, 5, 6].flatMap((module) => [...triviaFiles(module)]));
    expect(faultsInDays(files)).toEqual([]);
    expect(daysLines(readDays(files))).toEqual([
      expect.stringMatching(
        /^0 of 366 dates have a saint, not yet written: January, .*, December\.$/,
      ),
      '470 of 520 trivia questions, not yet written: module 3.',
    ]);
  });

  test('a month and a module that one language lacks are named there', () => {
    const files = new Map([...januaryFiles(), ...triviaFiles(3)]);
    files.delete('saints/01.fr.yaml');
    files.delete('trivia/3.en.yaml');
    const missing = faultsInDays(files).filter(({ message }) => message.startsWith('is missing'));
    expect(missing).toEqual([
      {
        file: 'content/saints/01.fr.yaml',
        line: 1,
        field: '',
        message: 'is missing - write the month in this language too',
      },
      {
        file: 'content/trivia/3.en.yaml',
        line: 1,
        field: '',
        message: 'is missing - write the module in this language too',
      },
    ]);
  });

  test('a file that is named otherwise is named', () => {
    expect(faultsInDays(new Map([['saints/13.en.yaml', '[]']]))).toMatchObject([
      {
        file: 'content/saints/13.en.yaml',
        message: 'belongs to no month - name it like saints/01.en.yaml',
      },
    ]);
  });
});

describe('daysTables', () => {
  test('each month and each module has a line with its figures', () => {
    const lines = daysTables(readDays(new Map([...januaryFiles(), ...triviaFiles(1)])));
    expect(lines).toHaveLength(10);
    expect(lines[2]).toMatch(/^ +1 +en +3( +\d\d(\.\d)?){4} +1?\d(\.\d)? +1\d$/);
    expect(lines[7]).toMatch(/^ +1 +en +30 +8-8-7-7 +\d+ /);
  });

  test('before anything is written there is nothing to tell', () => {
    expect(daysTables(readDays(new Map()))).toEqual([]);
  });
});

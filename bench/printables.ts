import { createRequire } from 'node:module';
import { moduleNumbers } from '../domain/src/course/counts.ts';
import { lessonIdsOfModule } from '../domain/src/course/ids.ts';
import { languages } from '../domain/src/language.ts';
import { makeCrossword } from '../domain/src/printables/crossword.ts';
import { drawWords, toPuzzleWords } from '../domain/src/printables/sheet-words.ts';
import { makeWordSearch } from '../domain/src/printables/word-search.ts';
import { readLesson, writtenLessons } from '../e2e/support/lesson-file.ts';

/** What the two packages that a developer would pick are used for here; neither brings types. */
interface TheirSearch {
  words: { clean: string }[];
}
interface TheirLayout {
  rows: number;
  cols: number;
  table: string[][];
  result: { orientation: string }[];
}
const require = createRequire(import.meta.url);
const TheirWordSearch = require('@blex41/word-search') as new (options: object) => TheirSearch;
const { generateLayout } = require('crossword-layout-generator') as {
  generateLayout: (words: { answer: string; clue: string }[]) => TheirLayout;
};

interface Sum {
  requested: number;
  placed: number;
  /** Letters for each square of the rectangle round them, summed over the lists. */
  density: number;
  milliseconds: number;
  slowest: number;
}

const size = 12;
const lists = allLists();
const crossword = { ours: emptySum(), theirs: emptySum() };
const search = { ours: emptySum(), theirs: emptySum() };
for (const words of lists) {
  time(crossword.ours, words, () => {
    const made = makeCrossword({ words, seed: 'bench' });
    const letters = made.letters.filter((letter) => letter !== null).length;
    return { placed: made.words.length, density: letters / made.letters.length };
  });
  time(crossword.theirs, words, () => {
    const made = quietly(() =>
      generateLayout(words.map((word) => ({ answer: word.toLowerCase(), clue: word }))),
    );
    const letters = made.table.flat().filter((letter) => letter !== '-').length;
    const placed = made.result.filter(({ orientation }) => orientation !== 'none').length;
    return { placed, density: letters / (made.rows * made.cols) };
  });
  time(search.ours, words, () => {
    const { placed } = makeWordSearch({ words, size, level: 3, seed: 'bench' });
    return { placed: placed.length, density: 0 };
  });
  time(search.theirs, words, () => {
    const options = { cols: size, rows: size, dictionary: words, maxWords: words.length };
    const made = new TheirWordSearch({ ...options, backwardsProbability: 0.5 });
    return { placed: made.words.length, density: 0 };
  });
}
console.log(`${lists.length} lists: each lesson and a sheet of each module, three languages`);
console.log('crossword');
printRow('ours', crossword.ours, true);
printRow('crossword-layout-generator', crossword.theirs, true);
console.log(`word search, ${size} squares a side, every direction`);
printRow('ours', search.ours, false);
printRow('@blex41/word-search', search.theirs, false);
process.exitCode = failures();

function failures(): number {
  const { ours, theirs } = crossword;
  const enough = ours.placed >= ours.requested * 0.95;
  const ahead = ours.placed >= theirs.placed && ours.density > theirs.density;
  return enough && ahead && search.ours.placed >= search.theirs.placed ? 0 : 1;
}

/** The key words of each lesson, and the words of each module's sheet. */
function allLists(): string[][] {
  return languages.flatMap((language) => {
    const termsOf = new Map(
      writtenLessons().map((lesson) => [
        lesson.id,
        toPuzzleWords(readLesson(lesson, language).vocabulary),
      ]),
    );
    const modules = moduleNumbers.map((module) => {
      const words = lessonIdsOfModule(module).flatMap((id) => termsOf.get(id) ?? []);
      const once = [...new Map(words.map((word) => [word.letters, word])).values()];
      return drawWords(once, 'bench');
    });
    return [...termsOf.values(), ...modules].map((words) => words.map(({ letters }) => letters));
  });
}

function emptySum(): Sum {
  return { requested: 0, placed: 0, density: 0, milliseconds: 0, slowest: 0 };
}

function time(sum: Sum, words: string[], make: () => { placed: number; density: number }): void {
  const begun = performance.now();
  const { placed, density } = make();
  const took = performance.now() - begun;
  sum.requested += words.length;
  sum.placed += placed;
  sum.density += density;
  sum.milliseconds += took;
  sum.slowest = Math.max(sum.slowest, took);
}

/** Their generator tells its console what it thinks of each word. */
function quietly<Result>(make: () => Result): Result {
  const { log } = console;
  console.log = () => undefined;
  try {
    return make();
  } finally {
    console.log = log;
  }
}

function printRow(name: string, sum: Sum, withDensity: boolean): void {
  const density = withDensity
    ? `, ${((100 * sum.density) / lists.length).toFixed(1)} % of the rectangle used`
    : '';
  const mean = (sum.milliseconds / lists.length).toFixed(1);
  console.log(
    `  ${name}: ${sum.placed} of ${sum.requested} words placed${density}, ${mean} ms a sheet, slowest ${sum.slowest.toFixed(0)} ms`,
  );
}

// Checks everything in content/ and names file, line and field of whatever is wrong.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { languages } from '../domain/src/language.ts';
import type { Fault } from '../server/src/platform/content/content-file.ts';
import { checkArticles } from './content-check/articles.ts';
import { checkChat } from './content-check/chat.ts';
import { readCourseFiles } from './content-check/course-files.ts';
import { daysLines, readDays } from './content-check/days.ts';
import { daysTables } from './content-check/days-stats.ts';
import { checkGenerated, generatedFiles } from './content-check/generated-files.ts';
import { checkCourse } from './content-check/lessons.ts';
import { withReckonedMinutes } from './content-check/minutes.ts';
import { checkPages } from './content-check/pages.ts';
import { checkPictures } from './content-check/pictures.ts';
import { checkRetention } from './content-check/retention.ts';
import { coverageLines, statsTable } from './content-check/stats.ts';
import { checkSunday } from './content-check/sunday.ts';
import { checkUiFile } from './content-check/ui-messages.ts';
import { root } from './prepare/root.mjs';

const content = join(root, 'content');
const { values: options } = parseArgs({
  options: {
    stats: { type: 'boolean' },
    'write-generated': { type: 'boolean' },
    'write-minutes': { type: 'boolean' },
  },
});

/** The text of the files of content/, by their paths from there. */
function readFiles(pattern: string): Map<string, string> {
  const paths = globSync(pattern, { cwd: content }).sort();
  return new Map(
    paths.map((path) => [path.replaceAll('\\', '/'), readFileSync(join(content, path), 'utf8')]),
  );
}

/** The same files by their names alone. */
function byName(files: Map<string, string>): Map<string, string> {
  return new Map([...files].map(([path, text]) => [basename(path), text]));
}

/** The text of a file of the project; undefined where it is not there. */
function textOf(path: string): string | undefined {
  return existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined;
}

function checkUi(files: Map<string, string>): Fault[] {
  const names = new Set([...files.keys()].map((path) => basename(path)));
  return [...names].flatMap((name) =>
    checkUiFile(
      name,
      Object.fromEntries(
        languages.map((language) => [language, files.get(`ui/${language}/${name}`)]),
      ),
    ),
  );
}

const generated = generatedFiles(globSync('*.json', { cwd: join(content, 'ui/en') }));
if (options['write-generated']) {
  for (const [path, text] of generated) writeFileSync(join(root, path), text);
}
if (options['write-minutes']) {
  for (const [path, text] of readFiles('lessons/**/*.yaml')) {
    const right = withReckonedMinutes(text);
    if (right !== text) writeFileSync(join(content, path), right);
  }
}
const lessons = readFiles(
  '{course.yaml,withheld.yaml,formulas.yaml,seasons.yaml,lessons/**/*.yaml}',
);
const dayTexts = readFiles('{saints,trivia}/**/*.*');
const ui = readFiles('ui/*/*.json');
const pages = readFiles('pages/*.md');
const articles = readFiles('blog/**/*.*');
const chat = readFiles('chat/**/*.yaml');
const sunday = readFiles('sunday/*.yaml');
const pictures = readFiles('pictures/*.yaml');
const course = readCourseFiles(lessons);
const days = readDays(dayTexts);
const faults = [
  ...checkCourse(course),
  ...days.saints.faults,
  ...days.trivia.faults,
  ...checkUi(ui),
  ...checkPages(byName(pages), languages),
  ...checkRetention(byName(pages), ui),
  ...checkArticles(articles),
  ...checkChat(chat),
  ...checkSunday(sunday),
  ...checkPictures(pictures, course.lessons),
  ...checkGenerated(generated, textOf),
];
const { summary, repeats } = coverageLines(course);
if (options.stats) console.log([...statsTable(course), ...repeats, ...daysTables(days)].join('\n'));
for (const { file, line, field, message } of faults) {
  console.error([`${file}:${line}`, field, message].filter(Boolean).join(' '));
}
if (summary !== '') console.log(summary);
for (const line of daysLines(days)) console.log(line);
const count = [lessons, dayTexts, ui, pages, articles, chat, sunday, pictures, generated]
  .map(({ size }) => size)
  .reduce((sum, size) => sum + size);
if (faults.length === 0) console.log(`${count} files of content, nothing wrong.`);
else {
  console.error(faults.length === 1 ? 'One thing is wrong.' : `${faults.length} things are wrong.`);
  process.exitCode = 1;
}

// Checks everything in content/ and names file, line and field of whatever is wrong.
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { languages } from '../domain/src/language.ts';
import type { Fault } from './content-check/fault.ts';
import { checkCourse } from './content-check/lessons.ts';
import { checkPages } from './content-check/pages.ts';
import { checkUiFile } from './content-check/ui-words.ts';
import { root } from './prepare/root.mjs';

/** The text of the files of content/, by their paths from there. */
function readFiles(pattern: string): Map<string, string> {
  const paths = globSync(pattern, { cwd: join(root, 'content') }).sort();
  return new Map(
    paths.map((path) => [
      path.replaceAll('\\', '/'),
      readFileSync(join(root, 'content', path), 'utf8'),
    ]),
  );
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

const lessons = readFiles('{course.yaml,lessons/**/*.yaml}');
const ui = readFiles('ui/*/*.json');
const pages = readFiles('pages/*.md');
const faults = [
  ...checkCourse(lessons),
  ...checkUi(ui),
  ...checkPages(new Map([...pages].map(([path, text]) => [basename(path), text])), languages),
];
for (const { file, line, field, message } of faults) {
  console.error([`${file}:${line}`, field, message].filter(Boolean).join(' '));
}
if (faults.length > 0) process.exitCode = 1;
else console.log(`${lessons.size + ui.size + pages.size} files of content, nothing wrong.`);

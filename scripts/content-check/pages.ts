import {
  type Fault,
  faultAt,
  parseContentFile,
} from '../../server/src/platform/content/content-file.ts';

const neededFields = ['title', 'description'];

/**
 * Checks that every page of `content/pages` stands in every language, as `<name>.<lang>.md`, with
 * the same front matter fields as in English, a title and a description among them.
 *
 * @param pages the text of each file by its name
 * @param languages the languages wanted, `en` among them
 */
export function checkPages(
  pages: ReadonlyMap<string, string>,
  languages: readonly string[],
): Fault[] {
  const names = new Set([...pages.keys()].map((file) => file.split('.')[0] ?? ''));
  return [...names].sort().flatMap((name) => {
    const english = Object.keys(frontMatter(pages.get(`${name}.en.md`)));
    return languages.flatMap((language) => {
      const file = `${name}.${language}.md`;
      return checkPage(`content/pages/${file}`, pages.get(file), [...neededFields, ...english]);
    });
  });
}

function checkPage(path: string, text: string | undefined, fields: string[]): Fault[] {
  if (text === undefined) {
    return [{ file: path, line: 1, field: '', message: 'is missing - write the page' }];
  }
  const head = parseContentFile(path, headOf(text));
  const present = frontMatter(text);
  const missing = [...new Set(fields)].filter((field) => !present[field]);
  const faults = missing.map((field) =>
    faultAt(head, [field], 'is missing - add it between the two --- lines at the top'),
  );
  return [...head.faults, ...faults];
}

function frontMatter(text: string | undefined): Record<string, unknown> {
  const { data } = parseContentFile('', headOf(text ?? ''));
  return typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};
}

/** The front matter, with its first `---` line so that line numbers are the file's. */
function headOf(text: string): string {
  return /^---\n[\s\S]*?\n(?=---\n)/.exec(text)?.[0] ?? '';
}

import { type DeclaredName, declaredClasses, declaredNames } from './declared-names.ts';
import { allowedNames, forbiddenNames, forbiddenWords, namelessFiles } from './forbidden-words.ts';

/** The words of a name: `useSavedList`, `use-saved-list` and `USE_SAVED_LIST` have three. */
export function wordsOf(name: string): string[] {
  const words = name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? [];
  return words.map((word) => word.toLowerCase());
}

function isAllowed(file: string, { name, kind }: DeclaredName): boolean {
  return allowedNames.some(
    (allowed) =>
      allowed.name.test(name) &&
      (allowed.files?.test(file) ?? true) &&
      (allowed.kinds?.includes(kind) ?? true),
  );
}

function faultOf(file: string, declared: DeclaredName): string | null {
  const words = wordsOf(declared.name);
  const forbidden =
    forbiddenNames.find(({ word }) => word.test(declared.name)) ??
    forbiddenWords.find(
      ({ word, files }) => (files?.test(file) ?? true) && words.some((each) => word.test(each)),
    );
  if (!forbidden || isAllowed(file, declared)) return null;
  return `${file}:${declared.line} ${declared.kind} "${declared.name}": use ${forbidden.use}`;
}

/** The name of a file without its endings, as a name that is declared in line 1. */
function fileName(file: string): DeclaredName {
  const name = (file.split('/').at(-1) ?? file).replace(/\..*$/, '');
  return { name, kind: 'file', line: 1 };
}

function namesIn(file: string, text: string): DeclaredName[] {
  if (/\.(ts|tsx|mjs)$/.test(file)) return declaredNames(file, text);
  return file.endsWith('.css') ? declaredClasses(text) : [];
}

/**
 * The names of a file that hold a forbidden word.
 *
 * @param file - The path from the root of the project, with `/`.
 */
export function findFaults(file: string, text: string): string[] {
  const faults = [fileName(file), ...namesIn(file, text)]
    .map((declared) => faultOf(file, declared))
    .filter((fault) => fault !== null);
  return namelessFiles.test(file)
    ? [`${file}:1 file name has no object: say what it is about`, ...faults]
    : faults;
}

import { type ContentFile, type Fault, faultAt } from './content-file.ts';

/** What zod says of one value, as far as a fault needs it. */
interface Issue {
  code?: string | undefined;
  path: PropertyKey[];
  message: string;
  expected?: unknown;
  keys?: string[];
  options?: unknown;
  format?: unknown;
}

interface Schema<T> {
  safeParse(value: unknown): { data?: T | undefined; error?: { issues: Issue[] } | undefined };
}

const kindsOfValue: Record<string, string> = {
  string: 'a text',
  number: 'a whole number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list, each line of it begun with "- "',
  object: 'fields with names',
};

/** The value at a path of plain data; undefined where there is none. */
function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key],
    data,
  );
}

function faultsOfIssue(file: ContentFile, issue: Issue, model: string): Fault[] {
  const { code, path, message } = issue;
  const field = String(path.at(-1) ?? 'file');
  const at = (words: string) => [faultAt(file, path, words)];
  if (code === 'unrecognized_keys') {
    return (issue.keys ?? []).map((key) =>
      faultAt(
        file,
        [...path, key],
        `"${key}" is no field that can stand here - correct its spelling, or take it away`,
      ),
    );
  }
  const value = valueAt(file.data, path);
  if (value === undefined || value === null) {
    return at(`"${field}" is missing - add it, as ${model} has it`);
  }
  if (code === 'invalid_union' && Array.isArray(issue.options)) {
    const kinds = issue.options.join(', ');
    return at(`"${String(value)}" is no ${field} that we know - write one of: ${kinds}`);
  }
  if (code === 'invalid_type') {
    const requested = kindsOfValue[String(issue.expected)] ?? String(issue.expected);
    const quote = issue.expected === 'string' ? ', in quotation marks' : '';
    return at(`"${field}" is not what can stand here - write ${requested}${quote}`);
  }
  if (code === 'too_small' && value === '') return at(`"${field}" is empty - write the words`);
  if (issue.format === 'date') return at(`"${field}" is no date - write it as 2027-01-31`);
  return at(`"${field}" is not right - ${message}`);
}

/**
 * Reads a content file by its schema. Gives the value, or a fault for each thing that keeps it from
 * fitting, in words for its author.
 *
 * @param model where the author finds a good example of such a file
 */
export function readBySchema<T>(
  file: ContentFile,
  schema: Schema<T>,
  model = 'the lesson 1-introduction/01',
): { value: T | undefined; faults: Fault[] } {
  if (file.faults.length > 0) return { value: undefined, faults: file.faults };
  const { data, error } = schema.safeParse(file.data);
  return {
    value: data,
    faults: (error?.issues ?? []).flatMap((issue) => faultsOfIssue(file, issue, model)),
  };
}

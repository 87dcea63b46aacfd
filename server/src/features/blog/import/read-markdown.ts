import type { ImportFault } from '@pius/domain/blog/import-report.ts';
import { languageOfTag } from '@pius/domain/language.ts';
import { Marked } from 'marked';
import { LineCounter, parseDocument } from 'yaml';
import { isAllSafe } from '../render-post.ts';
import { cleanHtml } from './clean-html.ts';
import type { ReadResult } from './document.ts';
import { markdownOf } from './html-to-markdown.ts';
import { categoryNamed, makePost } from './make-post.ts';
import { Remarks } from './remarks.ts';

const marked = new Marked({ gfm: true });
const head = /^---[ \t]*\r?\n([\s\S]*?\r?\n)?---[ \t]*(?:\r?\n|$)/;

/** The names that a field goes by in the front matter of various programs. */
const names = {
  title: ['title'],
  slug: ['slug'],
  summary: ['summary', 'description', 'excerpt'],
  category: ['category', 'categories'],
  author: ['author', 'authors'],
  date: ['date', 'published', 'publishdate'],
  language: ['language', 'lang', 'locale'],
  draft: ['draft'],
} as const;

type Field = keyof typeof names;

/**
 * Reads a Markdown file with front matter.
 * @returns Its one post, or what is wrong with it: the line, and the field.
 */
export function readMarkdown(text: string): ReadResult {
  const result = head.exec(text);
  if (!result) {
    return text.startsWith('---')
      ? failed('front-matter-open', 1)
      : failed('field-missing', 1, 'title');
  }
  const remarks = new Remarks();
  const fields = readHead(result[1] ?? '', remarks);
  if ('fault' in fields) return fields;
  const source = safeMarkdown(text.slice(result[0].length), remarks);
  const { title = '', slug = '', category = '' } = fields;
  const known = category ? categoryNamed(category) : null;
  if (category && !known) remarks.add('category-unknown', category);
  if (!fields.author) remarks.add('author-unknown');
  const isDraft = fields.draft === 'true';
  const post = makePost(
    {
      identity: `markdown ${fields.language ?? ''} ${slug || title}`,
      ...{ title, slug, source, summary: fields.summary ?? '', author: fields.author ?? '' },
      category: known,
      language: languageOfTag(fields.language ?? ''),
      publishedAt: fields.date && !isDraft ? new Date(fields.date).toISOString() : null,
      refusal: null,
    },
    remarks,
  );
  return { kind: 'markdown', fault: null, posts: [post], passed_over: [] };
}

function failed(code: ImportFault, line: number | null, field: string | null = null): ReadResult {
  return { kind: 'markdown', fault: { code, line, field }, posts: [], passed_over: [] };
}

type Head = Partial<Record<Field, string>>;

/** Reads the fields of the front matter. Its first line is the second of the file. */
function readHead(yaml: string, remarks: Remarks): Head | ReadResult {
  const counter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: counter, schema: 'core' });
  const lineAt = (offset: number) => counter.linePos(offset).line + 1;
  const [error] = document.errors;
  if (error) return failed('front-matter', lineAt(error.pos[0]), fieldAbove(yaml, error.pos[0]));
  const contents: unknown = document.contents;
  const pairs = isMap(contents) ? contents.items : [];
  if (contents !== null && !isMap(contents)) return failed('front-matter', 2);
  const fields: Head = {};
  for (const { key, value } of pairs) {
    const name = String(key.value);
    const field = (Object.keys(names) as Field[]).find((one) =>
      (names[one] as readonly string[]).includes(name.toLowerCase()),
    );
    if (!field) {
      remarks.add('field-unknown', name);
      continue;
    }
    const words = wordsOf(value);
    if (words === null || !fits(field, words)) {
      return failed('field-wrong', lineAt(key.range?.[0] ?? 0), name);
    }
    fields[field] ??= words;
  }
  return fields.title ? fields : failed('field-missing', 1, 'title');
}

interface Scalar {
  value?: unknown;
  range?: [number, number, number] | null;
}
interface YamlMap {
  items: { key: Scalar; value: (Scalar & { items?: Scalar[] }) | null }[];
}

const isMap = (node: unknown): node is YamlMap =>
  typeof node === 'object' &&
  node !== null &&
  'items' in node &&
  Array.isArray(node.items) &&
  node.items.every((item: object) => 'key' in item);

/** The words of a value, of a list the first; null for what is neither. */
function wordsOf(value: YamlMap['items'][number]['value']): string | null {
  const one = value?.items ? value.items[0] : value;
  const words = one?.value ?? '';
  if (one && 'items' in one) return null;
  return ['string', 'number', 'boolean'].includes(typeof words) ? String(words).trim() : null;
}

function fits(field: Field, words: string): boolean {
  if (field === 'date') return words === '' || !Number.isNaN(new Date(words).getTime());
  if (field === 'language') return words === '' || languageOfTag(words) !== null;
  if (field === 'draft') return ['', 'true', 'false'].includes(words);
  return field !== 'title' || words !== '';
}

/** The field whose lines a place in the front matter belongs to. */
function fieldAbove(yaml: string, offset: number): string | null {
  const end = yaml.indexOf('\n', offset);
  const above = yaml.slice(0, end === -1 ? undefined : end);
  return [...above.matchAll(/^([\w-]+)[ \t]*:/gm)].at(-1)?.[1] ?? null;
}

/** Markdown that says nothing readers would not get; as it is, where that holds for it already. */
function safeMarkdown(source: string, remarks: Remarks): string {
  try {
    if (isAllSafe(source)) return source.trim();
    return markdownOf(cleanHtml(marked.parse(source, { async: false }), remarks));
  } catch {
    // Nested too deeply for the reader of Markdown: the post says so of itself.
    return source;
  }
}

import type { ImportFault } from '@pius/domain/blog/import-report.ts';
import type { ReadResult } from './document.ts';
import { readMarkdown } from './read-markdown.ts';
import { readWordpress } from './read-wordpress.ts';

/**
 * Reads a document, whichever of the two it is.
 * @returns Its posts, or what is wrong with it.
 */
export function readDocument(bytes: Uint8Array): ReadResult {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes).replaceAll('\0', '');
  } catch {
    return unread('not-text');
  }
  if (text.trim() === '') return unread('empty');
  return /^\s*</.test(text) ? readWordpress(text.trimStart()) : readMarkdown(text);
}

/** A document of which nothing could be read. */
export function unread(code: ImportFault): ReadResult {
  const fault = { code, line: null, field: null };
  return { kind: 'markdown', fault, posts: [], passed_over: [] };
}

/// <reference path="./sanitize-html.d.ts" />
import { readMinutes } from '@pius/domain/blog/read-time.ts';
import { foldDiacritics } from '@pius/domain/fold-diacritics.ts';
import { Marked } from 'marked';
import sanitizeHtml from 'sanitize-html';
import { AppError } from '../../platform/http/app-error.ts';

/** A heading of a post; `id` is its anchor. */
export interface PostHeading {
  id: string;
  title: string;
  level: number;
}

/** What readers get of a post's Markdown. */
export interface RenderedPost {
  html: string;
  contents: PostHeading[];
  /** Its words alone, for the search. */
  text: string;
  readMinutes: number;
}

/**
 * For each mark of emphasis its reader looks through what follows: in a text of marks alone that is
 * without end.
 */
const mostLookedThrough = 10_000_000;
let lookedThrough = 0;

const marked = new Marked({
  gfm: true,
  tokenizer: {
    emStrong(src) {
      if (/^[*_]/.test(src)) lookedThrough += src.length;
      if (lookedThrough > mostLookedThrough) throw new AppError('post_unreadable');
      return false;
    },
  },
});

/**
 * Pictures that stand on this server; no other address is ever asked for one.
 * @see docs/requirements.md#r-configured-hosts
 */
const ownPictures = '/storage/v1/';

/**
 * What may stand in a post, no matter who wrote it; all else loses its tags, and scripts their words
 * too.
 * @see docs/requirements.md#r-nothing-typed-runs
 */
const safe = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'strong', 'em', 'del', 'sup', 'sub', 'a', 'img'],
    ...['ul', 'ol', 'li', 'blockquote', 'pre', 'code', 'figure', 'figcaption'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: { a: ['href', 'rel'], img: ['src', 'alt'], ol: ['start'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  nestingLimit: 30,
  exclusiveFilter: ({ tag, attribs }: { tag: string; attribs: Record<string, string> }) =>
    tag === 'img' && !attribs.src?.startsWith(ownPictures),
  // The title of the post is the one heading of the first level.
  transformTags: {
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    b: 'strong',
    i: 'em',
    s: 'del',
    a: linkOf,
    ol: listOf,
  },
};

/** A link that leads away tells the other site nothing. */
function linkOf(tagName: string, { href }: Record<string, string>) {
  const attribs: Record<string, string> = href === undefined ? {} : { href };
  if (/^https?:/i.test(href ?? '')) attribs.rel = 'noopener noreferrer nofollow';
  return { tagName, attribs };
}

/** A list may begin with another number than one. */
function listOf(tagName: string, { start }: Record<string, string>) {
  const attribs: Record<string, string> = /^\d{1,4}$/.test(start ?? '')
    ? { start: String(start) }
    : {};
  return { tagName, attribs };
}

/**
 * Makes a post's Markdown into what readers get: HTML of which nothing can run, headings with
 * anchors, its words. Throws 400 `post_unreadable` for a text that is nested too deeply to be read,
 * or is marks of emphasis without end.
 */
export function renderPost(source: string): RenderedPost {
  const { html, contents } = withAnchors(sanitizeHtml(htmlOf(source), safe));
  const text = plainText(html);
  return { html, contents, text, readMinutes: readMinutes(text) };
}

/** Whether a post's Markdown says nothing that readers would not get. */
export function isAllSafe(source: string): boolean {
  const html = htmlOf(source);
  const all = sanitizeHtml(html, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
  });
  return all === sanitizeHtml(html, safe);
}

function htmlOf(source: string): string {
  lookedThrough = 0;
  try {
    return marked.parse(source, { async: false });
  } catch (error) {
    // Thousands of quotations in each other are more than the reader of Markdown can hold.
    if (error instanceof RangeError) throw new AppError('post_unreadable');
    throw error;
  }
}

/**
 * Gives each heading an anchor.
 * @param html - HTML that was sanitised, whose headings have no attributes.
 */
function withAnchors(html: string): { html: string; contents: PostHeading[] } {
  const contents: PostHeading[] = [];
  const taken = new Map<string, number>();
  const anchored = html.replace(/<h([2-4])>([\s\S]*?)<\/h\1>/g, (whole, level, inner) => {
    const title = plainText(inner).replace(/\s+/g, ' ').trim();
    if (title === '') return whole;
    const id = freeAnchor(title, taken);
    contents.push({ id, title, level: Number(level) });
    return `<h${level} id="${id}">${inner}</h${level}>`;
  });
  return { html: anchored, contents };
}

/**
 * An anchor made of a title that no other heading has; begun so that it is no other id of the page.
 * Input: for each anchor, the last number behind it.
 */
function freeAnchor(title: string, taken: Map<string, number>): string {
  const words = foldDiacritics(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);
  const base = `part-${words || 'text'}`;
  let id = base;
  let number = taken.get(base) ?? 0;
  while (number > 0 && taken.has(id)) {
    number += 1;
    id = `${base}-${number}`;
  }
  taken.set(base, Math.max(1, number));
  if (id !== base) taken.set(id, 1);
  return id;
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** The words of a sanitised text. */
function plainText(html: string): string {
  return sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} }).replace(
    /&(amp|lt|gt|quot|#39);/g,
    (whole, name) => entities[name] ?? whole,
  );
}

import { type ImportFault, mostImportedPosts } from '@pius/domain/blog/import-report.ts';
import { type Language, languageOfTag } from '@pius/domain/language.ts';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import sanitizeHtml from 'sanitize-html';
import { cleanHtml } from './clean-html.ts';
import type { ReadResult } from './document.ts';
import { markdownOf } from './html-to-markdown.ts';
import { categoryNamed, makePost, type PostOfDocument } from './make-post.ts';
import { Remarks } from './remarks.ts';
import { withoutShortcodes, withParagraphs } from './shortcodes.ts';
import { hasDoctype, type Xml, xmlAt, xmlList, xmlText } from './xml.ts';

/**
 * Entities are left as they stand, but for the five of XML and numbers: nothing a document defines
 * is ever put in.
 */
const parser = new XMLParser({
  processEntities: false,
  parseTagValue: false,
  trimValues: false,
  ignoreAttributes: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  cdataPropName: '#cdata',
  maxNestedTags: 20,
  isArray: (name) => ['item', 'category', 'wp:author', 'wp:postmeta'].includes(name),
});

/**
 * Reads a WordPress export.
 * @returns Its posts, or what is wrong with it.
 */
export function readWordpress(xml: string): ReadResult {
  if (hasDoctype(xml)) return failed('doctype');
  const valid = XMLValidator.validate(xml);
  if (valid !== true) return failed('xml', valid.err.line);
  let parsed: Xml;
  try {
    parsed = parser.parse(xml) as Xml;
  } catch {
    return failed('xml');
  }
  const channel = xmlAt(xmlAt(parsed, 'rss'), 'channel');
  if (!channel) return failed('not-wordpress');
  const items = xmlList(channel, 'item');
  const isPost = (item: Xml) => xmlText(item, 'wp:post_type') === 'post';
  const posts = items.filter(isPost);
  if (posts.length === 0) return failed('no-posts');
  if (posts.length > mostImportedPosts) return failed('too-many-posts');
  const authors = authorsOf(channel);
  const language = languageOfTag(xmlText(channel, 'language').trim());
  return {
    kind: 'wordpress',
    fault: null,
    posts: refuseTwins(posts.map((item) => postOf(item, { authors, language }))),
    passed_over: countTypes(items.filter((item) => !isPost(item))),
  };
}

function failed(code: ImportFault, line: number | null = null): ReadResult {
  return { kind: 'wordpress', fault: { code, line, field: null }, posts: [], passed_over: [] };
}

interface Site {
  authors: Map<string, string>;
  language: Language | null;
}

function postOf(item: Xml, site: Site): PostOfDocument {
  const remarks = new Remarks();
  const html = xmlText(item, 'content:encoded');
  const source = markdownOf(cleanHtml(withParagraphs(withoutShortcodes(html, remarks)), remarks));
  const creator = xmlText(item, 'dc:creator').trim();
  const author = site.authors.get(creator) ?? creator;
  if (!author) remarks.add('author-unknown');
  const status = xmlText(item, 'wp:status').trim();
  const link = xmlText(item, 'guid').trim() || xmlText(item, 'link').trim();
  const cover = xmlList(item, 'wp:postmeta').find(
    (meta) => xmlText(meta, 'wp:meta_key').trim() === '_thumbnail_id',
  );
  if (cover) remarks.add('cover');
  const named = termsOf(item, 'category');
  const category = named.map(
    ({ nicename, name }) => categoryNamed(nicename) ?? categoryNamed(name),
  );
  const known = category.find((one) => one !== null) ?? null;
  if (!known) for (const { name } of named) remarks.add('category-unknown', name);
  const isProtected = xmlText(item, 'wp:post_password').trim() !== '';
  const result = {
    identity: `wordpress ${link || xmlText(item, 'wp:post_id').trim() || xmlText(item, 'title')}`,
    title: wordsOfHtml(xmlText(item, 'title')),
    slug: decoded(xmlText(item, 'wp:post_name').trim()),
    summary: wordsOfHtml(xmlText(item, 'excerpt:encoded')),
    source,
    author,
    category: known,
    language: languageOf(item) ?? languageOfAddress(xmlText(item, 'link')) ?? site.language,
    publishedAt: status === 'publish' ? dateOf(item) : null,
    refusal: status === 'trash' ? 'in-trash' : isProtected ? 'protected' : null,
  } as const;
  return makePost(result, remarks);
}

/** A second post of the same address in one export cannot stay beside the first. */
function refuseTwins(posts: PostOfDocument[]): PostOfDocument[] {
  const taken = new Set<string>();
  return posts.map((post) => {
    if (post.refusal) return post;
    const place = `${post.language} ${post.slug}`;
    if (taken.has(place)) return { ...post, refusal: 'same-address' };
    taken.add(place);
    return post;
  });
}

function authorsOf(channel: Xml): Map<string, string> {
  return new Map(
    xmlList(channel, 'wp:author').map((author) => [
      xmlText(author, 'wp:author_login').trim(),
      xmlText(author, 'wp:author_display_name').trim(),
    ]),
  );
}

function termsOf(item: Xml, domain: string): { nicename: string; name: string }[] {
  return xmlList(item, 'category')
    .filter((term) => term['@_domain'] === domain)
    .map((term) => ({
      nicename: String(term['@_nicename'] ?? ''),
      name: wordsOfHtml(xmlText(term)),
    }));
}

/** The language that a plugin for several languages has noted with a post. */
function languageOf(item: Xml): Language | null {
  return languageOfTag(termsOf(item, 'language')[0]?.nicename ?? '');
}

/**
 * The language that an address begins with, as those of sites in several languages do:
 * `https://example.org/fr/...`.
 */
function languageOfAddress(address: string): Language | null {
  const [, first = ''] =
    /^https?:\/\/[^/]+\/([a-z]{2}(?:-[a-z]{2})?)\//i.exec(address.trim()) ?? [];
  return languageOfTag(first);
}

function countTypes(items: Xml[]): { type: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const item of items) {
    const type = xmlText(item, 'wp:post_type').trim().slice(0, 60) || '?';
    counts.set(type, (counts.get(type) ?? 0) + 1);
  }
  return [...counts].slice(0, 50).map(([type, count]) => ({ type, count }));
}

function dateOf(item: Xml): string | null {
  const noted = xmlText(item, 'wp:post_date_gmt').trim();
  const utc = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(noted) && !noted.startsWith('0000');
  const date = new Date(utc ? `${noted.replace(' ', 'T')}Z` : xmlText(item, 'pubDate'));
  return Number.isNaN(date.getTime()) || date.getUTCFullYear() < 1970 ? null : date.toISOString();
}

/** A title or an excerpt of WordPress may have tags and entities in it: its words. */
function wordsOfHtml(html: string): string {
  return sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} })
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

/** An address of letters with accents stands in an export as per cent signs. */
function decoded(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}

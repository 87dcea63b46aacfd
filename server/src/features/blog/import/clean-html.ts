/// <reference path="../sanitize-html.d.ts" />
import type { ImportRemark } from '@pius/domain/blog/import-report.ts';
import sanitizeHtml from 'sanitize-html';
import type { Remarks } from './remarks.ts';

/** Tags that are left out with all that is in them, or that show something from elsewhere. */
const leftOut: Record<string, ImportRemark> = {
  script: 'script',
  noscript: 'script',
  template: 'script',
  style: 'style',
  link: 'style',
  meta: 'style',
  base: 'style',
  iframe: 'frame',
  frame: 'frame',
  frameset: 'frame',
  portal: 'frame',
  object: 'media',
  embed: 'media',
  applet: 'media',
  video: 'media',
  audio: 'media',
  svg: 'media',
  math: 'media',
  canvas: 'media',
  form: 'form',
  input: 'form',
  select: 'form',
  textarea: 'form',
  button: 'form',
};

/** What stands inside of these is no part of the text. Of the others the words are kept. */
const wordless = [
  ...['script', 'noscript', 'template', 'style', 'iframe', 'svg', 'math'],
  ...['textarea', 'select', 'option', 'title'],
];

const schemes = ['http', 'https', 'mailto'];

/** Tags of the same meaning, by the one that Markdown knows. */
const sameAs: Record<string, string> = {
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
  b: 'strong',
  i: 'em',
  cite: 'em',
  s: 'del',
  strike: 'del',
  tt: 'code',
  kbd: 'code',
  div: 'p',
  figcaption: 'p',
  dt: 'p',
  dd: 'p',
};

/**
 * Whether a link may be followed: to a page, or by mail.
 * @param href - An address as it is written.
 */
function isSafeLink(href: string): boolean {
  // Browsers leave these out of an address before they read it.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  const bare = href.replace(/[\u0000-\u0020]/g, '');
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(bare)?.[1];
  if (scheme) return schemes.includes(scheme.toLowerCase());
  return !/^[/\\]{2}/.test(bare);
}

/** Notes what of a tag will not be there. */
function note(tag: string, attribs: Record<string, string>, remarks: Remarks): void {
  const code = leftOut[tag];
  if (code) remarks.add(code, attribs.src ?? attribs.data ?? attribs.href ?? null);
  if (tag === 'img') remarks.add('picture', attribs.src ?? null);
  if (tag === 'a' && attribs.href !== undefined && !isSafeLink(attribs.href)) {
    remarks.add('link', attribs.href);
  }
  for (const name of Object.keys(attribs)) if (/^on/i.test(name)) remarks.add('handler', name);
}

/**
 * Takes from HTML, no matter who wrote it, all but the tags that have a form in Markdown; what is
 * left out goes into the remarks.
 * @returns HTML with its tags in order, in which nothing can run and nothing is fetched.
 */
export function cleanHtml(html: string, remarks: Remarks): string {
  return sanitizeHtml(html, {
    allowedTags: [
      ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'strong', 'em', 'del', 'sup', 'sub', 'a'],
      ...['ul', 'ol', 'li', 'blockquote', 'pre', 'code'],
      ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
    ],
    allowedAttributes: { a: ['href'], ol: ['start'] },
    allowedSchemes: schemes,
    allowProtocolRelative: false,
    nonTextTags: wordless,
    nestingLimit: 30,
    transformTags: {
      '*': (tagName, attribs) => {
        note(tagName, attribs, remarks);
        const known = sameAs[tagName] ?? tagName;
        if (known !== 'a' || isSafeLink(attribs.href ?? '')) return { tagName: known, attribs };
        return { tagName: known, attribs: {} };
      },
    },
  });
}

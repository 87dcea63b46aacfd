import type { Remarks } from './remarks.ts';

/** Shortcodes of WordPress itself, which may stand without settings or an end. */
const ofWordPress = ['gallery', 'caption', 'embed', 'audio', 'video', 'playlist', 'more'];
const shortcode = /\[(\/?)([a-z][a-z0-9_-]{1,40})((?:\s[^[\]<>]*)?)(\/?)\](?!\()/gi;

/**
 * Takes the shortcodes out of a text of WordPress, and leaves the words between them. Words in brackets that are none,
 * such as [sic], stay. What was taken out goes into the remarks.
 */
export function withoutShortcodes(html: string, remarks: Remarks): string {
  const ended = new Set([...html.matchAll(/\[\/([a-z0-9_-]+)\]/gi)].map(([, name]) => name));
  return html.replaceAll(shortcode, (whole, slash, name: string, settings: string, closed) => {
    const isOne =
      slash || closed || settings.includes('=') || ended.has(name) || ofWordPress.includes(name);
    if (!isOne) return whole;
    if (!slash) remarks.add('shortcode', name);
    return '';
  });
}

/** Makes paragraphs of a text of WordPress that parts them by empty lines alone, as its older editor did. */
export function withParagraphs(html: string): string {
  if (/<(p|pre)[\s>]/i.test(html)) return html;
  return html
    .replaceAll('\r\n', '\n')
    .split(/\n[ \t]*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => (startsBlock.test(part) ? part : `<p>${part.replaceAll('\n', '<br>')}</p>`))
    .join('\n');
}

const startsBlock = /^<\/?(h[1-6]|ul|ol|li|blockquote|table|div|figure|hr|section|article)[\s>/]/i;

import { joinWords } from '@pius/domain/whole-words.ts';

/**
 * Data of a content file, a page's head or the words of the interface, each text in it kept whole,
 * but for its ids.
 */
export function wholeTexts<Data>(data: Data): Data {
  return JSON.parse(JSON.stringify(data), (name, value: unknown) =>
    typeof value === 'string' && name !== 'id' ? joinWords(value) : value,
  ) as Data;
}

/** HTML whose text is kept whole; the addresses and names in its tags stay as they are. */
export function wholeHtml(html: string): string {
  return html.replace(/<[^>]*>|[^<]+/g, (part) => (part.startsWith('<') ? part : joinWords(part)));
}

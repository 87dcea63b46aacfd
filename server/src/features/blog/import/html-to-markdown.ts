import TurndownService from 'turndown';

const marks: Record<string, [before: string, after: string]> = {
  STRONG: ['**', '**'],
  EM: ['*', '*'],
  DEL: ['~~', '~~'],
  SUP: ['<sup>', '</sup>'],
  SUB: ['<sub>', '</sub>'],
};

const turndown = new TurndownService({
  headingStyle: 'atx',
  hr: '---',
  codeBlockStyle: 'fenced',
})
  .addRule('heading', {
    filter: ['h2', 'h3', 'h4'],
    replacement: (content, { nodeName }) =>
      asBlock(`${'#'.repeat(Number(nodeName[1]))} ${inOneLine(content)}`),
  })
  .addRule('quote', {
    filter: 'blockquote',
    replacement: (content) =>
      asBlock(content.trim().replaceAll(/^/gm, '> ').replaceAll(/^> $/gm, '>')),
  })
  .addRule('item', {
    filter: 'li',
    replacement: (content, node) => {
      const list = node.parentElement;
      const first = Math.max(0, Number.parseInt(list?.getAttribute('start') ?? '1', 10) || 1);
      const place = Array.from(list?.children ?? []).indexOf(node);
      const mark = list?.nodeName === 'OL' ? `${(first % 10_000) + place}. ` : '- ';
      const indent = ' '.repeat(mark.length);
      return `${mark}${content.trim().replaceAll(/\n(?=.)/g, `\n${indent}`)}\n`;
    },
  })
  .addRule('break', {
    filter: 'br',
    replacement: (_, node) => {
      if (node.closest('code')) return '\n';
      return endsBlock(node) ? '' : '\\\n';
    },
  })
  .addRule('mark', {
    filter: ['strong', 'em', 'del', 'sup', 'sub'],
    replacement: (content, { nodeName }) => around(content, ...(marks[nodeName] ?? ['', ''])),
  })
  .addRule('link', {
    filter: (node) => node.nodeName === 'A' && node.hasAttribute('href'),
    replacement: (content, node) =>
      around(content, '[', `](${address(node.getAttribute('href') ?? '')})`),
  })
  // Markdown has no form for it that holds every table, and lets HTML stand.
  .addRule('table', {
    filter: 'table',
    replacement: (_, { outerHTML }) => asBlock(outerHTML.replaceAll(/\s+/g, ' ')),
  });
turndown.escape = escapeText;

/**
 * Writes sanitised HTML as Markdown that reads the same.
 *
 * @param clean what `cleanHtml` gives
 */
export function markdownOf(clean: string): string {
  return turndown.turndown(clean.replaceAll(/<pre>([\s\S]*?)<\/pre>/g, (_, code) => asCode(code)));
}

/** A preformatted text in the form in which Turndown knows code: without tags, its line breaks as lines. */
function asCode(html: string): string {
  const text = html.replaceAll('<br />', '\n').replaceAll(/<[^>]*>/g, '');
  return `<pre><code>${text.replace(/^\n+/, '').trimEnd()}</code></pre>`;
}

const asBlock = (text: string) => `\n\n${text}\n\n`;
const inOneLine = (text: string) => text.replaceAll(/\\?\n+/g, ' ').trim();

/** As much of a DOM node as is looked at; its own types are those of a browser. */
interface DomNode {
  nodeName: string;
  nextSibling: DomNode | null;
  parentNode: DomNode | null;
}

const blockName = /^(P|H[2-4R]|UL|OL|LI|BLOCKQUOTE|PRE|TABLE|T[HD]|X-TURNDOWN)$/;

/** Whether a line break is the last thing of its block, where it shows nothing. */
function endsBlock({ nextSibling: next, parentNode: parent }: DomNode): boolean {
  if (next) return next.nodeName === 'BR' ? endsBlock(next) : blockName.test(next.nodeName);
  return parent === null || blockName.test(parent.nodeName) || endsBlock(parent);
}

/**
 * Puts marks around text, and the line breaks at its end outside of them. Marks cannot hold several blocks: their text
 * becomes one.
 */
function around(content: string, before: string, after: string): string {
  const blocks = content.trim().split(/\n{2,}/);
  const text = blocks.length > 1 ? blocks.map(withoutBlockMark).join(' ') : content;
  const [, words = '', end = ''] = /^([\s\S]*?)((?:\s|\\\n)*)$/.exec(text) ?? [];
  return words ? before + words + after + end : content;
}

const withoutBlockMark = (text: string) => text.replace(/^(?:#+ |> |- |\d+\. )+/, '');

/** Text in which nothing is a mark of Markdown. */
function escapeText(text: string): string {
  return text
    .replaceAll(/[\\`*[\]~]/g, '\\$&')
    .replaceAll(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
    .replaceAll(/&(?=#?\w+;)/g, '&amp;')
    .replaceAll('<', '&lt;')
    .replace(/^([#>+=|-])/, '\\$1')
    .replace(/^(\d+)([.)])(?=\s|$)/, '$1\\$2');
}

function address(href: string): string {
  const bare = href
    .trim()
    .replaceAll(/\s/g, '%20')
    .replaceAll(/&(?=#?\w+;)/g, '&amp;');
  return `<${bare.replaceAll('<', '%3C').replaceAll('>', '%3E').replaceAll('\\', '%5C')}>`;
}

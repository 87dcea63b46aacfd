import { type HtmlElement, type HtmlNode, treeOf } from './html-tree.ts';

const blockTags = [
  ...['p', 'h2', 'h3', 'h4', 'hr', 'ul', 'ol', 'li', 'blockquote', 'pre'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
];

/**
 * Writes sanitised HTML as Markdown that reads the same. A table has no such form: it stays as HTML, which Markdown lets
 * stand. In: what `cleanHtml` gives.
 */
export function markdownOf(clean: string): string {
  return blocks(treeOf(clean)).join('\n\n');
}

const isElement = (node: HtmlNode): node is HtmlElement => 'tag' in node;
const isBlock = (node: HtmlNode): node is HtmlElement =>
  isElement(node) && blockTags.includes(node.tag);

/** The parts of a text, each a paragraph, a heading, a list ...; words that stand between them are paragraphs too. */
function blocks(nodes: readonly HtmlNode[]): string[] {
  const out: string[] = [];
  let loose: HtmlNode[] = [];
  const settle = () => {
    out.push(...paragraph(loose));
    loose = [];
  };
  for (const node of nodes) {
    if (!isBlock(node)) {
      loose.push(node);
      continue;
    }
    settle();
    out.push(...blockOf(node));
  }
  settle();
  return out;
}

function blockOf(element: HtmlElement): string[] {
  const { tag, children } = element;
  switch (tag) {
    case 'h2':
    case 'h3':
    case 'h4': {
      const words = inline(children).replaceAll(/\\?\n/g, ' ').trim();
      return words ? [`${'#'.repeat(Number(tag[1]))} ${words}`] : [];
    }
    case 'hr':
      return ['---'];
    case 'pre':
      return fenced(plain(children));
    case 'blockquote': {
      const inner = blocks(children).join('\n\n');
      return inner ? [inner.replaceAll(/^/gm, '> ').replaceAll(/^> $/gm, '>')] : [];
    }
    case 'ul':
    case 'ol':
      return list(element);
    case 'table':
      return [htmlOf(element)];
    default:
      return blocks(children);
  }
}

function list({ tag, start, children }: HtmlElement): string[] {
  const items = children.filter((node) => isElement(node) && node.tag === 'li') as HtmlElement[];
  let number = Math.max(0, Number.parseInt(start ?? '1', 10) || 1) % 10_000;
  const lines = items.flatMap((item) => {
    const inner = blocks(item.children);
    if (inner.length === 0) return [];
    const mark = tag === 'ol' ? `${number++}. ` : '- ';
    const joined = inner.join(
      inner.slice(1).every((part) => /^(- |\d+\. )/.test(part)) ? '\n' : '\n\n',
    );
    return [
      mark + joined.replaceAll('\n', `\n${' '.repeat(mark.length)}`).replaceAll(/^ +$/gm, ''),
    ];
  });
  return lines.length > 0 ? [lines.join('\n')] : [];
}

function paragraph(nodes: readonly HtmlNode[]): string[] {
  const words = inline(nodes)
    .replaceAll(/(\\\n\s*)+$/g, '')
    .replaceAll(/^(\s*\\\n)+/g, '')
    .trim();
  return words ? [words.split('\n').map(guardLine).join('\n')] : [];
}

/** A line that would begin something else than words. */
function guardLine(line: string): string {
  return line
    .trimStart()
    .replace(/^([#>+=|-])/, '\\$1')
    .replace(/^(\d+)([.)])(?=\s|$)/, '$1\\$2');
}

function inline(nodes: readonly HtmlNode[]): string {
  return nodes
    .map(inlineOf)
    .join('')
    .replaceAll(/ *\\\n */g, '\\\n');
}

const marks: Record<string, string> = { strong: '**', em: '*', del: '~~' };

function inlineOf(node: HtmlNode): string {
  if (!isElement(node)) return escaped(node.text.replaceAll(/\s+/g, ' '));
  const { tag, href, children } = node;
  if (tag === 'br') return '\\\n';
  if (tag === 'code') return coded(plain(children));
  const inner = inline(children);
  if (tag === 'a' && href && inner.trim()) return around(inner, '[', `](${address(href)})`);
  if (tag === 'sup' || tag === 'sub') return around(inner, `<${tag}>`, `</${tag}>`);
  const mark = marks[tag];
  if (mark) return around(inner, mark, mark);
  return isBlock(node) ? ` ${inner} ` : inner;
}

/** Puts marks around words, and the spaces at their ends outside of them. */
function around(inner: string, before: string, after: string): string {
  const [, start = '', words = '', end = ''] = /^(\s*)([\s\S]*?)((?:\s|\\\n)*)$/.exec(inner) ?? [];
  return words ? start + before + words + after + end : inner;
}

/** Words in which nothing is a mark of Markdown. */
function escaped(text: string): string {
  return text
    .replaceAll(/[\\`*[\]~]/g, '\\$&')
    .replaceAll(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
    .replaceAll(/&(?=#?\w+;)/g, '&amp;')
    .replaceAll('<', '&lt;');
}

function address(href: string): string {
  const bare = href
    .trim()
    .replaceAll(/\s/g, '%20')
    .replaceAll(/&(?=#?\w+;)/g, '&amp;');
  return `<${bare.replaceAll('<', '%3C').replaceAll('>', '%3E').replaceAll('\\', '%5C')}>`;
}

/** The longest row of backticks in a text, and one more. */
function fenceFor(text: string, least: number): string {
  const rows = [...text.matchAll(/`+/g)].map(([row]) => row.length);
  return '`'.repeat(Math.max(least, ...rows.map((length) => length + 1)));
}

function coded(text: string): string {
  const words = text.replaceAll(/\s+/g, ' ').trim();
  if (!words) return '';
  const fence = fenceFor(words, 1);
  const room = words.startsWith('`') || words.endsWith('`') ? ' ' : '';
  return fence + room + words + room + fence;
}

function fenced(text: string): string[] {
  const words = text.replaceAll(/^\n+|\s+$/g, '');
  if (!words) return [];
  const fence = fenceFor(words, 3);
  return [`${fence}\n${words}\n${fence}`];
}

function plain(nodes: readonly HtmlNode[]): string {
  return nodes
    .map((node) => {
      if (!isElement(node)) return node.text;
      return node.tag === 'br' ? '\n' : plain(node.children);
    })
    .join('');
}

function htmlOf(node: HtmlNode): string {
  if (!isElement(node)) return inHtml(node.text.replaceAll(/\s+/g, ' '));
  const { tag, href, children } = node;
  if (tag === 'br' || tag === 'hr') return `<${tag}>`;
  const attributes = href === null ? '' : ` href="${inHtml(href)}"`;
  return `<${tag}${attributes}>${children.map(htmlOf).join('')}</${tag}>`;
}

function inHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** A piece of HTML: words, or a tag with what is in it. */
export type HtmlNode = { text: string } | HtmlElement;

export interface HtmlElement {
  tag: string;
  href: string | null;
  start: string | null;
  children: HtmlNode[];
}

const alone = ['br', 'hr'];
const token = /<(\/?)([a-z][a-z0-9]*)((?:\s[^>]*)?)>|([^<]+)/g;

/** Reads HTML that was sanitised: each tag closed in its order, no `<` or `>` but those of tags. */
export function treeOf(clean: string): HtmlNode[] {
  const root: HtmlElement = { tag: '', href: null, start: null, children: [] };
  const open = [root];
  for (const [, slash, tag = '', attributes = '', text] of clean.matchAll(token)) {
    const here = open.at(-1) ?? root;
    if (text !== undefined) here.children.push({ text: wordsOf(text) });
    else if (slash) {
      const index = open.findLastIndex((element) => element.tag === tag);
      if (index > 0) open.length = index;
    } else {
      const attribute = (name: string) =>
        new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1] ?? null;
      const href = attribute('href');
      const element: HtmlElement = {
        ...{ tag, href: href && wordsOf(href), start: attribute('start'), children: [] },
      };
      here.children.push(element);
      if (!alone.includes(tag)) open.push(element);
    }
  }
  return root.children;
}

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', amp: '&' };

/** The words of sanitised HTML, in which these entities alone are left. */
function wordsOf(text: string): string {
  return text.replace(/&(lt|gt|quot|amp);/g, (_, name: string) => entities[name] ?? '');
}

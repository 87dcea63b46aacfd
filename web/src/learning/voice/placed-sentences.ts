import { sentencesOf } from '@pius/domain/course/lesson-text.ts';
import type { Language } from '@pius/domain/language.ts';

/** A sentence of a page, and where its letters stand. */
export interface PlacedSentence {
  text: string;
  /** The paragraph, heading or entry it stands in. */
  block: Element;
  /** The letters `from` to `to` of the sentence, as they stand on the page. */
  rangeOf: (from: number, to: number) => Range;
}

const blocks = 'p, li, dt, dd, div, h1, h2, h3, h4';
/** What belongs to the page and not to its text. */
const notText = 'button, svg, [hidden], [data-unread]';

/**
 * The sentences of a part of a page, in order. What is marked `data-unread`, buttons and pictures
 * are left out.
 */
export function placedSentences(root: Element, language: Language): PlacedSentence[] {
  return blockTexts(root).flatMap(({ block, nodes }) => {
    const whole = nodes.map(({ data }) => data).join('');
    let end = 0;
    return sentencesOf(whole, language).map((text) => {
      const start = whole.indexOf(text, end);
      end = start + text.length;
      return { text, block, rangeOf: (from, to) => rangeIn(nodes, start + from, start + to) };
    });
  });
}

function blockTexts(root: Element): { block: Element; nodes: Text[] }[] {
  const results: { block: Element; nodes: Text[] }[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const parent = node.parentElement;
    if (!parent || parent.closest(notText)) continue;
    const block = parent.closest(blocks) ?? root;
    const last = results.at(-1);
    if (last?.block === block) last.nodes.push(node);
    else results.push({ block, nodes: [node] });
  }
  return results;
}

function rangeIn(nodes: readonly Text[], from: number, to: number): Range {
  const range = document.createRange();
  let passed = 0;
  let begun = false;
  for (const node of nodes) {
    const within = (at: number) => Math.min(Math.max(at - passed, 0), node.length);
    if (!begun && from < passed + node.length) {
      range.setStart(node, within(from));
      begun = true;
    }
    if (begun) range.setEnd(node, within(to));
    passed += node.length;
    if (passed >= to) break;
  }
  return range;
}

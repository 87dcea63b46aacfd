/** What the buttons above a text do to it. */
export const markdownMarks = ['bold', 'italic', 'heading', 'list', 'link', 'quote'] as const;

export type MarkdownMark = (typeof markdownMarks)[number];

/** A text with what is chosen of it, from one letter up to another. */
export interface Chosen {
  text: string;
  start: number;
  end: number;
}

const around: Partial<Record<MarkdownMark, string>> = { bold: '**', italic: '*' };
const before: Partial<Record<MarkdownMark, string>> = { heading: '## ', list: '- ', quote: '> ' };

/**
 * Puts a mark to what is chosen, or takes it off where it has it. Input: also the words of a link
 * that has none.
 */
export function withMark(chosen: Chosen, mark: MarkdownMark, linkWords: string): Chosen {
  const sign = around[mark];
  if (sign) return surround(chosen, sign);
  const start = before[mark];
  return start ? beginLines(chosen, start) : link(chosen, linkWords);
}

function surround({ text, start, end }: Chosen, sign: string): Chosen {
  const inner = text.slice(start, end);
  const isMarked = text.slice(0, start).endsWith(sign) && text.slice(end).startsWith(sign);
  if (isMarked) {
    const bare = text.slice(0, start - sign.length) + inner + text.slice(end + sign.length);
    return { text: bare, start: start - sign.length, end: end - sign.length };
  }
  const marked = text.slice(0, start) + sign + inner + sign + text.slice(end);
  return { text: marked, start: start + sign.length, end: end + sign.length };
}

function beginLines({ text, start, end }: Chosen, sign: string): Chosen {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const lines = text.slice(from, end).split('\n');
  const areMarked = lines.every((line) => line.startsWith(sign));
  const changed = lines
    .map((line) => (areMarked ? line.slice(sign.length) : sign + line))
    .join('\n');
  return {
    text: text.slice(0, from) + changed + text.slice(end),
    start: from,
    end: from + changed.length,
  };
}

/** The address is chosen then: it is what comes next. */
function link({ text, start, end }: Chosen, words: string): Chosen {
  const shown = text.slice(start, end) || words;
  const address = 'https://';
  const from = start + shown.length + 3;
  return {
    text: `${text.slice(0, start)}[${shown}](${address})${text.slice(end)}`,
    start: from,
    end: from + address.length,
  };
}

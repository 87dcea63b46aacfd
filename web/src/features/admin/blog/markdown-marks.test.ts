import { expect, test } from 'vitest';
import { type MarkdownMark, withMark } from './markdown-marks.ts';

/** A text whose chosen part stands between two bars. */
const chosenIn = (text: string) => {
  const [first = '', inner = '', last = ''] = text.split('|');
  return { text: first + inner + last, start: first.length, end: first.length + inner.length };
};

test.each<[MarkdownMark, string, string]>([
  ['bold', 'a |b| c', 'a **|b|** c'],
  ['bold', 'a **|b|** c', 'a |b| c'],
  ['italic', 'a || c', 'a *||* c'],
  ['heading', 'a\nb |c|\nd', 'a\n|## b c|\nd'],
  ['heading', 'a\n## |c|', 'a\n|c|'],
  ['list', '|a\nb|', '|- a\n- b|'],
  ['quote', '|> a\n> b|', '|a\nb|'],
  ['link', 'see |this|.', 'see [this](|https://|).'],
  ['link', 'see ||', 'see [words](|https://|)'],
])('%s makes of "%s" "%s"', (mark, before, after) => {
  expect(withMark(chosenIn(before), mark, 'words')).toEqual(chosenIn(after));
});

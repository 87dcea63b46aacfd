import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { WholeWords } from './whole-words.tsx';

const shown = (words: string) => renderToStaticMarkup(<WholeWords>{words}</WholeWords>);

it('keeps a compound on one line, with the marks that stand at it', () => {
  expect(shown('Dieu a-t-il un corps ? Où est-il\u00a0?')).toBe(
    'Dieu <span class="inline-block max-w-full">a-t-il</span> un corps ? Où <span class="inline-block max-w-full">est-il\u00a0?</span>',
  );
});

it('leaves other words as they are', () => {
  expect(shown('Who is God - and where?')).toBe('Who is God - and where?');
});

import { useEffect } from 'react';
import type { PlacedSentence } from './placed-sentences.ts';
import type { SpokenPlace } from './speaker.ts';

/**
 * Marks on the page the sentence that is being read and its word of now, and keeps them in sight.
 * Browsers without highlights of their own mark the paragraph.
 */
export function useReadAlong(sentences: readonly PlacedSentence[], place: SpokenPlace | null) {
  const sentence = place ? sentences[place.sentence] : undefined;
  useEffect(() => {
    if (!sentence) return;
    const { block } = sentence;
    scrollIntoSight(block);
    if (!('highlights' in CSS)) block.setAttribute('data-spoken', '');
    mark('spoken', sentence.rangeOf(0, sentence.text.length));
    return () => {
      block.removeAttribute('data-spoken');
      mark('spoken', null);
    };
  }, [sentence]);
  const from = place?.from ?? 0;
  const to = place?.to ?? 0;
  useEffect(() => {
    if (!sentence || from === to) return;
    mark('spoken-word', sentence.rangeOf(from, to));
    return () => mark('spoken-word', null);
  }, [sentence, from, to]);
}

/**
 * Marks all of a part while it is read, where nobody tells which of its sentences is being said.
 */
export function usePartMark(sentences: readonly PlacedSentence[], isRead: boolean): void {
  useEffect(() => {
    if (!isRead || !('highlights' in CSS)) return;
    const ranges = sentences.map(({ rangeOf, text }) => rangeOf(0, text.length));
    CSS.highlights.set('spoken', new Highlight(...ranges));
    return () => mark('spoken', null);
  }, [sentences, isRead]);
}

function mark(name: string, range: Range | null): void {
  if (!('highlights' in CSS)) return;
  if (range) CSS.highlights.set(name, new Highlight(range));
  else CSS.highlights.delete(name);
}

function scrollIntoSight(block: Element): void {
  const { top, bottom } = block.getBoundingClientRect();
  const isTall = bottom - top > innerHeight / 2;
  if (top > innerHeight * 0.8 || bottom < 0 || (!isTall && bottom > innerHeight)) {
    block.scrollIntoView({ block: isTall ? 'start' : 'center' });
  }
}

import { createElement, Fragment } from 'react';

/**
 * Words in which no line ends at a hyphen, as in "a-t-il" or "Pai-Nosso"; their letters stay as they are, for what
 * reads them aloud or compares them. One that alone is wider than the line is broken like any other.
 */
export function WholeWords({ children }: { children: string }) {
  // What was captured, a compound with the marks that stand at it, is every second part.
  const parts = children.split(/([^ ]*\p{L}-\p{L}[^ ]*)/u);
  const pieces = parts.map((part, at) =>
    at % 2 === 0 ? part : createElement('span', { className: 'inline-block max-w-full' }, part),
  );
  return createElement(Fragment, null, ...pieces);
}

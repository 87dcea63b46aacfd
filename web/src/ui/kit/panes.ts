/** A pane of glass: done, the one to do next, or not yet. */
export type PaneState = 'lit' | 'next' | 'unlit';

/**
 * The panes of work done in order.
 * @param total how many panes there are
 * @param done how many of the first are lit
 * @param showNext whether the first unlit pane is the gold one to do next
 */
export function panesInOrder(total: number, done: number, showNext = false): PaneState[] {
  return Array.from({ length: total }, (_, index) => {
    if (index < done) return 'lit';
    return showNext && index === done ? 'next' : 'unlit';
  });
}

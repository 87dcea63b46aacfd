/** One message in the corner. */
export interface Notice {
  kind: 'success' | 'error' | 'info';
  text: string;
}

const waiting: Notice[] = [];
const events = new EventTarget();

/**
 * Shows a message in the corner for about four seconds. The text is in the reader's language. Never
 * the only record of an error: the place where it happened says it too.
 * @see docs/requirements.md#r-toasts
 */
export function notify(kind: Notice['kind'], text: string): void {
  waiting.push({ kind, text });
  events.dispatchEvent(new Event('notice'));
}

/** Hands every message that waits, now and later, to `show`. Gives the function that ends it. */
export function takeNotices(show: (notices: Notice[]) => void): () => void {
  const hand = () => {
    if (waiting.length > 0) show(waiting.splice(0));
  };
  events.addEventListener('notice', hand);
  hand();
  return () => events.removeEventListener('notice', hand);
}

/** Calls `wake` once there is a message to show. Gives the function that ends it. */
export function onFirstNotice(retry: () => void): () => void {
  if (waiting.length > 0) retry();
  events.addEventListener('notice', retry, { once: true });
  return () => events.removeEventListener('notice', retry);
}

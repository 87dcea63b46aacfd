/** What the empty shell asked the server for while the app was still coming (`app/first-paint/fetch-ahead.ts`). */
export interface Ahead {
  /** When, in milliseconds since the document was opened. */
  at: number;
  /** By the path of the call. */
  answers: Record<string, Promise<Response>>;
}

declare global {
  interface Window {
    ahead?: Ahead;
  }
}

/** An answer that nobody took for so long, in milliseconds, may be of another state of things. */
const longest = 20_000;

/**
 * Takes the answer to a call that was asked ahead, once. In: the call's path. Out: null where it was not, or long ago,
 * where no answer came, and where nobody was signed in, as somebody may be by now.
 */
export async function takeAhead(path: string): Promise<Response | null> {
  const ahead = typeof window === 'undefined' ? undefined : window.ahead;
  const answer = ahead?.answers[path];
  if (!ahead || !answer) return null;
  delete ahead.answers[path];
  if (performance.now() - ahead.at > longest) return null;
  const response = await answer.catch(() => null);
  return response?.status === 401 ? null : response;
}

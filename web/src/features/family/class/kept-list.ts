/** What is kept of a list over a reload: its text and the age of all. */
export interface KeptList {
  text: string;
  age: string;
}

const key = 'class-list';

const nothing: KeptList = { text: '', age: '' };

/** The list as this grown-up left it in this tab. Out: nothing where there is none, or it is another's. */
export function keptList(userId: string): KeptList {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return nothing;
    const { owner, text, age } = kept as Record<string, unknown>;
    if (owner === userId && typeof text === 'string' && typeof age === 'string')
      return { text, age };
    sessionStorage.removeItem(key);
  } catch {
    // What the browser refuses, or somebody else has written, is no list.
  }
  return nothing;
}

/** Keeps the list in this tab until it is sent, or somebody logs out here; it goes no further than the tab. */
export function keepList(userId: string, { text, age }: KeptList): void {
  try {
    if (text === '' && age === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify({ owner: userId, text, age }));
    addEventListener('pagehide', forgetWhenLeaving);
  } catch {
    // A reload loses it then, and the browser asks first.
  }
}

function forgetWhenLeaving(): void {
  if (document.documentElement.dataset.leaving !== undefined) sessionStorage.removeItem(key);
}

import { deviceValue } from '@/ui/device/device-value.ts';

/** What is kept of a list over a reload: its text and the age of all. */
export interface ClassListDraft {
  text: string;
  age: string;
}

const nothing: ClassListDraft = { text: '', age: '' };

const saved = deviceValue(
  'class-list',
  (value) => {
    const { owner, text, age } = value as Record<string, unknown>;
    const isWhole = [owner, text, age].every((part) => typeof part === 'string');
    return isWhole ? (value as ClassListDraft & { owner: string }) : null;
  },
  'tab',
);

/**
 * The list as this grown-up left it in this tab.
 * @returns Nothing where there is none, or it is another's.
 */
export function listDraft(userId: string): ClassListDraft {
  const list = saved.get();
  if (list?.owner === userId) return { text: list.text, age: list.age };
  if (list) saved.set(null);
  return nothing;
}

/**
 * Keeps the list in this tab until it is sent, or somebody logs out here; it goes no further than
 * the tab.
 */
export function saveListDraft(userId: string, { text, age }: ClassListDraft): void {
  saved.set(text === '' && age === '' ? null : { owner: userId, text, age });
  addEventListener('pagehide', forgetWhenLeaving);
}

function forgetWhenLeaving(): void {
  if (document.documentElement.dataset.leaving !== undefined) saved.set(null);
}

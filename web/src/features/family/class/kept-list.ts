import { deviceValue } from '@/ui/device/device-value.ts';

/** What is kept of a list over a reload: its text and the age of all. */
export interface KeptList {
  text: string;
  age: string;
}

const nothing: KeptList = { text: '', age: '' };

const saved = deviceValue(
  'class-list',
  (value) => {
    const { owner, text, age } = value as Record<string, unknown>;
    const isWhole = [owner, text, age].every((part) => typeof part === 'string');
    return isWhole ? (value as KeptList & { owner: string }) : null;
  },
  'tab',
);

/** The list as this grown-up left it in this tab. Out: nothing where there is none, or it is another's. */
export function keptList(userId: string): KeptList {
  const list = saved.get();
  if (list?.owner === userId) return { text: list.text, age: list.age };
  if (list) saved.set(null);
  return nothing;
}

/** Keeps the list in this tab until it is sent, or somebody logs out here; it goes no further than the tab. */
export function keepList(userId: string, { text, age }: KeptList): void {
  saved.set(text === '' && age === '' ? null : { owner: userId, text, age });
  addEventListener('pagehide', forgetWhenLeaving);
}

function forgetWhenLeaving(): void {
  if (document.documentElement.dataset.leaving !== undefined) saved.set(null);
}

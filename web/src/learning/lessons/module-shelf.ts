import type { LessonView } from '@pius/contracts/course.ts';
import { ApiError } from '@/ui/api/api-error.ts';

/** What of a module lies on this device for a child, and what goes on with it. */
export interface Shelf {
  /**
   * `looking`: not known yet; `empty`: not asked for; `saving`; `offline`, `failed`, `full`: it
   * stopped there, for want of a network, by a fault, for want of room; `kept`: all of it is here.
   */
  phase: 'looking' | 'empty' | 'saving' | 'offline' | 'failed' | 'full' | 'kept';
  /** How many of its lessons are here. */
  done: number;
  total: number;
  bytes: number;
}

interface ShelfParts {
  /** The ids of the lessons that this child may open. */
  ids: readonly string[];
  /** How many bytes a lesson takes on the device; undefined where it is not there. */
  sizeOf: (id: string) => Promise<number | undefined>;
  /** Asks the server for a lesson. Throws an `ApiError`. */
  fetch: (id: string) => Promise<LessonView>;
  /** Keeps a lesson and tells how many bytes it takes. Throws where there is no room. */
  saveLesson: (lesson: LessonView) => Promise<number>;
  remove: (ids: readonly string[]) => Promise<void>;
  /** Whether the child has asked for this module. */
  isSelected: () => boolean;
  want: (requested: boolean) => void;
  /** Whether it is still this child who is here. */
  isHere: () => boolean;
}

export interface ModuleShelf {
  /** The same until it changes. */
  now: () => Shelf;
  watch: (changed: () => void) => () => void;
  /** Sees what is here, and goes on with what was begun. */
  look: () => Promise<void>;
  /** Fetches what is not here yet, lesson by lesson. It may be called again after it stopped. */
  save: () => Promise<void>;
  /** Stops, and takes away what came since it began. */
  cancel: () => Promise<void>;
  /** Takes the whole module from the device. */
  clear: () => Promise<void>;
}

/**
 * One module on the device, for one child and in one language ("Save this module for the road").
 */
export function createModuleShelf(parts: ShelfParts): ModuleShelf {
  const { ids } = parts;
  const watchers = new Set<() => void>();
  let shelf: Shelf = { phase: 'looking', done: 0, total: ids.length, bytes: 0 };
  let fetched: string[] = [];
  /** The round of saving that counts; one that was stopped sees that it is another. */
  let round = 0;

  function set(change: Partial<Shelf>): void {
    shelf = { ...shelf, ...change };
    for (const watcher of watchers) watcher();
  }

  async function look(): Promise<void> {
    if (shelf.phase === 'saving') return;
    const sizes = await Promise.all(ids.map(parts.sizeOf));
    const here = sizes.filter((size) => size !== undefined);
    const bytes = here.reduce((sum, size) => sum + size, 0);
    const all = here.length === ids.length;
    if (!parts.isSelected()) return set({ phase: 'empty', done: here.length, bytes });
    set({ phase: all ? 'kept' : 'offline', done: here.length, bytes });
    if (!all) await save();
  }

  async function save(): Promise<void> {
    if (shelf.phase === 'saving') return;
    round += 1;
    const own = round;
    fetched = [];
    parts.want(true);
    set({ phase: 'saving', done: 0, bytes: 0 });
    try {
      for (const id of ids) {
        const size = (await parts.sizeOf(id)) ?? (await bring(id, own));
        if (own !== round || size === undefined) return;
        set({ done: shelf.done + 1, bytes: shelf.bytes + size });
      }
      set({ phase: 'kept' });
    } catch (error) {
      if (own === round) stopFor(error);
    }
  }

  /** Fetches and keeps one lesson; undefined where it is not wanted any more by then. */
  async function bring(id: string, own: number): Promise<number | undefined> {
    const lesson = await parts.fetch(id);
    if (own !== round) return undefined;
    if (!parts.isHere()) {
      set({ phase: 'empty' });
      return undefined;
    }
    fetched.push(id);
    return parts.saveLesson(lesson);
  }

  function stopFor(error: unknown): void {
    const closed = error instanceof ApiError && [401, 403, 404].includes(error.status);
    if (closed) parts.want(false);
    set({ phase: closed ? 'empty' : reasonOf(error) });
  }

  async function cancel(): Promise<void> {
    round += 1;
    parts.want(false);
    set({ phase: 'empty', done: shelf.done - fetched.length });
    await parts.remove(fetched);
  }

  async function clear(): Promise<void> {
    round += 1;
    parts.want(false);
    set({ phase: 'empty', done: 0, bytes: 0 });
    await parts.remove(ids);
  }

  return {
    now: () => shelf,
    watch: (changed) => {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
    look,
    save,
    cancel,
    clear,
  };
}

function reasonOf(error: unknown): 'offline' | 'failed' | 'full' {
  if (error instanceof ApiError && error.status === 0) return 'offline';
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'failed';
}

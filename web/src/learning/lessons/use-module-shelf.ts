import { parseLessonId } from '@pius/domain/course/ids.ts';
import type { Language } from '@pius/domain/language.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { childHere } from '../progress/device-child.ts';
import { cacheQuizKey } from './cache-quiz-key.ts';
import { cacheLesson, readCachedLesson, removeLessons } from './lesson-database.ts';
import { fetchLesson } from './lesson-query.ts';
import { createModuleShelf, type ModuleShelf, type Shelf } from './module-shelf.ts';
import { isModuleSaved, markModule } from './saved-modules.ts';

/** Which module for whom, and its lessons that are written and open to that child. */
interface RequestedModule {
  child: string;
  language: Language;
  module: number;
  ids: readonly string[];
}

/** They outlive the page that shows them: saving goes on while the child reads. */
const shelves = new Map<string, ModuleShelf>();

/** What of a module lies on this device for a child, and how to save, stop and remove it. */
export function useModuleShelf(
  requested: RequestedModule,
): Shelf & Omit<ModuleShelf, 'now' | 'watch'> {
  const own = shelfOf(requested);
  const shelf = useSyncExternalStore(own.watch, own.now);
  useEffect(() => {
    void own.look();
    const goOn = () => void own.look();
    addEventListener('online', goOn);
    return () => removeEventListener('online', goOn);
  }, [own]);
  const { look, save, cancel, clear } = own;
  return { ...shelf, look, save, cancel, clear };
}

function shelfOf({ child, language, module, ids }: RequestedModule): ModuleShelf {
  const name = [child, language, module, ...ids].join(' ');
  const cached = shelves.get(name);
  if (cached) return cached;
  const shelf = createModuleShelf({
    ids,
    sizeOf: async (id) => (await readCachedLesson(child, language, id))?.bytes,
    fetch: (id) => {
      const place = parseLessonId(id);
      if (!place) throw new Error(`${id} is no lesson.`);
      return fetchLesson({ ...place, language, asker: child });
    },
    saveLesson: async (lesson) => {
      await cacheQuizKey(child, language, lesson.id);
      return cacheLesson(child, lesson, Date.now());
    },
    remove: (gone) => removeLessons(child, (id) => gone.includes(id), language),
    isSelected: () => isModuleSaved(child, language, module),
    want: (isSelected) => {
      markModule(child, language, module, isSelected);
      // What a browser keeps by its own leave it may also throw away when room gets short.
      if (isSelected) void navigator.storage?.persist?.();
    },
    isHere: () => childHere() === child,
  });
  shelves.set(name, shelf);
  return shelf;
}

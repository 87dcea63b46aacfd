import { decideModuleAccess, type ModuleLock } from '../account/module-access.ts';
import type { Viewer } from '../account/viewer.ts';
import { isModuleCompleted } from '../progress/overall.ts';
import { moduleNumbers } from './counts.ts';
import { lessonIdsOfModule } from './ids.ts';

export interface QuestMapFacts {
  /** Ids of the completed lessons (`2-5`); of a visitor, those kept on the device. */
  lessonsDone: ReadonlySet<string>;
  viewer: Viewer;
  hasActiveSubscription: boolean;
  isChildOfAdmin: boolean;
  /** The parent has switched the order off for this child. */
  orderOff: boolean;
}

export type MapLock = { kind: ModuleLock } | { kind: 'finish-previous'; module: number };

export interface MapLesson {
  id: string;
  number: number;
  /** `current`: the next lesson of an unlocked module; `open`: any other not yet completed. */
  state: 'completed' | 'current' | 'open' | 'locked';
}

export interface MapModule {
  number: number;
  state: 'completed' | 'current' | 'locked';
  /** The server would open it: a completed or locked module may be either. */
  open: boolean;
  /** Why the module is locked; null unless it is. */
  lock: MapLock | null;
  lessons: MapLesson[];
}

export interface QuestMap {
  modules: MapModule[];
  /** All six modules are completed. */
  treasureUnlocked: boolean;
}

function mapLessons(
  module: number,
  state: MapModule['state'],
  lessonsDone: ReadonlySet<string>,
): MapLesson[] {
  const ids = lessonIdsOfModule(module);
  const next = ids.find((id) => !lessonsDone.has(id));
  return ids.map((id, index) => {
    const number = index + 1;
    if (lessonsDone.has(id)) return { id, number, state: 'completed' };
    if (state === 'locked') return { id, number, state: 'locked' };
    return { id, number, state: id === next ? 'current' : 'open' };
  });
}

/**
 * The quest map. A module is completed when all its lessons are, even if its access has lapsed since. Current is the
 * first one open to the viewer that is not completed; the rest are locked and say why, the access rule before the
 * order. With the order switched off, and for an admin, every open module not completed is current.
 * @see docs/requirements.md#r-quest-map
 */
export function questMap(facts: QuestMapFacts): QuestMap {
  const inOrder = !facts.orderOff && facts.viewer !== 'admin';
  const done = moduleNumbers.filter((module) => isModuleCompleted(module, facts.lessonsDone));
  const modules = moduleNumbers.map((number): MapModule => {
    const access = decideModuleAccess({ ...facts, module: number });
    const before = moduleNumbers
      .filter((module) => module < number && !done.includes(module))
      .at(-1);
    let state: MapModule['state'] = 'current';
    let lock: MapLock | null = null;
    if (done.includes(number)) state = 'completed';
    else if (!access.open) lock = { kind: access.reason };
    else if (inOrder && before !== undefined) lock = { kind: 'finish-previous', module: before };
    if (lock !== null) state = 'locked';
    const lessons = mapLessons(number, state, facts.lessonsDone);
    return { number, state, open: access.open, lock, lessons };
  });
  return { modules, treasureUnlocked: done.length === moduleNumbers.length };
}

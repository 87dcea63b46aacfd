import type { LessonView } from '@pius/contracts/course.ts';
import { expect, it } from 'vitest';
import { ApiError } from '@/ui/api/api-error.ts';
import { createModuleShelf } from './module-shelf.ts';

const ids = ['2-1', '2-2', '2-3'];
const offline = new ApiError(0, 'network_offline', '');

/** A device with nothing on it, and a server that gives each lesson or fails as it is told to. */
function device(cached: string[] = [], requested = false) {
  const here = new Set(cached);
  const state = { wanted: requested, isHere: true, asked: [] as string[] };
  let answer: (id: string) => Promise<LessonView> = async (id) => ({ id }) as LessonView;
  let space = 99;
  const shelf = createModuleShelf({
    ids,
    sizeOf: async (id) => (here.has(id) ? 10 : undefined),
    fetch: (id) => {
      state.asked.push(id);
      return answer(id);
    },
    saveLesson: async ({ id }) => {
      if (here.size >= space) throw new DOMException('', 'QuotaExceededError');
      here.add(id);
      return 10;
    },
    remove: async (gone) => {
      for (const id of gone) here.delete(id);
    },
    isSelected: () => state.wanted,
    want: (isSelected) => {
      state.wanted = isSelected;
    },
    isHere: () => state.isHere,
  });
  return {
    shelf,
    here,
    state,
    serve: (next: typeof answer) => {
      answer = next;
    },
    leaveRoomFor: (count: number) => {
      space = count;
    },
  };
}

it('a module is saved lesson by lesson, and what was here before is not fetched again', async () => {
  const { shelf, here, state } = device(['2-2']);
  const seen: string[] = [];
  shelf.watch(() => {
    const { phase, done, bytes } = shelf.now();
    seen.push(`${phase} ${done} ${bytes}`);
  });
  await shelf.save();
  expect([...here].sort()).toEqual(ids);
  expect(state).toMatchObject({ wanted: true, asked: ['2-1', '2-3'] });
  expect(seen).toEqual(['saving 0 0', 'saving 1 10', 'saving 2 20', 'saving 3 30', 'kept 3 30']);
});

it('a network that is lost in the middle keeps what has come, and the rest follows when it is back', async () => {
  const { shelf, here, serve } = device();
  serve(async (id) => {
    if (id === '2-2') throw offline;
    return { id } as LessonView;
  });
  await shelf.save();
  expect(shelf.now()).toMatchObject({ phase: 'offline', done: 1, total: 3 });
  expect([...here]).toEqual(['2-1']);
  serve(async (id) => ({ id }) as LessonView);
  await shelf.look();
  expect(shelf.now()).toMatchObject({ phase: 'kept', done: 3, bytes: 30 });
});

it('what is cancelled takes away what came since it began, and not what was here before', async () => {
  const { shelf, here, state, serve } = device(['2-1']);
  const late = Promise.withResolvers<void>();
  const covered = Promise.withResolvers<void>();
  serve(async (id) => {
    if (id === '2-3') {
      covered.resolve();
      await late.promise;
    }
    return { id } as LessonView;
  });
  const saving = shelf.save();
  await covered.promise;
  expect([...here]).toEqual(['2-1', '2-2']);
  await shelf.cancel();
  late.resolve();
  await saving;
  expect([...here]).toEqual(['2-1']);
  expect(shelf.now()).toMatchObject({ phase: 'empty', done: 1 });
  expect(state.wanted).toBe(false);
});

it('a device without room says so and keeps what has come', async () => {
  const { shelf, here, leaveRoomFor: leaveSpaceFor } = device();
  leaveSpaceFor(2);
  await shelf.save();
  expect(shelf.now()).toMatchObject({ phase: 'full', done: 2 });
  expect(here.size).toBe(2);
});

it('a module that is closed to the child is not saved, and is not asked for again', async () => {
  const { shelf, here, state, serve } = device();
  serve(() => Promise.reject(new ApiError(403, 'lesson_locked_ask_parent', '')));
  await shelf.save();
  expect(shelf.now().phase).toBe('empty');
  expect(here.size).toBe(0);
  expect(state).toMatchObject({ wanted: false, asked: ['2-1'] });
});

it('nothing is kept for a child once another is here', async () => {
  const { shelf, here, state, serve } = device();
  serve(async (id) => {
    state.isHere = id === '2-1';
    return { id } as LessonView;
  });
  await shelf.save();
  expect([...here]).toEqual(['2-1']);
  expect(shelf.now().phase).toBe('empty');
});

it('lessons that lie here unasked are no saved module; one that was begun goes on', async () => {
  const visited = device(ids);
  await visited.shelf.look();
  expect(visited.shelf.now()).toMatchObject({ phase: 'empty', done: 3 });
  const begun = device(['2-1'], true);
  await begun.shelf.look();
  expect(begun.shelf.now().phase).toBe('kept');
  expect(begun.state.asked).toEqual(['2-2', '2-3']);
});

it('what is removed leaves the device whole', async () => {
  const { shelf, here, state } = device(ids, true);
  await shelf.look();
  await shelf.clear();
  expect(here.size).toBe(0);
  expect(state.wanted).toBe(false);
  expect(shelf.now()).toMatchObject({ phase: 'empty', done: 0, bytes: 0 });
});

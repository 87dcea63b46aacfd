import type { AppContext } from '../../app-context.ts';
import { countMedia } from './lesson-media-store.ts';

/** The lessons that have pictures of their own, and those that have recordings. */
export interface Illustrated {
  pictured: string[];
  recorded: string[];
}

const fresh = 1000;
const known = new WeakMap<AppContext['db'], { at: number; lessons: Promise<Illustrated> }>();

/**
 * Which lessons have pictures or recordings of their own, so that pages ask for these only where
 * there are any. Asked of the database once a second at most, however many pages ask; none while it
 * does not answer.
 */
export function illustratedLessons({ db }: Pick<AppContext, 'db'>): Promise<Illustrated> {
  const before = known.get(db);
  if (before && performance.now() - before.at < fresh) return before.lessons;
  const lessons = readIllustrated(db).catch(() => ({ pictured: [], recorded: [] }));
  known.set(db, { at: performance.now(), lessons });
  return lessons;
}

async function readIllustrated(db: AppContext['db']): Promise<Illustrated> {
  const counted = await countMedia(db);
  const having = (what: 'pictures' | 'recordings') =>
    counted
      .filter((each) => each[what] > 0)
      .map(({ lesson }) => lesson)
      .sort();
  return { pictured: having('pictures'), recorded: having('recordings') };
}

import type { Course } from '@pius/contracts/course.ts';
import { lessonCount, lessonsPerModule } from '@pius/domain/course/counts.ts';
import { lessonId } from '@pius/domain/course/ids.ts';

type Module = Course['modules'][number];

const titles = [
  ['introduction', 'Introduction'],
  ['creed', 'The Creed'],
  ['prayer', 'Prayer'],
  ['sacraments', 'The Sacraments'],
  ['commandments', 'The Commandments'],
  ['virtues', 'Virtues and Vices'],
] as const;

interface Stand {
  /** How many modules are completed; the next one is the one of now. */
  completed?: number;
  /** Why those after it are locked. */
  reason?: NonNullable<Module['reason']>;
}

/** The quest map as the server tells it: all lessons are written, and the first module is the one of now. */
export function exampleCourse({ completed = 0, reason = 'ask-parent' }: Stand = {}): Course {
  const modules = titles.map(([slug, title], at): Module => {
    const state = at < completed ? 'completed' : at === completed ? 'current' : 'locked';
    const done = state === 'completed';
    const number = at + 1;
    return {
      number,
      slug,
      title,
      summary: `What ${title} is about.`,
      state,
      reason: state === 'locked' ? reason : null,
      finishFirst: state === 'locked' && reason === 'finish-previous' ? at : null,
      lessons: Array.from({ length: lessonsPerModule[at] ?? 0 }, (_, lesson) => ({
        id: lessonId(number, lesson + 1),
        number: lesson + 1,
        title: `${title}, lesson ${lesson + 1}`,
        available: true,
        open: state !== 'locked',
        completed: done,
        percentage: done ? 100 : 0,
      })),
    };
  });
  const lessonsCompleted = modules.flatMap(({ lessons }) =>
    lessons.filter((each) => each.completed),
  ).length;
  return {
    language: 'en',
    modules,
    seasons: [],
    treasure: completed === titles.length ? 'unlocked' : 'locked',
    overall: {
      lessonsCompleted,
      lessonsTotal: lessonCount,
      percentage: Math.round((lessonsCompleted * 100) / lessonCount),
    },
  };
}

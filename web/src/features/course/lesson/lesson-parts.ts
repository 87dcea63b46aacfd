import type { LessonView } from '@pius/contracts/course.ts';
import type { PaneState } from '@/ui/kit/panes.ts';

/** The sections of a lesson that are read, in their order. */
export const readParts = ['goals', 'story', 'teaching', 'vocabulary'] as const;
export type ReadPart = (typeof readParts)[number];

/** The sections of the page, in their order; each is the id of its element. */
export const sections = [...readParts, 'activities', 'quiz'] as const;
export type Section = (typeof sections)[number];

type Activities = Pick<LessonView, 'activities'>;

/** All parts of a lesson by name, in their order: ten of them. */
export function partsInOrder({ activities }: Activities): string[] {
  return [...readParts, ...activities.map(({ id }) => `activity:${id}`), 'quiz'];
}

/** A pane for each part: lit when done, and the first that is not is the next one. */
export function panesOf(lesson: Activities, done: ReadonlySet<string>): PaneState[] {
  const parts = partsInOrder(lesson);
  const next = parts.find((part) => !done.has(part));
  return parts.map((part) => {
    if (done.has(part)) return 'lit';
    return part === next ? 'next' : 'unlit';
  });
}

/** How each section stands: done, the one to do next, or not yet. Activities are done when all of them are. */
export function sectionStates(
  lesson: Activities,
  done: ReadonlySet<string>,
): { section: Section; state: PaneState }[] {
  const isDone = (section: Section) =>
    section === 'activities'
      ? lesson.activities.every(({ id }) => done.has(`activity:${id}`))
      : done.has(section);
  const next = sections.find((section) => !isDone(section));
  return sections.map((section) => {
    if (isDone(section)) return { section, state: 'lit' };
    return { section, state: section === next ? 'next' : 'unlit' };
  });
}

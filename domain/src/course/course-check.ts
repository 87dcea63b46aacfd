import { lessonsOfModule } from './counts.ts';
import type { Finding } from './finding.ts';
import { lessonIdsOfModule } from './ids.ts';
import { type Activity, activityKinds, type Lesson } from './lesson.ts';

/** The lessons written so far in one language, by id. */
export type LessonsById = ReadonlyMap<string, Pick<Lesson, 'teaching' | 'activities'>>;

/**
 * Teaching ids that an earlier lesson has already: `/catechism#<id>` leads to one entry of the
 * whole course. By lesson, in the order given.
 */
export function checkEntryIds(lessons: LessonsById): Map<string, Finding[]> {
  const first = new Map<string, string>();
  const findings = new Map<string, Finding[]>();
  for (const [lesson, { teaching }] of lessons) {
    const results = teaching.flatMap(({ id }, index): Finding[] => {
      const other = first.get(id) ?? lesson;
      first.set(id, other);
      if (other === lesson) return [];
      return [
        {
          path: ['teaching', index, 'id'],
          message: `The id "${id}" stands in lesson ${other} already, and /catechism#${id} leads to one entry.`,
          doThis: 'Give this entry another id, in all three languages.',
        },
      ];
    });
    if (results.length > 0) findings.set(lesson, results);
  }
  return findings;
}

/**
 * Kinds of activity that a module lacks although all its lessons are written.
 * @see docs/authoring.md#what-each-field-means
 */
export function missingKinds(module: number, lessons: LessonsById): Activity['kind'][] {
  const written = lessonIdsOfModule(module).flatMap((id) => lessons.get(id) ?? []);
  if (written.length < lessonsOfModule(module)) return [];
  const present = new Set(written.flatMap(({ activities }) => activities.map(({ kind }) => kind)));
  return activityKinds.filter((kind) => !present.has(kind));
}

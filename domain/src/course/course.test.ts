import { describe, expect, it } from 'vitest';
import { lessonsPerModule } from './counts.ts';
import { type Course, courseSchema } from './course.ts';

const title = { en: 'Title', fr: 'Titre', 'pt-BR': 'Título' };

function course(): Course {
  return {
    modules: lessonsPerModule.map((count, index) => ({
      number: index + 1,
      slug: `module-${index + 1}`,
      title,
      summary: title,
      lessons: Array.from({ length: count }, (_, lesson) => ({
        number: lesson + 1,
        slug: `lesson-${lesson + 1}`,
        title,
      })),
    })),
  };
}

/** What the schema says is wrong after a change. */
function problems(change: (course: Course) => void): string[] {
  const changed = course();
  change(changed);
  const result = courseSchema.safeParse(changed);
  return result.success
    ? []
    : result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

describe('courseSchema', () => {
  it('takes six modules with the lessons of the spec', () => {
    expect(problems(() => {})).toEqual([]);
  });

  it('refuses a lesson too few', () => {
    expect(problems(({ modules }) => modules[1]?.lessons.pop())).toEqual([
      'modules.1.lessons: Module 2 has 16 lessons.',
    ]);
  });

  it('refuses lessons out of order and slugs that stand twice', () => {
    expect(problems(({ modules }) => modules[0]?.lessons.reverse())).toEqual([
      'modules.0.lessons: Number the lessons 1, 2, 3 … in order.',
    ]);
    expect(
      problems(({ modules }) => Object.assign(modules[0]?.lessons[1] ?? {}, { slug: 'lesson-1' })),
    ).toEqual(['modules.0.lessons: Give each lesson its own slug.']);
  });

  it('refuses modules out of order or missing', () => {
    expect(problems(({ modules }) => modules.reverse())).not.toEqual([]);
    expect(problems(({ modules }) => modules.pop())).not.toEqual([]);
  });

  it('refuses a title missing in one language', () => {
    const incomplete = { title: { en: 'Title', fr: 'Titre' } };
    expect(problems(({ modules }) => Object.assign(modules[2] ?? {}, incomplete))[0]).toContain(
      'modules.2.title.pt-BR',
    );
  });
});

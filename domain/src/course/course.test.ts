import { describe, expect, it } from 'vitest';
import { lessonsPerModule } from './counts.ts';
import { type Course, courseSchema } from './course.ts';
import { titled } from './course-fixture.ts';

const title = titled('Title');

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
        ...(index === 1 && lesson < 2 && { questions: ['1-200', '201-433'][lesson] }),
      })),
    })),
    catechism: [
      { title, chapters: [{ lessons: ['1-1'] }, { title, questions: '1-100' }] },
      { title, chapters: [{ questions: '101-433' }] },
    ],
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
  it('takes six modules with 3, 16, 5, 12, 10 and 6 lessons', () => {
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

  it('refuses questions that have no lesson, two lessons, or are written otherwise', () => {
    const creed = (questions: string) => (course: Course) =>
      Object.assign(course.modules[1]?.lessons[1] ?? {}, { questions });
    expect(problems(creed('201-430, 432'))).toEqual(['modules: Give question 431, 433 a place.']);
    expect(problems(creed('200-433'))).toEqual([
      'modules.1.lessons.1.questions: Name question 200 in one place only.',
    ]);
    expect(problems(creed('201 to 433'))).toEqual([
      'modules.1.lessons.1.questions: Write numbers and ranges in order, such as "1-3, 5".',
    ]);
  });

  it('refuses chapters that leave out a question, and a lesson that does not exist', () => {
    const chapter = (changes: object) => (course: Course) =>
      Object.assign(course.catechism[1]?.chapters[0] ?? {}, changes);
    expect(problems(chapter({ questions: '102-433' }))).toEqual([
      'catechism.1.chapters.0.questions: Go on with question 101, leaving none out.',
    ]);
    expect(problems(chapter({ lessons: ['1-9'] }))).toEqual([
      'catechism.1.chapters.0.lessons.0: Write the id of a lesson, such as "2-5".',
    ]);
  });

  it('refuses a title missing in one language', () => {
    const incomplete = { title: { en: 'Title', fr: 'Titre' } };
    expect(problems(({ modules }) => Object.assign(modules[2] ?? {}, incomplete))[0]).toContain(
      'modules.2.title.pt-BR',
    );
  });
});

import type { Course } from './course.ts';
import type { Finding } from './finding.ts';
import { lessonId } from './ids.ts';
import type { TeachingEntry } from './lesson.ts';
import {
  catechismBook,
  formulasOfBook,
  ourBook,
  parseQuestions,
  questionCount,
  questionsForm,
  questionsOfEntry,
  writeQuestions,
} from './questions.ts';
import { type Withheld, withheldMax } from './withheld.ts';

/** The books an entry may rest on, as `ref` names them (content/README.md "Source of an entry"). */
const books: readonly string[] = [catechismBook, 'compendium', 'scripture', ourBook];

/**
 * Whether a reference is to give numbers of 1912: the book's own formulas, before its questions,
 * have none.
 */
function namesNumbers({ book, questions }: TeachingEntry['ref']): boolean {
  return book === ourBook || (book === catechismBook && questions !== formulasOfBook);
}

/** The teaching of the lessons written so far, by lesson id. */
export type TeachingByLesson = ReadonlyMap<string, readonly Pick<TeachingEntry, 'id' | 'ref'>[]>;

export interface Coverage {
  covered: number;
  withheld: number;
  /** Questions of 1912 in all. */
  of: number;
  /** Where a lesson cites a question that another lesson teaches: allowed, and worth knowing. */
  repeats: { lesson: string; questions: number[]; taughtIn: string }[];
}

/** Which questions of 1912 each lesson is to teach, by lesson id (`course.yaml`). */
export function questionPlan(course: Course): Map<string, number[]> {
  return new Map(
    course.modules.flatMap((module) =>
      module.lessons.map(({ number, questions }): [string, number[]] => [
        lessonId(module.number, number),
        questions === undefined ? [] : (parseQuestions(questions) ?? []),
      ]),
    ),
  );
}

/**
 * What one written lesson leaves out of its questions, and references that name no book or no
 * question. A question of the plan is taught by an entry or withheld; one of another lesson may be
 * repeated.
 */
export function checkLessonCoverage(
  planned: readonly number[],
  teaching: readonly Pick<TeachingEntry, 'ref'>[],
  withheld: Withheld,
): Finding[] {
  const unknown = teaching.flatMap(({ ref }, index): Finding[] =>
    books.includes(ref.book)
      ? []
      : [
          {
            path: ['teaching', index, 'ref', 'book'],
            message: `"${ref.book}" is no book that entries rest on.`,
            doThis: `Write "1912", compendium, scripture or ours.`,
          },
        ],
  );
  const unreadable = teaching.flatMap(({ ref }, index): Finding[] =>
    namesNumbers(ref) && parseQuestions(ref.questions) === null
      ? [
          {
            path: ['teaching', index, 'ref', 'questions'],
            message: `"${ref.questions}" names no questions of the 1912 catechism (1 to ${questionCount}).`,
            doThis: questionsForm,
          },
        ]
      : [],
  );
  const taught = new Set(teaching.flatMap(questionsOfEntry));
  const leftOut = new Set(withheld.map(({ question }) => question));
  const missing = planned.filter((question) => !taught.has(question) && !leftOut.has(question));
  const faulty = [...unknown, ...unreadable];
  if (missing.length === 0) return faulty;
  return [
    ...faulty,
    {
      path: ['teaching'],
      message: `This lesson is to teach question ${writeQuestions(missing)} of the 1912 catechism (course.yaml), and no entry does.`,
      doThis: `Teach it in an entry and name it in the entry's ref, or list it in content/withheld.yaml with the reason (${withheldMax} in all at most).`,
    },
  ];
}

/** Questions withheld that a lesson teaches all the same; the paths are of `withheld.yaml`. */
export function checkWithheld(withheld: Withheld, lessons: TeachingByLesson): Finding[] {
  return withheld.flatMap(({ question }, index) => {
    const results = [...lessons].flatMap(([lesson, teaching]) =>
      teaching.filter((entry) => questionsOfEntry(entry).includes(question)).map(() => lesson),
    );
    if (results.length === 0) return [];
    return [
      {
        path: [index, 'question'],
        message: `Question ${question} is withheld, and lesson ${results.join(', ')} teaches it.`,
        doThis: 'Take it away here, or out of the ref of that lesson.',
      },
    ];
  });
}

/** How much of the 1912 catechism the lessons written so far cover. */
export function coverageOf(
  course: Course,
  lessons: TeachingByLesson,
  withheld: Withheld,
): Coverage {
  const plan = questionPlan(course);
  const lessonOf = new Map([...plan].flatMap(([id, numbers]) => numbers.map((n) => [n, id])));
  const taught = [...lessons].flatMap(([lesson, teaching]) =>
    [...new Set(teaching.flatMap(questionsOfEntry))].map((question) => ({ lesson, question })),
  );
  const repeats = new Map<string, Coverage['repeats'][number]>();
  for (const { lesson, question } of taught) {
    const taughtIn = lessonOf.get(question) ?? '';
    if (taughtIn === lesson) continue;
    const repeat = repeats.get(`${lesson} ${taughtIn}`) ?? { lesson, questions: [], taughtIn };
    repeat.questions.push(question);
    repeats.set(`${lesson} ${taughtIn}`, repeat);
  }
  return {
    covered: new Set(taught.map(({ question }) => question)).size,
    withheld: withheld.length,
    of: questionCount,
    repeats: [...repeats.values()],
  };
}

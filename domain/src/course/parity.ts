import type { Finding } from './finding.ts';
import type { Activity, EntryCheck, Lesson, QuizQuestion, TeachingEntry } from './lesson.ts';

/**
 * The same description for two languages of one lesson means that they agree: ids, kinds, counts
 * and right answers, all of it the same in every language.
 */
interface Described {
  path: Finding['path'];
  is: string;
}

function describeActivity(activity: Activity): string {
  const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).join(', ');
  switch (activity.kind) {
    case 'matching':
    case 'antonyms':
      return `${activity.pairs.length} pairs`;
    case 'ordering':
      return `${activity.items.length} items`;
    case 'definition-match':
      return `the terms ${activity.terms.join(', ')}`;
    case 'true-false':
      return activity.statements.map(({ id, answer }) => `${id} ${answer}`).join(', ');
    case 'anagram':
    case 'hangman':
      return `the words ${ids(activity.words)}`;
    case 'riddle':
      return `the riddles ${ids(activity.riddles)}`;
    case 'listening':
      return activity.questions
        .map(
          ({ id, choices, answer }) =>
            `${id} choice ${choices.indexOf(answer) + 1} of ${choices.length}`,
        )
        .join(', ');
  }
}

function describeQuestion(question: QuizQuestion): string {
  return question.kind === 'true-false'
    ? `${question.id} true-false ${question.answer}`
    : `${question.id} typed`;
}

/** Numbers are the same everywhere; a passage of Scripture is named as each language names it. */
function describeSource({ book, questions }: TeachingEntry['ref']): string {
  return book === 'scripture' ? book : `${book} ${questions}`;
}

function describeCheck(check: EntryCheck): string {
  return check.kind === 'true-false'
    ? `the check true-false ${check.answer}`
    : `the check choose ${check.choices.indexOf(check.answer) + 1} of ${check.choices.length}`;
}

function describeEntry({ id, ref, note, byHeart, check, formula }: TeachingEntry): string {
  const facts = [
    note === undefined ? 'no note' : 'a note',
    ...(byHeart === true ? ['by heart'] : []),
    describeCheck(check),
    ...(formula === undefined ? [] : [`the formula ${formula}`]),
  ];
  return `${id} (${describeSource(ref)}), ${facts.join(', ')}`;
}

/** Every fact about a lesson that its languages share, with its place in the file. */
function describe(lesson: Lesson): Described[] {
  return [
    { path: ['goals'], is: `${lesson.goals.length} goals` },
    { path: ['story', 'paragraphs'], is: `${lesson.story.paragraphs.length} paragraphs` },
    { path: ['story', 'pages'], is: `the pages ${lesson.story.pages.join(', ')}` },
    { path: ['teaching'], is: `${lesson.teaching.length} entries` },
    ...lesson.teaching.map((entry, index) => ({
      path: ['teaching', index],
      is: describeEntry(entry),
    })),
    { path: ['vocabulary'], is: lesson.vocabulary.map(({ id }) => id).join(', ') },
    ...lesson.vocabulary.map(({ id, met }, index) => ({
      path: ['vocabulary', index],
      is: `${id} met ${met}`,
    })),
    { path: ['activities'], is: `${lesson.activities.length} activities` },
    ...lesson.activities.map((activity, index) => ({
      path: ['activities', index],
      is: `${activity.id} ${activity.kind}: ${describeActivity(activity)}`,
    })),
    { path: ['quiz'], is: `${lesson.quiz.length} questions` },
    ...lesson.quiz.map((question, index) => ({
      path: ['quiz', index],
      is: describeQuestion(question),
    })),
  ];
}

/**
 * Where one language of a lesson does not agree with another: ids, kinds, counts, references and
 * right answers. `base` is the language that counts; the findings are about `other`. Words, and
 * which typed answers are accepted, may differ.
 * @see docs/authoring.md#write-a-lesson
 */
export function checkParity(base: Lesson, other: Lesson): Finding[] {
  const results = new Map(describe(other).map(({ path, is }) => [JSON.stringify(path), is]));
  return describe(base).flatMap(({ path, is }) => {
    const there = results.get(JSON.stringify(path));
    if (there === is) return [];
    return [
      {
        path,
        message: `Here stands "${there ?? 'nothing'}", in the other language "${is}".`,
        doThis: 'Correct the one that is wrong: ids, kinds, order and right answers are the same.',
      },
    ];
  });
}

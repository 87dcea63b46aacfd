import type { Language } from '../language.ts';
import { type Bounds, countFindings, type Finding, repeatFindings } from './finding.ts';
import type { EntryCheck, Lesson, TeachingEntry } from './lesson.ts';
import { comparable, countWords, meetsTerm, usesTerm, wordsOf } from './lesson-text.ts';
import { longSentences, type PlacedText, sentenceMax } from './sentences.ts';

/** How long the pieces of a lesson may be that its steps are made of (docs/authoring.md). */
export const pieceLengths = {
  pages: { min: 3, max: 4 },
  pageWords: { min: 60, max: 140 },
  wonderWords: { min: 3, max: 25 },
  prayerWords: { min: 2, max: 20 },
  byHeart: { min: 2, max: 3 },
  byHeartWords: { min: 3, max: 20 },
  /** A statement, or a question without its choices. */
  checkWords: { min: 2, max: 25 },
  choices: { min: 3, max: 3 },
  choiceWords: { min: 1, max: 12 },
  whyWords: { min: 2, max: 16 },
} as const satisfies Record<string, Bounds>;

/** The paragraphs of each picture page, in their order. */
export function pagesOfStory({ paragraphs, pages }: Lesson['story']): string[][] {
  let start = 0;
  return pages.map((count) => {
    start += count;
    return paragraphs.slice(start - count, start);
  });
}

function checkPages({ story }: Lesson): Finding[] {
  const { pages, paragraphs } = story;
  const path = ['story', 'pages'];
  const sum = pages.reduce((all, count) => all + count, 0);
  const count = countFindings(path, pages.length, pieceLengths.pages, 'picture pages');
  if (sum !== paragraphs.length) {
    return [
      ...count,
      {
        path,
        message: `The pages hold ${sum} paragraphs, and the story has ${paragraphs.length}.`,
        doThis: 'Say of each page how many paragraphs stand on it, all together.',
      },
    ];
  }
  return [
    ...count,
    ...pagesOfStory(story).flatMap((page, index) =>
      countFindings(
        [...path, index],
        countWords(...page),
        pieceLengths.pageWords,
        'words on the page',
      ),
    ),
  ];
}

function checkQuiet({ story }: Lesson, language: Language): Finding[] {
  const wonder: PlacedText = { path: ['story', 'wonder'], text: story.wonder };
  const prayer: PlacedText = { path: ['story', 'prayer'], text: story.prayer };
  const { wonderWords, prayerWords } = pieceLengths;
  return [
    ...countFindings(wonder.path, countWords(wonder.text), wonderWords, 'words to wonder about'),
    ...countFindings(prayer.path, countWords(prayer.text), prayerWords, 'words of prayer'),
    ...longSentences([wonder, prayer], language, wonderWords.max),
    ...(/[?.][»”"\s)]*$/u.test(wonder.text)
      ? []
      : [
          {
            path: wonder.path,
            message: 'What a child is to wonder about ends as no sentence does.',
            doThis: 'End it with a question mark or a full stop.',
          },
        ]),
  ];
}

function checkByHeart({ teaching }: Lesson): Finding[] {
  const marked = teaching.filter(({ byHeart }) => byHeart === true);
  return countFindings(
    ['teaching'],
    marked.length,
    pieceLengths.byHeart,
    'answers to learn by heart',
  );
}

/** What a check asks, its choices too. */
function textsOfCheck(check: EntryCheck): { field: string; text: string }[] {
  if (check.kind === 'true-false') return [{ field: 'statement', text: check.statement }];
  return [
    { field: 'question', text: check.question },
    ...check.choices.map((text) => ({ field: 'choices', text })),
  ];
}

function questionsOf(check: EntryCheck): string {
  return check.kind === 'true-false' ? check.statement : check.question;
}

/**
 * Whether what a right choice says can be read in its entry: half of its longer words stand there,
 * in whatever form.
 */
function standsInEntry(answer: string, entry: TeachingEntry): boolean {
  const there = [entry.question, entry.answer, entry.simply, entry.note ?? ''].join(' ');
  const weighty = wordsOf(answer).filter((word) => comparable(word).length > 3);
  const results = weighty.filter((word) => usesTerm(there, word));
  return results.length * 2 >= weighty.length;
}

function checkChoices(
  path: Finding['path'],
  entry: TeachingEntry,
  check: Extract<EntryCheck, { kind: 'choose' }>,
): Finding[] {
  const { choices, choiceWords } = pieceLengths;
  return [
    ...countFindings([...path, 'choices'], check.choices.length, choices, 'choices'),
    ...repeatFindings([...path, 'choices'], check.choices.map(comparable), 'choice'),
    ...check.choices.flatMap((text, index) =>
      countFindings(
        [...path, 'choices', index],
        countWords(text),
        choiceWords,
        'words in the choice',
      ),
    ),
    ...(check.choices.includes(check.answer)
      ? []
      : [
          {
            path: [...path, 'answer'],
            message: `The right answer "${check.answer}" is none of the choices.`,
            doThis: 'Write one of the choices, word for word.',
          },
        ]),
    ...(standsInEntry(check.answer, entry)
      ? []
      : [
          {
            path: [...path, 'answer'],
            message: `The right answer "${check.answer}" does not stand in the entry.`,
            doThis: 'Use words of the entry, for the child has just read them.',
          },
        ]),
  ];
}

function checkEntryCheck(lesson: Lesson, entry: TeachingEntry, index: number, language: Language) {
  const { check } = entry;
  const path = ['teaching', index, 'check'];
  const quizQuestion = check.kind === 'true-false' ? 'statement' : 'question';
  const inQuiz = lesson.quiz.some(
    (question) =>
      comparable(question.kind === 'typed' ? question.question : question.statement) ===
      comparable(questionsOf(check)),
  );
  const texts = [...textsOfCheck(check), { field: 'why', text: check.why }];
  return [
    ...countFindings(
      [...path, quizQuestion],
      countWords(questionsOf(check)),
      pieceLengths.checkWords,
      'words to be judged',
    ),
    ...countFindings([...path, 'why'], countWords(check.why), pieceLengths.whyWords, 'words'),
    ...longSentences(
      texts.map(({ field, text }) => ({ path: [...path, field], text })),
      language,
      sentenceMax,
    ),
    ...(check.kind === 'choose' ? checkChoices(path, entry, check) : []),
    ...(inQuiz
      ? [
          {
            path,
            message: 'This check repeats a quiz question word for word.',
            doThis: 'Ask it in other words, or ask something else.',
          },
        ]
      : []),
  ];
}

/**
 * A finding where the right answers of the checks could be guessed, or one kind stands for nearly
 * all.
 */
function checkMix({ teaching }: Lesson): Finding[] {
  const checks = teaching.map(({ check }) => check);
  const judged = checks.filter((check) => check.kind === 'true-false');
  const chosen = checks.filter((check) => check.kind === 'choose');
  const path = ['teaching'];
  const third = { min: Math.floor(checks.length / 3), max: Math.ceil((checks.length * 2) / 3) };
  const places = chosen.map(({ choices, answer }) => choices.indexOf(answer));
  return [
    ...countFindings(path, judged.length, third, 'true/false checks'),
    ...(judged.length > 1 && new Set(judged.map(({ answer }) => answer)).size === 1
      ? [
          {
            path,
            message: 'All true/false checks have the same answer, so that one can guess it.',
            doThis: 'Turn at least one statement round.',
          },
        ]
      : []),
    ...(places.length > 1 && new Set(places).size === 1
      ? [
          {
            path,
            message: 'The right choice of every check stands at the same place.',
            doThis: 'Put it at another place in some of them.',
          },
        ]
      : []),
  ];
}

/**
 * Where a key word is first met: the story's paragraph or the teaching entry, whose text has it in
 * whatever form; null for a place that does not exist.
 */
function textMet(lesson: Lesson, met: number | string): string | null {
  if (typeof met === 'number') return lesson.story.paragraphs[met - 1] ?? null;
  const entry = lesson.teaching.find(({ id }) => id === met);
  return entry === undefined ? null : [entry.question, entry.answer, entry.simply].join(' ');
}

function checkMet(lesson: Lesson): Finding[] {
  return lesson.vocabulary.flatMap(({ term, met }, index): Finding[] => {
    const path = ['vocabulary', index, 'met'];
    const text = textMet(lesson, met);
    if (text === null) {
      return [
        {
          path,
          message: `"${met}" is no paragraph of the story and no id of the teaching.`,
          doThis: 'Write the number of a paragraph, counted from 1, or the id of an entry.',
        },
      ];
    }
    if (meetsTerm(text, term)) return [];
    return [
      {
        path,
        message: `The key word "${term}" does not stand there.`,
        doThis: 'Name the place where the child first reads it, the same in the three languages.',
      },
    ];
  });
}

/** A typed question is no way to begin. */
function checkFirst({ quiz }: Lesson): Finding[] {
  if (quiz[0]?.kind !== 'typed') return [];
  return [
    {
      path: ['quiz', 0],
      message: 'A typed question stands first in the quiz.',
      doThis: 'Begin with one that is true or false.',
    },
  ];
}

/**
 * The pieces that the steps of a lesson are made of: pages, quiet moment, by-heart answers, checks,
 * first meetings.
 */
export function checkPieces(lesson: Lesson, language: Language): Finding[] {
  return [
    ...checkFirst(lesson),
    ...checkPages(lesson),
    ...checkQuiet(lesson, language),
    ...checkByHeart(lesson),
    ...lesson.teaching.flatMap((entry, index) => checkEntryCheck(lesson, entry, index, language)),
    ...checkMix(lesson),
    ...checkMet(lesson),
  ];
}

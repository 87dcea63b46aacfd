import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readLessonFile, writeSentences } from './lesson-sentences.ts';

const file = `# read by hand
title: Bread # the short one
minutes: 20
story:
  title: "At the well"
  paragraphs:
    - >-
      The first line stands here.
      The second line stands below it.
      The third line ends it.
    - 'It''s here'
activities:
  - { id: a1, kind: true-false, prompt: Choose., statements: [{ id: s1, text: It rains, answer: false }] }
quiz:
  - { id: q1, kind: typed, question: Who?, answers: [Bepi, "Bepi, the boy"], why: Because. }
`;
const contentDir = new URL('../../../../../content/', import.meta.url).pathname;
const lessons = globSync('lessons/{1,4}-*/01*/*.yaml', { cwd: contentDir }).map((path) =>
  readFileSync(contentDir + path, 'utf8'),
);

const linesOf = (text: string, other: string) =>
  text.split('\n').filter((line) => !other.split('\n').includes(line));

describe('the sentences of a lesson file', () => {
  test('are its words for people in their order, and nothing of its ids and kinds', () => {
    expect(readLessonFile(file)?.sentences.map(({ path, kind }) => `${path} ${kind}`)).toEqual([
      'title text',
      'story.title text',
      'story.paragraphs.0 text',
      'story.paragraphs.1 text',
      'activities.0.prompt text',
      'activities.0.statements.0.text text',
      'activities.0.statements.0.answer truth',
      'quiz.0.question text',
      'quiz.0.answers list',
      'quiz.0.why text',
    ]);
  });

  test('are none where the file cannot be read', () => {
    expect(readLessonFile('title: "open')).toBeNull();
    expect(readLessonFile('a: &a [x,x]\nb: [*a,*a,*none]')).toBeNull();
  });
});

describe('a sentence that is changed', () => {
  test.each([
    ['title', 'Bread: and wine', 'title: "Bread: and wine" # the short one'],
    ['title', 'Daily bread', 'title: Daily bread # the short one'],
    ['title', '1905', 'title: "1905" # the short one'],
    ['story.title', 'At the "old" well', '  title: "At the \\"old\\" well"'],
    ['story.paragraphs.1', "That's it", "    - 'That''s it'"],
    [
      'story.paragraphs.0',
      'The first line stands here. The next line\nstands below it. The third line ends it.',
      '      The next line stands below it.',
    ],
    [
      'quiz.0.why',
      'Because, as he said, it is so.',
      '  - { id: q1, kind: typed, question: Who?, answers: [Bepi, "Bepi, the boy"], why: "Because, as he said, it is so." }',
    ],
    [
      'quiz.0.answers',
      'Bepi\n\nBeppe \nBepi, the boy',
      '  - { id: q1, kind: typed, question: Who?, answers: [Bepi, Beppe, "Bepi, the boy"], why: Because. }',
    ],
    [
      'activities.0.statements.0.answer',
      'true',
      '  - { id: a1, kind: true-false, prompt: Choose., statements: [{ id: s1, text: It rains, answer: true }] }',
    ],
  ])('%s: "%s" changes its own line and no other', (path, words, line) => {
    const written = writeSentences(file, { [path]: words }) ?? '';
    expect(linesOf(written, file)).toEqual([line]);
    expect(linesOf(file, written)).toHaveLength(1);
  });

  test('together with others gives each its own', () => {
    const written = writeSentences(file, { 'quiz.0.why': 'So.', title: 'Wine' }) ?? '';
    expect(readLessonFile(written)?.fields.get('quiz.0.why')).toBe('So.');
    expect(readLessonFile(written)?.fields.get('title')).toBe('Wine');
    expect(linesOf(written, file)).toHaveLength(2);
  });

  test('may be emptied, and is refused where there is no such place', () => {
    const emptied = writeSentences(file, { 'story.paragraphs.0': '', 'quiz.0.why': '' }) ?? '';
    expect(readLessonFile(emptied)?.fields.get('story.paragraphs.0')).toBe('');
    expect(writeSentences(file, { 'quiz.7.why': 'So.' })).toBeNull();
    expect(writeSentences('title: "open', { title: 'x' })).toBeNull();
  });

  test('comes back letter for letter, whatever a written lesson holds', () => {
    const hard = 'zebra: "it" {is}, [#here]';
    expect(lessons.length).toBeGreaterThan(5);
    for (const text of lessons) {
      const sentences = readLessonFile(text)?.sentences ?? [];
      const same = Object.fromEntries(sentences.map(({ path, value }) => [path, value]));
      expect(writeSentences(text, same)).toBe(text);
      const others = Object.fromEntries(
        sentences.map(({ path, kind, value }) => [
          path,
          kind === 'truth' ? value : `${hard}${kind === 'list' ? '\n' : ' '}${value} ${hard}`,
        ]),
      );
      const written = readLessonFile(writeSentences(text, others) ?? '');
      expect(Object.fromEntries(written?.fields ?? [])).toMatchObject(others);
    }
  });
});

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Lesson, lessonSchema } from '../../domain/src/course/lesson.ts';
import { type Language, languages } from '../../domain/src/language.ts';
import { isTypedAnswerRight, type TypedKey } from '../../domain/src/progress/grading.ts';
import { parseContentFile } from '../../server/src/platform/content/content-file.ts';
import { readBySchema } from '../../server/src/platform/content/read-by-schema.ts';
import { root } from '../prepare/root.mjs';

/** A thousand answers a language and more, as children might give them: lesson, question and answer in a line each. */
const fixtures = join(root, 'scripts/content-check/fixtures/answers');

function keysOfLesson(id: string, { quiz, activities }: Lesson): [string, TypedKey][] {
  const typed = quiz.flatMap((question) => (question.kind === 'typed' ? [question] : []));
  const riddles = activities.flatMap((activity) =>
    activity.kind === 'riddle'
      ? activity.riddles.map((riddle) => ({ activity: activity.id, riddle }))
      : [],
  );
  return [
    ...typed.map(({ id: question, answers, wrong }): [string, TypedKey] => [
      `${id} ${question}`,
      {
        answers,
        wrong,
        others: typed.flatMap((other) => (other.id === question ? [] : other.answers)),
      },
    ]),
    ...riddles.map(({ activity, riddle }): [string, TypedKey] => [
      `${id} ${activity}-${riddle.id}`,
      { answers: [riddle.answer, ...riddle.accepted], wrong: riddle.wrong },
    ]),
  ];
}

/** By what every typed question and riddle of the course is graded, under `2-5 q2` or `2-5 a4-r1`. */
function keysOf(language: Language): Map<string, TypedKey> {
  const paths = globSync(`content/lessons/*/*/${language}.yaml`, { cwd: root }).sort();
  return new Map(
    paths.flatMap((path) => {
      const [, , module = '', lesson = ''] = path.split('/');
      const file = parseContentFile(path, readFileSync(join(root, path), 'utf8'));
      const { value } = readBySchema(file, lessonSchema);
      return value ? keysOfLesson(`${module[0]}-${Number(lesson.slice(0, 2))}`, value) : [];
    }),
  );
}

function readAnswers(kind: 'right' | 'wrong', language: Language) {
  const lines = readFileSync(join(fixtures, `${kind}.${language}.tsv`), 'utf8').trimEnd();
  return lines.split('\n').map((line) => {
    const [lesson, item, answer = ''] = line.split('\t');
    return { question: `${lesson} ${item}`, answer };
  });
}

const leadIns: Record<Language, readonly string[]> = {
  en: ['it is', 'that’s the', 'I think it was'],
  fr: ['c’est', 'ce sont les', 'je crois que c’est'],
  'pt-BR': ['é', 'são os', 'foi'],
};
/** What denies already: to deny it again would be to affirm it. */
const isDenied = /\b(?:not|pas|n[ãa]o)\b/iu;
const negation: Record<Language, string> = {
  en: 'it is not',
  fr: 'ce n’est pas',
  'pt-BR': 'não é',
};

describe.each(languages)('typed answers of the course (%s)', (language) => {
  const keys = keysOf(language);
  const isRight = ({ question, answer }: { question: string; answer: string }) => {
    const key = keys.get(question);
    return key !== undefined && isTypedAnswerRight(answer, key, language);
  };

  test('of the right answers that were once refused, 95 in a hundred are taken', () => {
    const answers = readAnswers('right', language);
    const refused = answers.filter((answer) => !isRight(answer));
    expect(refused.length / answers.length).toBeLessThanOrEqual(0.05);
  });

  test('of a thousand wrong ones none is taken', () => {
    const answers = readAnswers('wrong', language).filter(({ question }) => keys.has(question));
    expect(answers.length).toBeGreaterThan(1000);
    expect(answers.filter(isRight)).toEqual([]);
  });

  test('each listed answer is taken behind a lead-in too, and none that is denied', () => {
    for (const [question, key] of keys) {
      for (const answer of key.answers) {
        for (const leadIn of leadIns[language]) {
          expect.soft(isRight({ question, answer: `${leadIn} ${answer}` }), answer).toBe(true);
        }
        const denied = `${negation[language]} ${answer}`;
        if (isDenied.test(answer)) continue;
        expect.soft(isRight({ question, answer: denied }), denied).toBe(false);
      }
    }
  });

  test('the best answer to another question of the quiz is taken only where it is listed', () => {
    const taken = [...keys].flatMap(([question, key]) =>
      (key.others ?? [])
        .filter((other) => isTypedAnswerRight(other, key, language))
        .filter((other) => !isTypedAnswerRight(other, { answers: key.answers }, language))
        .map((other) => `${question}: ${other}`),
    );
    expect(taken).toEqual([]);
  });
});

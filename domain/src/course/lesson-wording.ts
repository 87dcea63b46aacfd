import type { Language } from '../language.ts';
import { judgedIn } from './absolute-words.ts';
import { countFindings, type Finding } from './finding.ts';
import type { Lesson } from './lesson.ts';
import { checkSpeakers } from './speakers.ts';

/** A way of putting things that says something else to a child, and what to write. */
interface Misleading {
  pattern: RegExp;
  message: string;
  doThis: string;
}

/** Once, the old word for "forbid" may be told. */
const repeatedFinding = /\(on dit aussi\s*: défend\)/giu;

const misleading: Record<Language, readonly Misleading[]> = {
  en: [],
  fr: [
    {
      pattern: /(?:^|[.;:!?»«“]\s*)comme Dieu\s*,|,\s*comme Dieu\s*,/iu,
      message: '"Comme Dieu," sounds like "the way God is".',
      doThis: 'Write "parce qu’il est Dieu".',
    },
    {
      pattern:
        /(?<!\p{L})(?:défen(?:d|ds|dent|dait|daient|dre|du|due|dus|dues)\s+(?:de|d’|à)(?!\p{L})|(?:que|qu’|ce que)\s+(?:nous\s+|lui\s+|te\s+)?défend(?!\p{L})|commandements?[^.?!,]{0,40}\s+défend(?:ent)?(?!\p{L})|(?:est|sont|était|a|ont)\s+défendue?s?(?!\p{L})(?! par| contre)|défend un mal)/iu,
      message: '"Défendre" means "to protect" to a child.',
      doThis: 'Write "interdire".',
    },
  ],
  'pt-BR': [
    {
      pattern: /(?:^|[.;:!?”“]\s*)como Deus\s*,|,\s*como Deus\s*,/iu,
      message: '"Como Deus," sounds like "the way God is".',
      doThis: 'Write "por ser Deus".',
    },
  ],
};

/** Every text of a lesson with its path, but for the names of things. */
function textsOf(value: unknown, path: Finding['path']): { path: Finding['path']; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((one, index) => textsOf(one, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) =>
    name === 'id' || name === 'kind' || name === 'wrong' ? [] : textsOf(one, [...path, name]),
  );
}

function checkMisleading(lesson: Lesson, language: Language): Finding[] {
  if (misleading[language].length === 0) return [];
  return textsOf(lesson, []).flatMap(({ path, text }) =>
    misleading[language]
      .filter(({ pattern }) => pattern.test(text.replace(repeatedFinding, '')))
      .map(({ message, doThis }) => ({ path, message, doThis })),
  );
}

/** Of a hundred statements, how many are true: at least and at most, in a lesson. */
const trueShare = { min: 0.4, max: 0.6 };

/** A finding where most statements of a lesson are true, or most are false. */
function checkBalance(lesson: Lesson): Finding[] {
  const judged = judgedIn(lesson);
  return countFindings(
    ['quiz'],
    judged.filter(({ answer }) => answer).length,
    {
      min: Math.floor(judged.length * trueShare.min),
      max: Math.ceil(judged.length * trueShare.max),
    },
    `true statements among the ${judged.length} of games, quiz and checks`,
  );
}

/**
 * Words that mislead: two speakers run together, a verb with two meanings, answers that can be
 * guessed.
 */
export function checkWording(lesson: Lesson, language: Language): Finding[] {
  return [
    ...checkSpeakers(lesson.story.paragraphs, language),
    ...checkMisleading(lesson, language),
    ...checkBalance(lesson),
  ];
}

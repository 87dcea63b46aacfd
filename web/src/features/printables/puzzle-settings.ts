import { parseLessonId } from '@pius/domain/course/ids.ts';
import type { Language } from '@pius/domain/language.ts';
import { type Paper, papers } from '@pius/domain/printables/sheet.ts';
import {
  type WordSearchLevel,
  wordSearchLevels,
  wordSearchSize,
} from '@pius/domain/printables/word-search.ts';

export const sources = ['lesson', 'module', 'own'] as const;
export type Source = (typeof sources)[number];

/** What a sheet is made of; it stands whole in the address, so that the same sheet can be printed again. */
export interface PuzzleSettings {
  source: Source;
  /** Such as `2-5`. */
  lesson: string;
  module: number;
  own: string;
  /** Above one's own words, such as the saint they are about; '' for none. */
  heading: string;
  size: number;
  level: WordSearchLevel;
  lowerCase: boolean;
  paper: Paper;
  answers: boolean;
  forClass: boolean;
  /** Five letters and digits; none yet in an address that somebody wrote. */
  seed: string;
}

/** Where letters are the paper of the country's printers. */
const paperOf: Record<Language, Paper> = { en: 'letter', fr: 'a4', 'pt-BR': 'a4' };

/** Reads the settings from an address; what it does not say, or says wrongly, is as a newcomer would have it. */
export function readSettings(search: URLSearchParams, language: Language): PuzzleSettings {
  const own = search.get('words') ?? '';
  const lesson = search.get('lesson') ?? '';
  const number = (name: string) => Number(search.get(name));
  return {
    source: sources.find((each) => each === search.get('from')) ?? 'lesson',
    lesson: parseLessonId(lesson) ? lesson : '1-1',
    module: [1, 2, 3, 4, 5, 6].find((each) => each === number('module')) ?? 1,
    own,
    heading: (search.get('heading') ?? '').slice(0, 80),
    size: isSize(number('size')) ? number('size') : 12,
    level: wordSearchLevels.find((each) => each === number('level')) ?? 1,
    lowerCase: search.get('letters') === 'lower',
    paper: readPaper(search, language),
    answers: search.get('answers') !== 'no',
    forClass: search.get('class') === 'yes',
    seed: /^[a-z0-9]{1,12}$/.test(search.get('seed') ?? '') ? (search.get('seed') ?? '') : '',
  };
}

/** The paper that an address names, else that of the language. */
export function readPaper(search: URLSearchParams, language: Language): Paper {
  const paper = search.get('paper') ?? '';
  return Object.hasOwn(papers, paper) ? (paper as Paper) : paperOf[language];
}

/** The address's part for settings. */
export function writeSettings(settings: PuzzleSettings): Record<string, string> {
  const { source, lesson, module, own, size, level, paper, seed } = settings;
  return {
    from: source,
    ...(source === 'lesson' ? { lesson } : {}),
    ...(source === 'module' ? { module: String(module) } : {}),
    ...(source === 'own' ? { words: own } : {}),
    ...(source === 'own' && settings.heading ? { heading: settings.heading } : {}),
    size: String(size),
    level: String(level),
    letters: settings.lowerCase ? 'lower' : 'upper',
    paper,
    answers: settings.answers ? 'yes' : 'no',
    ...(settings.forClass ? { class: 'yes' } : {}),
    seed,
  };
}

/** A new seed: short enough to be read out and typed. */
export function newSeed(): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return (number % 36 ** 5).toString(36).padStart(5, '0');
}

function isSize(size: number): boolean {
  return Number.isInteger(size) && size >= wordSearchSize.min && size <= wordSearchSize.max;
}

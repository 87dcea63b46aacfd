import { type Language, languages } from '@pius/domain/language.ts';
import { borderOf, borders } from '@pius/domain/printables/coloring/borders.ts';
import { coloringSheet, details } from '@pius/domain/printables/coloring/coloring-sheet.ts';
import { sceneIds, scenes } from '@pius/domain/printables/coloring/scenes.ts';
import { type Measure, type Paper, papers, type Sheet } from '@pius/domain/printables/sheet.ts';
import { toPuzzleWords } from '@pius/domain/printables/sheet-words.ts';
import { wordSearchLevels } from '@pius/domain/printables/word-search.ts';
import { beforeAll, expect, test } from 'vitest';
import { doPuzzleJob } from './puzzle-jobs.ts';
import { jobOf, layOut, type PuzzleKind } from './puzzle-layout.ts';
import { readSettings } from './puzzle-settings.ts';
import { areasOf } from './test-areas.ts';
import { fontsIn, measureOf, type PrintedPage, pdfTools, printed, wordsOf } from './test-pdf.ts';
import { type PdfTools, writePdf } from './write-pdf.ts';

/** Words with the accents of their language. */
const terms: Record<Language, [string, string][]> = {
  en: [
    ['catechism', 'A book that teaches the faith by questions and answers'],
    ['sacrament', 'A sign that gives grace'],
    ['creed', 'What we believe, in short'],
    ['grace', 'A gift of God to the soul'],
    ['angel', 'A spirit who serves God'],
  ],
  fr: [
    ['évangile', 'La bonne nouvelle de Jésus'],
    ['baptême', 'Il fait de nous des enfants de Dieu'],
    ['Noël', 'La fête où Jésus naît'],
    ['Église', 'La famille de ceux qui croient'],
    ['péché', 'Dire non à Dieu'],
  ],
  'pt-BR': [
    ['coração', 'O lugar do amor'],
    ['bênção', 'O padre a dá no fim da Missa'],
    ['oração', 'Falar com Deus'],
    ['Páscoa', 'Jesus ressuscitou'],
    ['céu', 'A casa do Pai'],
  ],
};
const readers = [
  { id: 'a', name: 'Anaïs' },
  { id: 'b', name: 'João Antônio Gonçalves' },
];

/** The drawings are the same in each language: `npm run test:sweep` has them in all three. */
const drawnIn: readonly Language[] = process.env.SWEEP === 'all' ? languages : ['fr'];

let tools: PdfTools;
let measure: Measure;
beforeAll(async () => {
  tools = await pdfTools();
  measure = await measureOf(tools);
});

/** What every printed sheet keeps: its page, its margins, little ink, its letters. */
async function expectPrinted(sheets: readonly Sheet[], mostInk: number): Promise<PrintedPage[]> {
  const { bytes, missing } = await writePdf(sheets, 'Sheets', tools);
  expect(missing).toEqual([]);
  const pages = await printed(bytes);
  expect(pages).toHaveLength(sheets.length);
  for (const [index, page] of pages.entries()) {
    const sheet = sheets[index] as Sheet;
    expect(page.width).toBeCloseTo(papers[sheet.paper].width, 0);
    expect(page.height).toBeCloseTo(papers[sheet.paper].height, 0);
    expect(Math.min(...Object.values(page.white)), sheet.name).toBeGreaterThanOrEqual(10);
    expect(page.ink, sheet.name).toBeGreaterThan(0.005);
    expect(page.ink, sheet.name).toBeLessThan(mostInk);
    expect(sorted(page.letters)).toBe(sorted(lettersOn(sheet)));
  }
  const { named, held } = await fontsIn(bytes);
  expect(named).toBeGreaterThan(0);
  expect(held).toBe(named);
  return pages;
}

const sorted = (letters: string) => [...letters].sort().join('');
const lettersOn = ({ marks }: Sheet) =>
  marks
    .map((mark) => (mark.kind === 'text' ? mark.text : ''))
    .join('')
    .normalize('NFC')
    .replace(/\s/g, '');

async function puzzleSheets(kind: PuzzleKind, language: Language, paper: Paper, level = 1) {
  const search = new URLSearchParams({ from: 'own', seed: 'abc12', paper, level: `${level}` });
  const settings = readSettings(search, language);
  const words = toPuzzleWords(terms[language].map(([term, meaning]) => ({ term, meaning })));
  const request = { kind, settings, words, title: 'Année 1 · Sacrements', readers };
  return layOut(request, doPuzzleJob(jobOf(request)), measure, await wordsOf(language)).sheets;
}

const papersOfAll = Object.keys(papers) as Paper[];

test.each(languages.flatMap((language) => papersOfAll.map((paper) => ({ language, paper }))))(
  'word searches of every level, for a class, with answers: $language on $paper',
  async ({ language, paper }) => {
    for (const level of wordSearchLevels) {
      const sheets = await puzzleSheets('word-search', language, paper, level);
      const pages = await expectPrinted(sheets, 0.05);
      expect(pages).toHaveLength(4);
      for (const [term] of terms[language]) expect(pages[0]?.letters).toContain(term);
      expect(pages[1]?.letters).toContain('JoãoAntônioGonçalves');
    }
  },
);

test.each(languages.flatMap((language) => papersOfAll.map((paper) => ({ language, paper }))))(
  'crosswords with their clues and answers: $language on $paper',
  async ({ language, paper }) => {
    const pages = await expectPrinted(await puzzleSheets('crossword', language, paper), 0.05);
    expect(pages).toHaveLength(4);
  },
);

test.each(drawnIn.flatMap((language) => papersOfAll.map((paper) => ({ language, paper }))))(
  'scenes to color, in every window, simple and rich: $language on $paper',
  async ({ language, paper }) => {
    const t = await wordsOf(language);
    const sheets = sceneIds.map((scene, index) =>
      coloringSheet({
        scene,
        border: borders[index % borders.length] ?? 'pointed',
        detail: details[index % details.length] ?? 'rich',
        openLetters: index % 4 < 2,
        paper,
        measure,
        words: {
          title: t(`scene.${scene}`),
          verse: { text: t(`verse.${scene}`), from: t(`verse-from.${scene}`) },
          nameLabel: t('name'),
          name: 'Zoë',
          foot: t('coloring.foot'),
        },
      }),
    );
    await expectPrinted(sheets, 0.14);
  },
  120_000,
);

test('letters that no font of ours has leave their places white, and are told', async () => {
  const sheet: Sheet = {
    paper: 'a4',
    name: 'x',
    marks: [
      { kind: 'text', text: 'Łucja Мария', x: 30, y: 30, size: 6, font: 'bold', align: 'start' },
    ],
  };
  const { bytes, missing } = await writePdf([sheet], 'x', tools);
  expect(missing).toContain('М');
  expect((await printed(bytes))[0]?.letters).toContain('ucja');
});

test('the joiner that keeps a word whole on a page is not on paper', async () => {
  const text = 'e-\u2060mail';
  const sheet: Sheet = {
    paper: 'a4',
    name: 'x',
    marks: [{ kind: 'text', text, x: 30, y: 30, size: 6, font: 'bold', align: 'start' }],
  };
  const { bytes, missing } = await writePdf([sheet], 'x', tools);
  expect(missing).toEqual([]);
  expect((await printed(bytes))[0]?.letters).toContain('e-mail');
});

test.each(sceneIds)(
  '%s has many areas, and what is narrower than 3 mm is hardly any of it',
  (id) => {
    const areas = areasOf([...scenes[id].shapes, ...borderOf('pointed')]);
    const narrow = areas.filter(({ width }) => width < 3);
    const share = (some: typeof areas) => some.reduce((sum, { size }) => sum + size, 0);
    expect(areas.length - narrow.length).toBeGreaterThan(50);
    expect(share(narrow) / share(areas)).toBeLessThan(0.01);
  },
);

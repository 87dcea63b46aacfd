import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { artFolder } from './art-folder.ts';
import { hashDistance, lookAt } from './average-hash.ts';
import { allDrawings } from './drawings.ts';

const drawings = (await allDrawings()).map((drawing) => ({ ...drawing, svg: drawing.colour() }));
const kilobytes = { story: 15, moment: 15, saint: 10 } as const;
const idOf = {
  story: /^story-\d-\d{1,2}-\d$/,
  moment: /^(moment-[a-z-]+|opening-\d)$/,
  saint: /^saint-[a-z-]+$/,
} as const;

/** What is wrong with a file, apart from how it looks. */
function faultsOf(svg: string, id: string, limit: number): string[] {
  const open: string[] = [];
  for (const [, closing, name = '', selfClosing] of svg.matchAll(
    /<(\/?)([a-zA-Z]+)[^<>]*?(\/?)>/g,
  )) {
    if (closing) {
      if (open.pop() !== name) return [`${id}: </${name}> closes nothing`];
    } else if (!selfClosing) open.push(name);
  }
  const [, width = 0, height = 0] = svg.match(/viewBox="0 0 (\d+) (\d+)"/)?.map(Number) ?? [];
  const eyes = [
    ...svg.matchAll(/<(?:circle|ellipse) cx="(-?\d+)" cy="(-?\d+)"[^>]*fill="#FFFDF6"/g),
  ];
  const isOutside = ([, x, y]: string[]) =>
    Number(x) < 0 || Number(x) > width || Number(y) < 0 || Number(y) > height;
  const names = [...svg.matchAll(/ id="([^"]*)"/g)].map(([, name]) => name ?? '');
  return [
    ...(open.length > 0 ? [`${id}: <${open.at(-1)}> is left open`] : []),
    ...(svg.length > limit * 1024 ? [`${id}: ${(svg.length / 1024).toFixed(1)} KB`] : []),
    ...(/NaN|undefined|Infinity/.test(svg) ? [`${id}: a broken shape`] : []),
    ...(/<(text|script|style|image|use|foreignObject)\b|href=|data:/.test(svg)
      ? [`${id}: more than shapes`]
      : []),
    ...names.filter((name) => !name.startsWith(`${id}-`)).map((name) => `${id}: the id ${name}`),
    ...(eyes.filter(isOutside).length > 0 ? [`${id}: an eye outside the picture`] : []),
  ];
}

describe('the drawings', () => {
  it('have ids of their own that say what they are of', () => {
    const ids = drawings.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
    expect(drawings.filter(({ id, kind }) => !idOf[kind].test(id))).toEqual([]);
  });

  it('are small, whole and nothing but shapes, in colour and in line', () => {
    const faults = drawings.flatMap(({ id, kind, svg, line }) => [
      ...faultsOf(svg, id, kilobytes[kind]),
      ...faultsOf(line(), id, kilobytes[kind]),
    ]);
    expect(faults).toEqual([]);
  });

  it('are toned down on a dark page', () => {
    const [first] = drawings;
    expect(first?.colour('dark')).not.toBe(first?.colour('light'));
    expect(faultsOf(first?.colour('dark') ?? '', first?.id ?? '', 15)).toEqual([]);
  });

  it('are in the web as the library draws them (npm run pictures)', () => {
    const written = existsSync(artFolder) ? readdirSync(artFolder) : [];
    expect(written.toSorted()).toEqual(drawings.map(({ id }) => `${id}.svg`).toSorted());
    const stale = drawings.filter(
      ({ id, svg }) => readFileSync(join(artFolder, `${id}.svg`), 'utf8') !== svg,
    );
    expect(stale.map(({ id }) => id)).toEqual([]);
  });

  it("leave no hole in a story's picture, and none is like another", async () => {
    const looks = await Promise.all(drawings.map(({ svg }) => lookAt(svg)));
    const holes = drawings.filter(({ kind }, i) => kind !== 'saint' && !looks[i]?.isWhole);
    expect(holes.map(({ id }) => id)).toEqual([]);
    const alike: string[] = [];
    for (const [i, a] of looks.entries()) {
      for (const [j, b] of looks.slice(0, i).entries()) {
        const [one, other] = [drawings[i], drawings[j]];
        if (one?.kind !== other?.kind) continue;
        if (hashDistance(a.hash, b.hash) < 2) alike.push(`${other?.id} ${one?.id}`);
      }
    }
    expect(alike).toEqual([]);
  });
});

describe('the words of the drawings', () => {
  const folder = fileURLToPath(new URL('../../content/pictures/', import.meta.url));
  const words = (language: string): Record<string, string> =>
    Object.assign(
      {},
      ...readdirSync(folder)
        .filter((file) => file.endsWith(`.${language}.yaml`))
        .map((file) => parse(readFileSync(join(folder, file), 'utf8')) as Record<string, string>),
    );

  it.each(['en', 'fr', 'pt-BR'])('tell what happens in each, in %s', (language) => {
    const sentences = words(language);
    const ids = drawings.map(({ id }) => id);
    expect(Object.keys(sentences).toSorted()).toEqual(ids.toSorted());
    const faults = Object.entries(sentences).filter(
      ([, sentence]) => sentence.length < 30 || sentence.length > 220 || !sentence.endsWith('.'),
    );
    expect(faults).toEqual([]);
  });
});

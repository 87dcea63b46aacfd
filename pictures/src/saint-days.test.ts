import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { daysInMonth, monthNumbers, saintsInAll } from '../../domain/src/saints/feast-day.ts';
import { saintPicture, saintPicturesSchema } from '../../domain/src/saints/saint-picture.ts';
import { saintDrawings } from './drawings.ts';

const folder = fileURLToPath(new URL('../../content/saints/', import.meta.url));
const read = (name: string): unknown => parse(readFileSync(`${folder}${name}.yaml`, 'utf8'));
const pictures = saintPicturesSchema.parse(read('pictures'));
const saintOf = new Map<string, string>(
  monthNumbers.flatMap((month) => {
    const days = read(`${String(month).padStart(2, '0')}.en`) as { day: number; id: string }[];
    return days.map(({ day, id }) => [`${month}-${day}`, id] as const);
  }),
);
const ids = [...saintOf.values()];
const drawn = new Set((await saintDrawings()).map(({ id }) => id));

describe('the picture of the day', () => {
  it('is there on all 366 dates', () => {
    const dates = monthNumbers.flatMap((month) =>
      Array.from({ length: daysInMonth(month) }, (_, i) => `${month}-${i + 1}`),
    );
    expect(dates).toHaveLength(saintsInAll);
    const without = dates.filter((date) => {
      const saint = saintOf.get(date);
      return saint === undefined || !drawn.has(saintPicture(saint, pictures));
    });
    expect(without).toEqual([]);
  });

  it('is chosen for each saint by name, once, and for nobody else', () => {
    const listed = [...Object.keys(pictures.own), ...Object.values(pictures.types).flat()];
    expect(listed.toSorted()).toEqual(ids.toSorted());
  });

  it('differs on neighbouring dates', () => {
    const shown = ids.map((id) => saintPicture(id, pictures));
    const repeated = ids.filter((_, i) => shown[i] === shown[(i + 1) % shown.length]);
    expect(repeated).toEqual([]);
  });
});

describe('the drawings of saints', () => {
  const named = [
    ...Object.values(pictures.own),
    ...Object.keys(pictures.types).map((type) => `type-${type}`),
    ...pictures.others,
    pictures.otherwise,
  ].map((name) => `saint-${name}`);

  it('are all known to the list of the days', () => {
    expect([...new Set(named)].toSorted()).toEqual([...drawn].toSorted());
  });

  it('each say by what the saint is known, and where that is written', () => {
    const known = read('iconography') as Record<string, Record<string, unknown>>;
    expect(
      Object.keys(known)
        .map((name) => `saint-${name}`)
        .toSorted(),
    ).toEqual([...drawn].toSorted());
    const incomplete = Object.entries(known).filter(
      ([, entry]) =>
        !(Array.isArray(entry.shown) && entry.shown.length > 0) ||
        typeof entry.source !== 'string' ||
        Object.keys(entry).some((key) => !['shown', 'source'].includes(key)),
    );
    expect(incomplete.map(([name]) => name)).toEqual([]);
  });
});

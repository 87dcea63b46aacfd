import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type Measure, margin, papers } from '../sheet.ts';
import { borderOf, borders } from './borders.ts';
import { type ColoringRequest, coloringSheet, details, pictureSheet } from './coloring-sheet.ts';
import { scene as space } from './parts/places.ts';
import { isClosedPath, pathBounds, transformPath } from './path.ts';
import { sceneGroups } from './scenes/scene.ts';
import { isScene, sceneIds, scenes } from './scenes.ts';

const measure: Measure = (text, size) => text.length * size * 0.62;
const request = fc.record<ColoringRequest>({
  scene: fc.constantFrom(...sceneIds),
  border: fc.constantFrom(...borders),
  detail: fc.constantFrom(...details),
  openLetters: fc.boolean(),
  paper: fc.constantFrom('a4', 'letter' as const),
  measure: fc.constant(measure),
  words: fc.record({
    title: fc.string({ maxLength: 60 }),
    verse: fc.option(
      fc.record({ text: fc.string({ maxLength: 120 }), from: fc.string({ maxLength: 40 }) }),
    ),
    nameLabel: fc.constant('Prénom'),
    name: fc.string({ maxLength: 40 }),
    foot: fc.constant('Saint Pius X Quest'),
  }),
});

describe.each(sceneIds)('the scene %s', (id) => {
  const { shapes } = scenes[id];

  it('has nothing but closed areas, lines and ink, all inside its frame', () => {
    expect(shapes.length).toBeGreaterThan(8);
    for (const { kind, path } of shapes) {
      if (kind !== 'line')
        expect({ path, closed: isClosedPath(path) }).toMatchObject({ closed: true });
      const { left, right, top, bottom } = pathBounds(path);
      const inside = left >= 0 && top >= 0 && right <= space.width && bottom <= space.height;
      expect(inside ? null : { path, left, right, top, bottom }).toBeNull();
    }
  });
});

test('every window is closed and as large as a scene', () => {
  for (const border of borders) {
    for (const { kind, path } of borderOf(border)) {
      if (kind === 'area') expect(isClosedPath(path)).toBe(true);
      const { left, right, top, bottom } = pathBounds(path);
      expect(left >= 0 && top >= 0 && right <= space.width && bottom <= space.height).toBe(true);
    }
  }
});

test('there are 24 scenes and more: two for each module of three, feasts, saints, the seven sacraments', () => {
  const counts = sceneGroups.map(
    (group) => sceneIds.filter((id) => scenes[id].group === group).length,
  );
  expect(sceneIds.length).toBeGreaterThanOrEqual(24);
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(2);
  expect(counts.at(-1)).toBe(7);
  expect(isScene('toString')).toBe(false);
});

test('the same choices make the same sheet, on the paper, inside its margins', () => {
  fc.assert(
    fc.property(request, (requested) => {
      const sheet = coloringSheet(requested);
      expect(coloringSheet(requested)).toEqual(sheet);
      const { width, height } = papers[sheet.paper];
      for (const mark of sheet.marks) {
        if (mark.kind !== 'path') continue;
        const { left, right, top, bottom } = pathBounds(mark.path);
        const edge = margin - 1;
        expect(left >= edge && right <= width - edge).toBe(true);
        expect(top >= edge && bottom <= height - edge).toBe(true);
      }
    }),
    { numRuns: 40 },
  );
});

test('fewer areas are drawn where they are to be large', () => {
  for (const scene of sceneIds) {
    const drawn = details.map(
      (detail) =>
        coloringSheet({
          ...{ scene, detail, border: 'pointed', openLetters: false, paper: 'a4', measure },
          words: { title: 'x', verse: null, nameLabel: 'Name', name: '', foot: 'x' },
        }).marks.length,
    );
    expect(drawn[0]).toBeLessThan(drawn[1] ?? 0);
  }
});

test('a drawn picture keeps its shape and the room of a scene', () => {
  const words = { title: 'x', verse: null, nameLabel: 'Name', name: '', foot: 'x' };
  const around = { words, paper: 'letter', openLetters: true, measure } as const;
  const picture = { source: 'data:image/png;base64,', width: 1600, height: 800 };
  const [mark] = pictureSheet(picture, around).marks;
  expect(mark).toMatchObject({ kind: 'picture', x: margin });
  if (mark?.kind === 'picture') expect(mark.width / mark.height).toBeCloseTo(2);
  const boxes = (isFramed: boolean) =>
    pictureSheet({ ...picture, isFramed }, around).marks.filter(({ kind }) => kind === 'box');
  expect(boxes(false)).toEqual([]);
  expect(boxes(true)).toMatchObject([{ x: margin, width: mark?.kind === 'picture' && mark.width }]);
});

test('a path is moved, scaled and mirrored, curves too; what is no path is refused', () => {
  expect(transformPath('M1 2h3v4l-1 1q1 1 2 2z', [2, 0, 0, 2, 10, 0])).toBe(
    'M12 4L18 4L18 12L16 14C17.33 15.33 18.67 16.67 20 18Z',
  );
  expect(pathBounds(transformPath('M0 0L5 5', [-1, 0, 0, 1, 0, 0])).left).toBe(-5);
  expect(() => transformPath('M0 0A1 1 0 0 1 2 2', [1, 0, 0, 1, 0, 0])).toThrow(RangeError);
  expect(() => transformPath('M0 0L1', [1, 0, 0, 1, 0, 0])).toThrow(RangeError);
});

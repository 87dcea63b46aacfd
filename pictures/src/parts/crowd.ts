// People who cost little: seen from behind down to the shoulders, or small and far off.
import { entriesOf } from '../geometry/points.ts';
import { type Colour, hairColours, skins } from '../palette.ts';
import { area, disc, dot, line, place, type Shape, shade } from '../shape.ts';

const numberOf = (text: string | undefined, usual: number): number =>
  text === undefined ? usual : Number(text);
const colourOf = (text: string | undefined): Colour =>
  text && text in hairColours
    ? hairColours[text as keyof typeof hairColours]
    : ((text ?? 'wood7') as Colour);

/** People seen from behind: a list of x,y,scale,robe,hair or x,y,scale,robe,veil,veil. */
export const backs = (list: string): Shape[] =>
  entriesOf(list).flatMap(([x, y, scale, robe, top, kind]) =>
    place(
      [
        area('M-62 110C-64 50 -44 22 -16 14L16 14C44 22 64 50 62 110Z', colourOf(robe)),
        ...(kind === 'veil'
          ? [
              area(
                'M-34 60C-40 20 -38 -58 0 -60C38 -58 40 20 34 60C20 70 -20 70 -34 60Z',
                colourOf(top),
              ),
              shade('M-12 -44C-16 -10 -16 24 -18 52M12 -44C16 -10 16 24 18 52', '#00000030', 0.6),
            ]
          : [
              area('M-10 4L10 4L11 22L-11 22Z', '#C98F5F', 0.8),
              area(
                'M-32 -16C-36 -62 36 -62 32 -16C32 2 20 14 0 14C-20 14 -32 2 -32 -16Z',
                colourOf(top),
              ),
              shade('M-16 -42C-10 -48 -2 -50 6 -49', '#ffffff55', 0.7),
            ]),
      ],
      { x: numberOf(x, 0), y: numberOf(y, 0), scale: numberOf(scale, 1) },
    ),
  );

const smallHead = (skin: Colour, hair: Colour, isVeiled: boolean): Shape[] => [
  disc(0, 0, 15, 16, isVeiled ? hair : skin, 0.7),
  ...(isVeiled
    ? [disc(1.5, 1.5, 10.5, 12, skin, 0.5)]
    : [area('M-15.5 1C-18 -22 18 -22 15.5 -1C11 -6 7 -8 3 -10C-4 -7 -10 -5 -15.5 1Z', hair, 0.6)]),
  dot(-3, 2, 1.5, 2),
  dot(7, 2, 1.5, 2),
  line('M-1 8C1 9.6 4 9.6 6 8', 0.5),
];

/** Small people with faces who look to the right: a list of x,y,scale,robe,hair,skin or x,y,scale,robe,veil,skin,veil. A negative scale looks left. */
export const crowd = (list: string): Shape[] =>
  entriesOf(list).flatMap(([x, y, scale, robe, top, skin, kind]) => {
    const size = numberOf(scale, 1);
    const [face] = skins[(skin ?? 'olive') as keyof typeof skins];
    return place(
      [
        area('M-14 -2L-14 4L0 4L0 -2ZM4 -2L4 4L18 4L16 -2Z', 'wood8', 0.4),
        area(
          'M-19 0C-20 -30 -24 -44 -22 -54C-20 -63 -13 -66 -8 -66L8 -66C13 -66 20 -63 22 -54C24 -44 20 -30 19 0Z',
          colourOf(robe),
          0.8,
        ),
        disc(13, -31, 5, 4.4, face, 0.5),
        area('M-22 -54C-27 -38 -20 -26 -8 -25L8 -26L9 -37L-7 -39', colourOf(robe), 0.6),
        ...place(smallHead(face, colourOf(top), kind === 'veil'), { y: -78 }),
      ],
      { x: numberOf(x, 0), y: numberOf(y, 0), scale: Math.abs(size), flip: size < 0 },
    );
  });

/** Small people who bow to the ground, to the right: a list of x,y,scale,robe,hair. A negative scale bows to the left. */
export const bowing = (list: string): Shape[] =>
  entriesOf(list).flatMap(([x, y, scale, robe, hair]) => {
    const size = numberOf(scale, 1);
    return place(
      [
        area(
          'M-40 0C-44 -30 -26 -46 -4 -42C14 -40 26 -26 34 -8L50 -4L50 2L-40 2Z',
          colourOf(robe),
          0.8,
        ),
        disc(34, -16, 13, 13, colourOf(hair), 0.7),
        line('M-14 -2C-16 -14 -10 -24 0 -28', 0.5),
      ],
      { x: numberOf(x, 0), y: numberOf(y, 0), scale: Math.abs(size), flip: size < 0 },
    );
  });

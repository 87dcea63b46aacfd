// A whole head round the origin, facing right; its radius is 10 without hair.
import type { Look } from '../figure/look.ts';
import type { HeadView } from '../figure/person.ts';
import { type Colour, hairColours, skins } from '../palette.ts';
import { area, type Shape } from '../shape.ts';
import { drawFace } from './face.ts';
import { beards, hairFromBehind, hairStyles } from './hair.ts';
import { halos } from './halo.ts';
import { headwearStyles } from './headwear.ts';

/** A head's shapes: behind everything, behind the neck, and in front. */
export interface HeadShapes {
  halo: Shape[];
  back: Shape[];
  front: Shape[];
}

function colourOfHair(look: Look): Colour {
  const name = look.hairColour ?? 'brown';
  return name in hairColours ? hairColours[name as keyof typeof hairColours] : (name as Colour);
}

function headFromBehind(look: Look): Shape[] {
  const hat = look.wear && headwearStyles[look.wear];
  const colour = look.wearColour ?? hat?.colour ?? 'white';
  if (hat?.covers && hat.back) return hat.back(colour, 0);
  const skin = skins[look.skin ?? 'fair'];
  return [
    ...hairFromBehind(look.hair ?? 'short', colourOfHair(look), skin[0]),
    ...(hat?.front?.(colour, 0, look.wearTrim ?? hat.trim) ?? []),
  ];
}

/** Draws the head of somebody. */
export function drawHead(look: Look, { turn = 1, nod = 0 }: HeadView): HeadShapes {
  const halo = look.halo ? halos[look.halo]() : [];
  if (turn === 'back') return { halo, back: [], front: headFromBehind(look) };
  const angle = turn === 'profile' ? 1 : turn;
  const hair = colourOfHair(look);
  const style = hairStyles[look.hair ?? 'short'];
  const hat = look.wear && headwearStyles[look.wear];
  const colour = look.wearColour ?? hat?.colour ?? 'white';
  const trim = look.wearTrim ?? (look.wear === 'veil' ? colour : (hat?.trim ?? colour));
  const skin = skins[look.skin ?? 'fair'];
  const face = drawFace({
    look,
    skin,
    turn: angle,
    isProfile: turn === 'profile',
    nod,
    brow: hair,
    hidesEars: Boolean(hat?.mask) || look.wear === 'veil' || look.wear === 'hood',
  });
  const showsHair = !hat?.covers || look.fringe;
  const mask = hat?.mask?.(angle);
  return {
    halo,
    back: [
      ...(hat?.covers ? [] : (style.back?.(hair, angle) ?? [])),
      ...(hat?.back?.(colour, angle) ?? []),
    ],
    front: [
      ...face.head,
      ...(mask ? [{ ...area(mask, 'white', 0.75), rule: 'evenodd' as const }] : []),
      ...(showsHair ? style.front(hair, angle, skin[0]) : []),
      ...(look.beard ? beards[look.beard](hair, angle) : []),
      ...face.mouth,
      ...face.over,
      ...(hat?.front?.(colour, angle, trim) ?? []),
    ],
  };
}

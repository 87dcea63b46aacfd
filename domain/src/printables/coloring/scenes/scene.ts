import { type FigureLook, figure } from '../parts/figure.ts';
import { at, type Shape } from '../shape.ts';

/** What a scene belongs to. */
export const sceneGroups = [
  'module-1',
  'module-2',
  'module-3',
  'module-4',
  'module-5',
  'module-6',
  'feasts',
  'saints',
  'sacraments',
] as const;
export type SceneGroup = (typeof sceneGroups)[number];

/** A drawing to color, 170 by 210, without the window it is seen through. */
export interface Scene {
  group: SceneGroup;
  shapes: readonly Shape[];
}

/** Somebody who stands at a place. */
export const person = (x: number, y: number, scale: number, look: FigureLook): Shape[] =>
  at(figure(look), x, y, { scale });

/** A child who stands at a place; the eyes are there. */
export const child = (x: number, y: number, look: FigureLook, scale = 0.6): Shape[] =>
  at(figure({ ...look, isChild: true }), x, y, { scale });

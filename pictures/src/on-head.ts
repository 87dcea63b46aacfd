import { bodyOf, headCentre } from './figure/body.ts';
import { poses } from './figure/pose.ts';
import type { RoundelPerson } from './roundel.ts';
import { lookOf } from './scene.ts';
import { place, type Shape } from './shape.ts';

/** Shapes for a head of radius 10, laid on the head of somebody of a roundel whose head is set by hand. */
export function onHead(person: RoundelPerson, shapes: readonly Shape[]): Shape[] {
  const { at = [120, 368], size = 300, faces, head = {}, turn = 0.8, pose, joints } = person;
  const angle = typeof turn === 'number' ? turn : 0.1;
  const body = bodyOf(lookOf(person), { ...poses[pose ?? 'standing'], ...joints }, angle);
  const [x, y] = headCentre(body, angle, head.flip ?? false);
  const own = place(shapes, {
    x,
    y,
    scale: body.build.head / 10,
    turn: head.roll,
    flip: head.flip,
  });
  const pen = person.plain ? 3.6 : 4.2;
  return place(own, { x: at[0], y: at[1], scale: size / 100, flip: faces === 'left', pen });
}

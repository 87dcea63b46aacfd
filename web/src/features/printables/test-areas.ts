import { createCanvas, Path2D } from '@napi-rs/canvas';
import { scene as space } from '@pius/domain/printables/coloring/parts/places.ts';
import type { Shape } from '@pius/domain/printables/coloring/shape.ts';

/** A white area of a drawing, as a child would color it. */
export interface WhiteArea {
  /** In square millimetres. */
  size: number;
  /** The largest disc within it, in millimetres across, outlines counted to their middle. */
  width: number;
}

const dots = 3;
const outline = 0.9;

/** The white areas of a drawing with outlines as they are printed. */
export function areasOf(shapes: readonly Shape[]): WhiteArea[] {
  const [width, height] = [space.width * dots, space.height * dots];
  const white = whiteDots(shapes, width, height);
  const range = distances(white, width, height);
  const seen = new Uint8Array(white.length);
  const areas: WhiteArea[] = [];
  for (let start = 0; start < white.length; start += 1) {
    if (!white[start] || seen[start]) continue;
    const open = [start];
    seen[start] = 1;
    let [count, widest] = [0, 0];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      count += 1;
      widest = Math.max(widest, range[at] ?? 0);
      const nexts = [at - 1, at + 1, at - width, at + width];
      for (let side = 0; side < 4; side += 1) {
        const next = nexts[side] ?? -1;
        if (!white[next] || seen[next]) continue;
        seen[next] = 1;
        open.push(next);
      }
    }
    areas.push({ size: count / dots ** 2, width: (2 * widest) / dots + outline });
  }
  return areas;
}

function whiteDots(shapes: readonly Shape[], width: number, height: number): Uint8Array {
  const context = createCanvas(width, height).getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.scale(dots, dots);
  context.lineJoin = 'round';
  context.lineCap = 'round';
  context.lineWidth = outline;
  for (const { kind, path } of shapes) {
    const drawn = new Path2D(path);
    context.fillStyle = kind === 'ink' ? '#000' : '#fff';
    if (kind !== 'line') context.fill(drawn);
    if (kind !== 'ink') context.stroke(drawn);
  }
  const { data } = context.getImageData(0, 0, width, height);
  return Uint8Array.from({ length: width * height }, (_, dot) =>
    (data[dot * 4] ?? 0) > 140 ? 1 : 0,
  );
}

/**
 * How far each white dot is from the nearest black one, in dots: forwards and back over the
 * picture.
 */
function distances(white: Uint8Array, width: number, height: number): Float32Array {
  const range = Float32Array.from(white, (isWhite) => (isWhite ? 1e6 : 0));
  const nearer = (dot: number, neighbour: number, far: number) => {
    const through = (range[neighbour] ?? 1e6) + far;
    if (through < (range[dot] ?? 0)) range[dot] = through;
  };
  const look = (dot: number, side: number) => {
    nearer(dot, dot - side, 1);
    nearer(dot, dot - side * width, 1);
    nearer(dot, dot - side * (width + 1), Math.SQRT2);
    nearer(dot, dot - side * (width - 1), Math.SQRT2);
  };
  for (let dot = 0; dot < width * height; dot += 1) look(dot, 1);
  for (let dot = width * height - 1; dot >= 0; dot -= 1) look(dot, -1);
  return range;
}

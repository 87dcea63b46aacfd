import type { ArtName } from '../art/art.ts';
import { Art } from '../art/art-image.tsx';
import { classes } from './classes.ts';

type Suffix<Name> = Name extends `badge-${infer Rest}` ? Rest : never;

/** The eight badges, by the name of their drawing. */
export type BadgeArt = Suffix<ArtName>;

interface BadgeProps {
  badge: BadgeArt;
  earned: boolean;
  name: string;
  /** What it was given for, or how far there is to go: "6 of 7 days". */
  detail?: string;
  /** Width of the drawing in pixels. */
  width?: number;
  className?: string;
}

/** A badge with its name. Unearned ones are unlit and say how far they are. */
export function Badge({ badge, earned, name, detail, width = 112, className }: BadgeProps) {
  return (
    <div className={classes('grid justify-items-center text-center text-ui', className)}>
      <Art
        name={`badge-${badge}`}
        alt=""
        width={width}
        className={classes('mb-1.5', !earned && 'unlit')}
      />
      <b>{name}</b>
      {detail && <span className="text-balance text-ink-soft">{detail}</span>}
    </div>
  );
}

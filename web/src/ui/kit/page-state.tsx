import type { ReactNode } from 'react';
import type { ArtName } from '../art/art.ts';
import { Art } from '../art/art-image.tsx';
import { classes } from './classes.ts';

export interface PageStateProps {
  title: ReactNode;
  /** One sentence on what this is or what to do. */
  text?: ReactNode;
  /** The one way on: a button or a link that looks like one. */
  action?: ReactNode;
  /** `h1` where it is the whole page. */
  heading?: 'h1' | 'h2' | 'h3';
  className?: string;
}

/** A drawing, a title, a sentence and a way on: the shape all page states share. */
export function PageState(props: PageStateProps & { art: ArtName; unlit?: boolean }) {
  const { art, unlit, title, text, action, heading: Heading = 'h2', className } = props;
  return (
    <div className={classes('grid justify-items-center gap-3 px-6 py-9 text-center', className)}>
      <Art name={art} alt="" height={132} className={unlit ? 'unlit' : undefined} />
      <Heading className="max-w-[24ch] text-d3 leading-[1.12]">{title}</Heading>
      {text && <p className="max-w-[42ch] text-balance text-ink-soft">{text}</p>}
      {action && <div className="mt-1 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}

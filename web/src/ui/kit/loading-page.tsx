import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { Rose, type RosePane } from './rose.tsx';

const WAITING: readonly RosePane[] = Array.from({ length: 12 }, () => ({ state: 'waiting' }));

interface LoadingPageProps {
  /** What is happening: "Loading page...". */
  label: ReactNode;
  className?: string;
}

/** A page on its way: a rose whose panes kindle in turn, and the words. */
export function LoadingPage({ label, className }: LoadingPageProps) {
  return (
    <div
      role="status"
      className={classes(
        'grid min-h-screen place-content-center justify-items-center gap-5 p-6',
        className,
      )}
    >
      <Rose panes={WAITING} emblem="mark-rose" className="w-30" />
      <p className="text-center font-bold font-display text-d4">{label}</p>
    </div>
  );
}

import type { ReactNode } from 'react';
import type { ArtName } from '../art/art.ts';
import { classes } from './classes.ts';
import { Rose, type RosePane } from './rose.tsx';

interface RoseProgressProps {
  /** One pane for each lesson. */
  panes: readonly RosePane[];
  /** The count in words, such as "2 of 5 lessons", printed below. */
  count: string;
  /** A second, quieter line below the count. */
  note?: ReactNode;
  emblem?: ArtName;
  unlit?: boolean;
  /** A big figure in the middle in place of an emblem, such as "40%" over "of the road". */
  number?: { value: string; label: string };
  className?: string;
}

/** Progress as light: a rose with its count always printed beside it. */
export function RoseProgress(props: RoseProgressProps) {
  const { panes, count, note, emblem, unlit, number: metric, className } = props;
  return (
    <div className={classes('text-center', className)}>
      <Rose
        panes={panes}
        emblem={emblem}
        unlit={unlit}
        centre={metric && <ProgressNumber {...metric} />}
        className="w-full overflow-visible"
      />
      <p className="mt-3 font-bold">
        {count}
        {note && <span className="block font-normal text-ink-soft">{note}</span>}
      </p>
    </div>
  );
}

function ProgressNumber({ value, label }: { value: string; label: string }) {
  return (
    <>
      <circle cx={140} cy={140} r={94} fill="#fdebb6" />
      <circle cx={140} cy={140} r={87} fill="none" stroke="#b0750f" strokeWidth={2} />
      <g textAnchor="middle" fontWeight={700} fill="#1d1a38">
        <text x={140} y={142} fontSize={54}>
          {value}
        </text>
        <text x={140} y={172} fontSize={20}>
          {label}
        </text>
      </g>
    </>
  );
}

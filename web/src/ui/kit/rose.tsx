import type { CSSProperties, ReactNode } from 'react';
import { type ArtName, artUrl } from '../art/art.ts';
import type { PaneState } from './panes.ts';
import { camePath, panePath, ROSE_SIZE } from './rose-geometry.ts';

export interface RosePane {
  state: PaneState | 'waiting';
  /** The module whose hue it takes, 1 to 6; otherwise that of the nearest `data-module`. */
  module?: number;
}

interface RoseProps {
  panes: readonly RosePane[];
  /** What it shows, in words; absent when the words beside it say the same. */
  label?: string;
  /** The drawing in the middle. */
  emblem?: ArtName;
  /** True greys the drawing in the middle: not open yet. */
  unlit?: boolean;
  /** SVG to draw in the middle instead, in a square of 280 units. */
  centre?: ReactNode;
  className?: string;
}

/** The rose window: a ring of panes in lead round an emblem. It fills the width it is given. */
export function Rose({ panes, label, emblem, unlit, centre, className }: RoseProps) {
  const middle = ROSE_SIZE / 2;
  return (
    <svg
      viewBox={`0 0 ${ROSE_SIZE} ${ROSE_SIZE}`}
      className={className}
      role="img"
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <circle cx={middle} cy={middle} r={139} fill="var(--lead)" />
      <circle
        cx={middle}
        cy={middle}
        r={135.5}
        fill="none"
        stroke="var(--fillet)"
        strokeWidth={3}
      />
      {panes.map((pane, index) => (
        <Pane
          // biome-ignore lint/suspicious/noArrayIndexKey: a pane is its place in the ring
          key={index}
          pane={pane}
          index={index}
          total={panes.length}
        />
      ))}
      {panes.map((pane, index) =>
        pane.module !== panes.at(index - 1)?.module ? (
          <path
            key={`came-${pane.module}`}
            d={camePath(index, panes.length)}
            stroke="var(--lead)"
            strokeWidth={6}
          />
        ) : null,
      )}
      <circle cx={middle} cy={middle} r={100} fill="var(--lead)" />
      {emblem && (
        <image
          href={artUrl(emblem)}
          x={40}
          y={40}
          width={200}
          height={200}
          className={unlit ? 'unlit' : undefined}
        />
      )}
      {centre}
    </svg>
  );
}

function Pane({ pane, index, total }: { pane: RosePane; index: number; total: number }) {
  const style: CSSProperties & { '--turn'?: number } = {};
  if (pane.state === 'waiting') style['--turn'] = index;
  // Many panes get thinner cames, or the lead would eat the glass.
  if (total > 24) style.strokeWidth = 2.2;
  return (
    <path
      d={panePath(index, total)}
      className="rose-pane"
      data-state={pane.state}
      data-alternate={index % 2 === 1 || undefined}
      data-module={pane.module}
      style={style}
    />
  );
}

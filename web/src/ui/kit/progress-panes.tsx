import { classes } from './classes.ts';
import type { PaneState } from './panes.ts';

interface ProgressPanesProps {
  /** One entry for each pane; `panesInOrder` makes them from a count. */
  panes: readonly PaneState[];
  /** What is progressing. */
  label: string;
  /** The count in words, such as "5 of 10", for screen readers. Print it beside the panes too. */
  valueText: string;
  size?: 'normal' | 'small';
  className?: string;
}

/** A row of arch-topped panes: the parts of a lesson, or the lessons of a module. */
export function ProgressPanes(props: ProgressPanesProps) {
  const { panes, label, valueText, size = 'normal', className } = props;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={panes.length}
      aria-valuenow={panes.filter((pane) => pane === 'lit').length}
      aria-valuetext={valueText}
      className={classes('flex', size === 'small' ? 'gap-[3px]' : 'gap-1', className)}
    >
      {panes.map((state, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a pane is its place in the row
        <span key={index} className="row-pane" data-state={state} data-size={size} />
      ))}
    </div>
  );
}

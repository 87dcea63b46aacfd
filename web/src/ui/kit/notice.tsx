import { CircleAlert, Info, type LucideIcon, RotateCcw, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';

/** `stop` is for faults of the system, never for a child's answer: that is `again`. */
export type NoticeTone = 'note' | 'yes' | 'again' | 'stop';

const TONES: Record<NoticeTone, { box: string; words: string; icon: LucideIcon }> = {
  note: { box: 'border-note-edge bg-note-bg', words: 'text-note', icon: Info },
  yes: { box: 'border-yes-edge bg-yes-bg', words: 'text-yes', icon: Sparkles },
  again: { box: 'border-again-edge bg-again-bg', words: 'text-again', icon: RotateCcw },
  stop: { box: 'border-stop-edge bg-stop-bg', words: 'text-stop', icon: CircleAlert },
};

interface NoticeProps {
  tone: NoticeTone;
  title: ReactNode;
  /** A sentence or two more, or a button. */
  children?: ReactNode;
  /** Another icon than the tone's own. */
  icon?: LucideIcon;
  /** How it is announced. An alert interrupts; that is the default for `stop` alone. */
  live?: 'status' | 'alert' | 'none';
  id?: string;
  className?: string;
}

/** Feedback in colour, edge, icon and words, announced as it appears. */
export function Notice(props: NoticeProps) {
  const { tone, title, children, icon, id, className } = props;
  const { live = tone === 'stop' ? 'alert' : 'status' } = props;
  const look = TONES[tone];
  const Icon = icon ?? look.icon;
  return (
    <div
      id={id}
      role={live === 'none' ? undefined : live}
      className={classes(
        'flex items-start gap-3 rounded-2xl border-2 px-5 py-4 md:px-6',
        look.box,
        className,
      )}
    >
      <Icon aria-hidden className={classes('mt-px size-7', look.words)} />
      <div className="min-w-0 flex-1">
        <p className={classes('font-bold', look.words)}>{title}</p>
        {children}
      </div>
    </div>
  );
}

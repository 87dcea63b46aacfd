import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';

interface AccordionItemProps {
  /** The line that opens and closes the item. */
  summary: ReactNode;
  children: ReactNode;
  /** Items that share a name close each other. */
  name?: string;
  open?: boolean;
}

/** One question and its answer. The answer is in the page even while it is closed. */
export function AccordionItem({ summary, children, name, open }: AccordionItemProps) {
  return (
    <details name={name} open={open} className="accordion-item group leaf">
      <summary className="flex min-h-14 list-none items-center gap-4 rounded-card px-5 py-3 font-bold hover:text-link active:text-link md:px-6 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">{summary}</span>
        <ChevronDown aria-hidden className="transition-transform group-open:rotate-180" />
      </summary>
      <div className="px-5 pb-5 md:px-6">{children}</div>
    </details>
  );
}

/** A column of accordion items. */
export function Accordion({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={classes('grid gap-3', className)}>{children}</div>;
}

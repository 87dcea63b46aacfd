import { lazy, type ReactNode, Suspense, useState } from 'react';
import { retryImport } from '@/ui/retry-import.ts';
import type { ReportSubject } from './report-dialog.tsx';

const Dialog = lazy(() =>
  retryImport(() => import('./report-dialog.tsx')).then((part) => ({ default: part.ReportDialog })),
);

interface ReportMistakeProps {
  subject: ReportSubject;
  /** The words of the link. */
  children: ReactNode;
}

/** "Report a mistake": opens a form over the page, which is fetched only then. Without scripts there is none. */
export function ReportMistake({ subject, children }: ReportMistakeProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        className="min-h-(--tap) text-link underline noscript:hidden print:hidden"
        onClick={() => setOpen(true)}
        type="button"
      >
        {children}
      </button>
      {open && (
        <Suspense>
          <Dialog onClose={() => setOpen(false)} subject={subject} />
        </Suspense>
      )}
    </>
  );
}

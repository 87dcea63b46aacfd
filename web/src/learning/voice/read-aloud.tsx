import { Volume2 } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Button } from '@/ui/kit/button.tsx';
import { retryImport } from '@/ui/retry-import.ts';

const fetchReader = () => retryImport(() => import('./reader.tsx'));
const Reader = lazy(() => fetchReader().then((part) => ({ default: part.Reader })));

interface ReadAloudProps {
  /** What the button says. */
  children: string;
  /** The id of what it reads, where there are several on the page. */
  describedBy?: string;
  className?: string;
}

/**
 * Reads the part of the page that it stands in, marked `data-aloud`, with a voice of this device. What reads is fetched
 * when the button is touched.
 * @see docs/requirements.md#r-read-aloud
 */
export function ReadAloud({ children, describedBy, className }: ReadAloudProps) {
  const here = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [root, setRoot] = useState<Element | null>(null);
  const [closed, setClosed] = useState(false);
  useEffect(() => {
    if (closed) button.current?.focus();
  }, [closed]);

  function open() {
    setClosed(false);
    setRoot(here.current?.closest('[data-aloud]') ?? null);
  }

  function close() {
    setClosed(true);
    setRoot(null);
  }

  const opener = (
    <Button
      aria-describedby={describedBy}
      onClick={open}
      onPointerDown={fetchReader}
      ref={button}
      size="kid"
      variant="outline"
    >
      <Volume2 aria-hidden /> {children}
    </Button>
  );
  return (
    <div
      className={`reading print:hidden noscript:hidden ${className ?? ''}`}
      data-unread
      ref={here}
    >
      {root ? (
        <Suspense fallback={opener}>
          <Reader onClose={close} root={root} />
        </Suspense>
      ) : (
        opener
      )}
    </div>
  );
}

import { Check } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/kit/button.tsx';
import type { ReadPart } from './lesson-parts.ts';

interface ReadMarkProps {
  part: ReadPart;
  done: boolean;
  onDone: () => void;
}

/**
 * The end of a section that is read: the child says so herself, and a check takes the button's place. The focus
 * goes on to the check, so that it is read out and the way through the page goes on from there.
 */
export function ReadMark({ part, done, onDone }: ReadMarkProps) {
  const { t } = useTranslation('lesson');
  const check = useRef<HTMLParagraphElement>(null);
  const [pressed, setPressed] = useState(false);
  useEffect(() => {
    if (done && pressed) check.current?.focus();
  }, [done, pressed]);

  if (done) {
    return (
      <p className="read-mark" ref={check} tabIndex={-1}>
        <Check aria-hidden /> {t(`${part}.done`)}
      </p>
    );
  }
  function press() {
    setPressed(true);
    onDone();
  }
  return (
    <Button className="mt-6" onClick={press} size="kid" variant="hue">
      {t(`${part}.read`)}
    </Button>
  );
}

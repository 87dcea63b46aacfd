import { Printer } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/kit/button.tsx';
import { Tint } from '@/ui/kit/card.tsx';

/** The codes for a lost device, told this once. */
export function BackupCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useTranslation('admin');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid gap-4">
      <h2 className="text-d3" ref={heading} tabIndex={-1}>
        {t('codes.title')}
      </h2>
      <p>{t('codes.text')}</p>
      <Tint className="bg-sunken">
        <ul className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-x-6 gap-y-2 font-mono text-body">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </Tint>
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button className="max-md:w-full" onClick={() => window.print()} variant="gold">
          <Printer aria-hidden />
          {t('codes.print')}
        </Button>
        <Button className="max-md:w-full" onClick={onDone}>
          {t('codes.done')}
        </Button>
      </div>
    </div>
  );
}

import { Check, CloudOff, Download } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useModuleShelf } from '@/learning/lessons/use-module-shelf.ts';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { Button } from '@/ui/kit/button.tsx';
import { panesInOrder } from '@/ui/kit/panes.ts';
import { ProgressPanes } from '@/ui/kit/progress-panes.tsx';
import { megabytes } from './megabytes.ts';

interface DownloadShelfProps {
  child: string;
  module: number;
  /** The lessons that this child may open. */
  ids: readonly string[];
  /** Whether to begin at once: the child has just asked for it. */
  begin: boolean;
}

/**
 * One module on this device: how far it is, how much room it takes, and the ways to stop, go on and
 * remove it.
 */
export function DownloadShelf({ child, module, ids, begin }: DownloadShelfProps) {
  const { t } = useTranslation('road');
  const language = useLanguage();
  const shelf = useModuleShelf({ child, language, module, ids });
  const { phase, done, total, bytes } = shelf;
  const place = useRef<HTMLDivElement>(null);
  const start = useEffectEvent(() => {
    place.current?.focus();
    void shelf.save();
  });
  useEffect(() => {
    if (begin) start();
  }, [begin]);
  const values = { done, count: total, size: megabytes(bytes, language) };
  const stopped = phase === 'offline' || phase === 'failed' || phase === 'full';

  return (
    <div className="grid justify-items-start gap-3" data-module={module} ref={place} tabIndex={-1}>
      {phase === 'empty' ? (
        <Button onClick={() => void shelf.save()} size="kid">
          <Download aria-hidden /> {t('save')}
        </Button>
      ) : null}
      {phase === 'saving' || stopped ? (
        <ProgressPanes
          className="w-full max-w-120"
          label={t('progress')}
          panes={panesInOrder(total, done, phase === 'saving')}
          valueText={t('progress.value', values)}
        />
      ) : null}
      <p className="flex max-w-[60ch] items-start gap-2" role="status">
        {phase === 'kept' ? <Check aria-hidden className="mt-1 flex-none text-yes" /> : null}
        {stopped ? <CloudOff aria-hidden className="mt-1 flex-none" /> : null}
        <span>{phase === 'looking' ? null : t(`phase.${phase}`, values)}</span>
      </p>
      <div className="flex flex-wrap gap-3">
        {phase === 'saving' ? (
          <Button onClick={() => void shelf.cancel()} size="kid">
            {t('cancel')}
          </Button>
        ) : null}
        {stopped ? (
          <Button onClick={() => void shelf.save()} size="kid">
            {t('go-on')}
          </Button>
        ) : null}
        {stopped || phase === 'kept' ? <Removal onRemove={() => void shelf.clear()} /> : null}
      </div>
    </div>
  );
}

/**
 * Takes the module from the device, and asks once more before: without a network it cannot be had
 * again.
 */
function Removal({ onRemove }: { onRemove: () => void }) {
  const { t } = useTranslation('road');
  const [asking, setAsking] = useState(false);
  if (!asking) {
    return (
      <Button onClick={() => setAsking(true)} size="kid" variant="quiet">
        {t('remove')}
      </Button>
    );
  }
  return (
    <div className="grid gap-3">
      <p className="max-w-[60ch]">{t('remove.sure')}</p>
      <div className="flex flex-wrap gap-3">
        <Button autoFocus onClick={() => setAsking(false)} size="kid" variant="gold">
          {t('remove.keep')}
        </Button>
        <Button onClick={onRemove} size="kid">
          {t('remove.yes')}
        </Button>
      </div>
    </div>
  );
}

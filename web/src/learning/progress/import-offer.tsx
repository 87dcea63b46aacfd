import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/kit/button.tsx';
import { Leaf } from '@/ui/kit/card.tsx';
import { notify } from '@/ui/toast/notify.ts';
import { importDeviceProgress, refuseImport } from './import-device-progress.ts';
import { useImportOffer } from './use-import-offer.ts';
import { useLearner } from './use-learner.ts';
import { useProgressSync } from './use-progress-sync.ts';

/**
 * Asks a child, once logged in, whether what was done on this device without an account was its own work. For the
 * child's pages, which it keeps in step with the child's outbox too; shows nothing where there is nothing to ask. Its
 * words are in the namespace `progress`.
 * @see docs/requirements.md#r-anonymous-progress
 */
export function ImportOffer({ className }: { className?: string }) {
  const { t } = useTranslation('progress');
  const learner = useLearner();
  const [answered, setAnswered] = useState(false);
  const childId = learner?.kind === 'child' ? learner.id : null;
  useProgressSync(childId);
  const lessons = useImportOffer(childId).size;
  if (childId === null || lessons === 0 || answered) return null;

  async function accept(id: string) {
    setAnswered(true);
    await importDeviceProgress(id);
    notify('success', t('import.done'));
  }

  function refuse(id: string) {
    setAnswered(true);
    refuseImport(id);
  }

  return (
    <Leaf aria-labelledby="import-offer" as="section" className={className} padding="wide">
      <h2 className="text-d4" id="import-offer">
        {t('import.title')}
      </h2>
      <p className="mt-2">{t('import.text', { count: lessons })}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={() => accept(childId)} size="kid" variant="hue">
          {t('import.yes')}
        </Button>
        <Button onClick={() => refuse(childId)} size="kid" variant="quiet">
          {t('import.no')}
        </Button>
      </div>
    </Leaf>
  );
}

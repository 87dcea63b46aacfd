import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Child } from '@/learning/family/use-children.ts';
import { Button } from '@/ui/kit/button.tsx';
import { SettingsSection } from './settings-section.tsx';

const DeletionDialog = lazy(() =>
  import('./deletion-dialog.tsx').then((module) => ({ default: module.DeletionDialog })),
);

/** The end of the account: what it means, and the window that asks for the password. */
export function DeletionSection({ childrenOfFamily }: { childrenOfFamily: readonly Child[] }) {
  const { t } = useTranslation('settings');
  const [open, setOpen] = useState(false);
  return (
    <SettingsSection name="delete">
      <p>{t('delete.text')}</p>
      <p className="text-ink-soft">{t('delete.payments')}</p>
      <Button className="justify-self-start max-md:w-full" onClick={() => setOpen(true)}>
        {t('delete.open')}
      </Button>
      {open ? (
        <Suspense>
          <DeletionDialog childrenOfFamily={childrenOfFamily} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </SettingsSection>
  );
}

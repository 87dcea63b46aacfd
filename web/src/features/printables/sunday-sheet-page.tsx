import type { SundaySheetView } from '@pius/contracts/printables.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RouteHandle } from '@/ui/i18n/route-handle.ts';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { ErrorState } from '@/ui/kit/page-states.tsx';
import { Skeleton } from '@/ui/kit/skeleton.tsx';
import { SheetActions } from './sheet-actions.tsx';
import { SheetView } from './sheet-view.tsx';
import { SundayForm } from './sunday-form.tsx';
import { readSundaySettings, type SundaySettings, writeSundaySettings } from './sunday-settings.ts';
import { useAddress } from './use-address.ts';
import { useSundayMessages, useSundaySheet } from './use-sunday-sheet.ts';

export const handle: RouteHandle = { page: 'sunday-sheet', namespaces: ['printables'] };

/**
 * `/sunday-sheet`: one sheet for the Sunday table, of what the children worked on; it stands in its
 * address.
 * @see docs/requirements.md#r-sunday-sheet
 */
export default function SundaySheetPage() {
  const { t } = useTranslation('printables');
  const language = useLanguage();
  const [search, setAddress] = useAddress();
  const settings = readSundaySettings(search, language);
  const { data: view, isPlaceholderData, error, refetch } = useSundayMessages(settings);
  const [ofFamily, setOfFamily] = useState(settings.lessons.length === 0);
  const write = (next: SundaySettings) => setAddress(writeSundaySettings(next));
  const isOpen = settings.lessons.length === 0 || settings.sunday === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only an address that leaves something open is completed
  useEffect(() => {
    if (view && isOpen && !isPlaceholderData) write({ ...settings, ...madeOf(view) });
  }, [view, isOpen, isPlaceholderData]);
  return (
    <div className="wrap grid items-start gap-8 py-7 md:py-10 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-14 print:block print:max-w-none print:p-0">
      <div className="print:hidden">
        <h1>{t('sunday.title')}</h1>
        <p className="mt-2.5 mb-6 text-ink-soft">{t('sunday.lead')}</p>
        {view ? (
          <SundayForm
            ofFamily={ofFamily}
            onChange={(changes) => {
              if (changes.lessons) setOfFamily(changes.lessons.length === 0);
              write({ ...settings, ...madeOf(view), ...changes });
            }}
            paper={settings.paper}
            view={view}
          />
        ) : null}
      </div>
      {view ? (
        <Sheet paper={settings.paper} view={view} />
      ) : error ? (
        <ErrorState
          onRetry={() => void refetch()}
          retryLabel={t('failed.retry')}
          title={t('sunday.failed')}
        />
      ) : (
        <Skeleton className="leaf p-8" label={t('sunday.making')} lines={8} />
      )}
    </div>
  );
}

function madeOf({ sunday, lessons, ahead }: SundaySheetView) {
  return { sunday, lessons: lessons.map(({ id }) => id), ahead };
}

function Sheet({ view, paper }: { view: SundaySheetView; paper: SundaySettings['paper'] }) {
  const { t } = useTranslation('printables');
  const sheet = useSundaySheet(view, paper);
  if (!sheet) return <Skeleton className="leaf p-8" label={t('sunday.making')} lines={8} />;
  return (
    <div className="grid gap-6 print:block">
      <SheetActions
        hint={t('sunday.again')}
        name={`sunday-${view.sunday}`}
        sheets={[sheet]}
        title={sheet.name}
      />
      <div className="rounded-card bg-sunken p-4 md:p-10 print:bg-transparent print:p-0">
        <SheetView sheet={sheet} />
      </div>
    </div>
  );
}

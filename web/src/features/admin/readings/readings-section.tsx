import { type Language, languages } from '@pius/domain/language.ts';
import { monthNumbers } from '@pius/domain/saints/feast-day.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { ErrorState } from '@/ui/kit/page-states.tsx';
import { SelectField } from '@/ui/kit/select-field.tsx';
import { Skeleton } from '@/ui/kit/skeleton.tsx';
import { ReadingsTable } from './readings-table.tsx';
import { type ReadableList, useReadings } from './use-readings.ts';

/** Who of the Church has read which lesson and saint, in each language. @see docs/requirements.md#r-trust-line */
export function ReadingsSection() {
  const { t } = useTranslation('desk');
  const own = useLanguage();
  const [language, setLanguage] = useState<Language>(own);
  const [shown, setShown] = useState<ReadableList>({ kind: 'lesson', month: '1' });
  const { data, error, refetch } = useReadings(shown, own);
  const read = data?.items.filter((text) => text.languages[language].reader !== null);
  return (
    <div className="grid gap-5">
      <p className="max-w-[70ch] text-ink-soft">{t('readings.text')}</p>
      <Narrowing language={language} onLanguage={setLanguage} onShown={setShown} shown={shown} />
      {data ? (
        <>
          <p role="status">
            {t('readings.count', { count: read?.length ?? 0, total: data.items.length })}
          </p>
          <ReadingsTable kind={shown.kind} language={language} texts={data.items} />
        </>
      ) : error ? (
        <ErrorState
          onRetry={() => void refetch()}
          retryLabel={t('again')}
          title={t('readings.failed')}
        />
      ) : (
        <Skeleton className="leaf p-8" label={t('loading')} lines={6} />
      )}
    </div>
  );
}

interface NarrowingProps {
  language: Language;
  onLanguage: (language: Language) => void;
  shown: ReadableList;
  onShown: (shown: ReadableList) => void;
}

function Narrowing({ language, onLanguage, shown, onShown }: NarrowingProps) {
  const { t } = useTranslation('desk');
  const own = useLanguage();
  const tongues = new Intl.DisplayNames(own, { type: 'language' });
  const months = new Intl.DateTimeFormat(own, { month: 'long', timeZone: 'UTC' });
  return (
    <div className="flex flex-wrap items-end gap-4 max-md:*:w-full">
      <SelectField
        className="md:w-52"
        label={t('readings.kind')}
        onChange={({ target }) => onShown({ ...shown, kind: target.value as ReadableList['kind'] })}
        options={(['lesson', 'saint'] as const).map((value) => ({
          value,
          label: t(`readings.${value}`),
        }))}
        value={shown.kind}
      />
      {shown.kind === 'saint' ? (
        <SelectField
          className="md:w-52"
          label={t('readings.month')}
          onChange={({ target }) => onShown({ ...shown, month: target.value })}
          options={monthNumbers.map((month) => ({
            value: String(month),
            label: months.format(Date.UTC(2024, month - 1, 1)),
          }))}
          value={shown.month}
        />
      ) : null}
      <SelectField
        className="md:w-52"
        label={t('readings.language')}
        onChange={({ target }) => onLanguage(target.value as Language)}
        options={languages.map((value) => ({ value, label: tongues.of(value) ?? value }))}
        value={language}
      />
    </div>
  );
}

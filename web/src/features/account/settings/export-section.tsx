import { localDay } from '@pius/domain/progress/local-day.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '@/ui/api/api-error.ts';
import { call } from '@/ui/api/call.ts';
import { Button } from '@/ui/kit/button.tsx';
import { Notice } from '@/ui/kit/notice.tsx';
import { saveFile } from '@/ui/save-file.ts';
import { FormFault } from '../form-fault.tsx';
import { asApiError } from '../sign-in.ts';
import { contents, contentsOf, fileName, fileText } from './family-file.ts';
import { SettingsSection } from './settings-section.tsx';

/** One press gives all of the family's data as a file, and says what is in it. @see docs/requirements.md#r-export */
export function ExportSection({ timeZone }: { timeZone: string }) {
  const { t } = useTranslation('settings');
  const { take, busy, fault, taken } = useExport(timeZone);
  return (
    <SettingsSection name="export">
      <p>{t('export.text')}</p>
      <FormFault error={fault} />
      <Button busy={busy} className="justify-self-start max-md:w-full" onClick={take}>
        {t('export.submit')}
      </Button>
      {taken ? (
        <Notice title={t('export.done', { file: taken.file })} tone="yes">
          <p className="mt-1">{t('export.in-it')}</p>
          <ul className="list-disc ps-5">
            {taken.summary.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Notice>
      ) : null}
    </SettingsSection>
  );
}

function useExport(timeZone: string) {
  const { t } = useTranslation('settings');
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<ApiError | null>(null);
  const [taken, setTaken] = useState<{ file: string; summary: string[] } | null>(null);

  async function take() {
    setBusy(true);
    setFault(null);
    setTaken(null);
    try {
      const data = await call('GET /rest/v1/account/export');
      const counts = contentsOf(data);
      const summary = contents
        .filter((name) => counts[name] > 0)
        .map((name) => t(`export.${name}`, { count: counts[name] }));
      const file = fileName(localDay(new Date(data.exported_at), timeZone));
      saveFile(file, fileText(data, summary), 'application/json');
      setTaken({ file, summary });
    } catch (thrown) {
      setFault(asApiError(thrown));
    }
    setBusy(false);
  }

  return { take, busy, fault, taken };
}

import type { Sheet } from '@pius/domain/printables/sheet.ts';
import { Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/kit/button.tsx';
import { Notice } from '@/ui/kit/notice.tsx';
import { saveFile } from '@/ui/save-file.ts';
import { notify } from '@/ui/toast/notify.ts';

interface SheetActionsProps {
  sheets: readonly Sheet[];
  title: string;
  /** The file's name, without what it is. */
  name: string;
  /** How the very same sheet is made again. */
  hint: string;
  /** Left out where there is no other one. */
  onAnother?: () => void;
}

/** Print, download, and another one. What writes a PDF is heavy and is fetched when it is asked for. */
export function SheetActions({ sheets, title, name, hint, onAnother }: SheetActionsProps) {
  const { t } = useTranslation('printables');
  const [busy, setBusy] = useState(false);
  const [missing, setMissing] = useState<readonly string[]>([]);
  async function download() {
    setBusy(true);
    try {
      const { makePdf } = await import('./sheet-pdf.ts');
      const { bytes, missing } = await makePdf(sheets, title);
      saveFile(`${name}.pdf`, new Uint8Array(bytes), 'application/pdf');
      setMissing(missing);
    } catch (error) {
      reportError(error);
      notify('error', t('pdf.failed'));
    } finally {
      setBusy(false);
    }
  }
  return (
    <div className="grid gap-3 print:hidden">
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => print()} variant="gold">
          <Printer aria-hidden /> {t('print')}
        </Button>
        <Button busy={busy} onClick={() => void download()}>
          <Download aria-hidden /> {t('pdf')}
        </Button>
        {onAnother ? (
          <Button onClick={onAnother} variant="quiet">
            {t('another')}
          </Button>
        ) : null}
      </div>
      {missing.length > 0 ? (
        <Notice title={t('pdf.missing', { letters: missing.join(' ') })} tone="note" />
      ) : null}
      <p className="text-ink-soft text-ui" role="status">
        {t('sheets', { count: sheets.length })}. {hint}
      </p>
    </div>
  );
}

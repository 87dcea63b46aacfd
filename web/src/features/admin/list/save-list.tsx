import { csvFile } from '@pius/domain/family/csv.ts';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { Button } from '@/ui/kit/button.tsx';
import { saveFile } from '@/ui/save-file.ts';
import { notify } from '@/ui/toast/notify.ts';

/** A list as a file: its name, its headers, and the cells of a row. */
export interface ListCsv<Row> {
  file: string;
  headers: readonly string[];
  cells: (row: Row) => (string | number)[];
}

/** A header or a name without what keeps a word like "e-mail" in one piece on a page. */
const inFile = (words: string) => words.replaceAll('\u2060', '');

interface SaveListProps<Row> {
  csv: ListCsv<Row>;
  fetchRows: () => Promise<readonly Row[]>;
}

/** Saves all of a list as a file for a spreadsheet. */
export function SaveList<Row>({ csv, fetchRows }: SaveListProps<Row>) {
  const { t } = useTranslation('orders');
  const language = useLanguage();
  const [busy, setBusy] = useState(false);

  async function save() {
    if (busy) return;
    setBusy(true);
    try {
      const lines = (await fetchRows()).map(csv.cells);
      const day = new Date().toISOString().slice(0, 10);
      const text = csvFile([csv.headers.map(inFile), ...lines], language);
      saveFile(`${inFile(csv.file)}-${day}.csv`, text, 'text/csv;charset=utf-8');
    } catch {
      notify('error', t('failed'));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button busy={busy} onClick={() => void save()} variant="quiet">
      <Download aria-hidden />
      {t('csv')}
    </Button>
  );
}

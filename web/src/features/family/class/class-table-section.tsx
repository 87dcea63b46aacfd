import { moduleNumbers } from '@pius/domain/course/counts.ts';
import { allLessonIds, lessonIdsOfModule } from '@pius/domain/course/ids.ts';
import { classCsv } from '@pius/domain/family/class-csv.ts';
import { type ClassChild, classTable, sortByName } from '@pius/domain/family/class-table.ts';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadCourseOutline } from '@/learning/catechism/course-outline.ts';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { Button } from '@/ui/kit/button.tsx';
import { classes } from '@/ui/kit/classes.ts';
import { SelectField } from '@/ui/kit/select-field.tsx';
import { saveFile } from '@/ui/save-file.ts';
import { ClassTable, mostUnframed } from './class-table.tsx';
import { useCsvMessages } from './use-csv-messages.ts';

const all = 'all';

interface ClassTableSectionProps {
  items: readonly ClassChild[];
  /** False while another part of the page is what goes on paper. */
  printed: boolean;
}

/** Who has done what: the table, all of it or one module, and the same figures as a file. */
export function ClassTableSection({ items, printed }: ClassTableSectionProps) {
  const { t } = useTranslation('class');
  const language = useLanguage();
  const { data: outline } = useQuery({
    queryKey: ['course-outline', language],
    queryFn: () => loadCourseOutline(language),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [shown, setShown] = useState(all);
  const [direction, setDirection] = useState<'ascending' | 'descending'>('ascending');
  const words = useCsvMessages();
  const table = useMemo(() => {
    const unsorted = classTable(items);
    return { ...unsorted, rows: sortByName(unsorted.rows, language, direction) };
  }, [items, language, direction]);
  const lessonIds = shown === all ? allLessonIds : lessonIdsOfModule(Number(shown));

  function save() {
    const day = new Date().toISOString().slice(0, 10);
    saveFile(`${t('table.file')}-${day}.csv`, classCsv(table, words), 'text/csv;charset=utf-8');
  }

  return (
    <div className={classes('pb-8', !printed && 'print:hidden')}>
      <h2 className="text-d3">{t('table')}</h2>
      <p className="mt-2 max-w-[52rem] text-ink-soft">{t('table.legend')}</p>
      <div className="my-5 flex flex-wrap items-end justify-between gap-4 print:hidden">
        <SelectField
          className="max-md:w-full md:w-[22rem]"
          label={t('table.show')}
          onChange={({ target }) => setShown(target.value)}
          options={[
            { value: all, label: t('table.all') },
            ...moduleNumbers.map((number) => ({
              value: String(number),
              label: t('table.module', {
                number,
                title: outline?.modules.find((module) => module.number === number)?.title ?? '',
              }),
            })),
          ]}
          value={shown}
        />
        <Button className="max-md:w-full" onClick={save}>
          <Download aria-hidden />
          {t('table.export')}
        </Button>
      </div>
      <p className="mb-2 text-ink-soft print:hidden">
        {table.rows.length > mostUnframed
          ? t('table.scroll-all', { count: table.rows.length })
          : t('table.scroll')}
      </p>
      <ClassTable
        direction={direction}
        lessonIds={lessonIds}
        onSort={() => setDirection(direction === 'ascending' ? 'descending' : 'ascending')}
        table={table}
      />
    </div>
  );
}

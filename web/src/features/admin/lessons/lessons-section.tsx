import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { call } from '@/ui/api/call.ts';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { Chip } from '@/ui/kit/chip.tsx';
import { DataTable } from '@/ui/kit/data-table.tsx';
import { Skeleton } from '@/ui/kit/skeleton.tsx';
import { AnswerFault } from '../orders/answer-fault.tsx';

/** Every lesson with what of it was corrected here, and the way to its files. */
export function LessonsSection() {
  const { t } = useTranslation('desk');
  const language = useLanguage();
  const { data, error } = useQuery({
    queryKey: ['lesson-desk', 'all', language],
    queryFn: () => call('GET /rest/v1/admin/lessons', { query: { lang: language } }),
  });
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  return (
    <div className="grid gap-5">
      <p className="max-w-[70ch] text-ink-soft">{t('lessons.text')}</p>
      <AnswerFault error={error} />
      {data ? (
        <DataTable
          caption={t('section.lessons')}
          captionHidden
          columns={[
            {
              key: 'lesson',
              header: t('lesson.choose'),
              names: true,
              cell: ({ id, title }) => (
                <Link
                  className="inline-flex min-h-11 items-center"
                  to={`/import-demo?lesson=${id}`}
                >{`${id} ${title}`}</Link>
              ),
            },
            {
              key: 'corrected',
              header: t('lessons.corrected'),
              cell: ({ standing: status }) => (
                <span className="flex flex-wrap gap-2">
                  {status.map((one) =>
                    one.published_at ? (
                      <Chip key={one.language}>
                        {one.language}, {day.format(new Date(one.published_at))}
                        {one.file_changed ? `, ${t('lessons.file-changed')}` : ''}
                      </Chip>
                    ) : null,
                  )}
                </span>
              ),
            },
          ]}
          rowKey={({ id }) => id}
          rows={data.items}
        />
      ) : error ? null : (
        <Skeleton className="leaf p-8" label={t('loading')} lines={6} />
      )}
    </div>
  );
}

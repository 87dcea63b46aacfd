import { allLessonIds } from '@pius/domain/course/ids.ts';
import { isLanguage, type Language } from '@pius/domain/language.ts';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ApiError } from '@/ui/api/api-error.ts';
import type { RouteHandle } from '@/ui/i18n/route-handle.ts';
import { useErrorMessage } from '@/ui/i18n/use-error-message.ts';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { LoadingPage } from '@/ui/kit/loading-page.tsx';
import { ErrorState } from '@/ui/kit/page-states.tsx';
import { SelectField } from '@/ui/kit/select-field.tsx';
import { LessonEditor } from './lesson-editor.tsx';
import { useLessonForDesk, useLessonList } from './use-lesson-desk.ts';

export const handle: RouteHandle = {
  page: 'import-demo',
  namespaces: ['desk', 'lesson', 'activities', 'progress'],
};

/**
 * `/import-demo`: an admin checks a lesson file, sees it as the lesson page, and uses it in place
 * of the one in force: in the demo, which is module 1, or in any other lesson. The lesson stands in
 * the address (`?lesson=2-5`), and where they are known the language and the entry of the teaching
 * (`&language=fr&entry=who-made-me`).
 */
export default function ImportDemoPage() {
  const { t } = useTranslation('desk');
  const [search, setSearch] = useSearchParams();
  const request = search.get('lesson') ?? '1-1';
  const id = allLessonIds.includes(request) ? request : '1-1';
  const own = useLanguage();
  const language = search.get('language');
  const { data } = useLessonList();
  const lessons = data?.items ?? [{ id, title: '' }];
  return (
    <div className="wrap pb-8 text-ui">
      <header className="grid gap-3 pt-7 pb-6 md:pt-11">
        <h1>{t('lesson.title')}</h1>
        <p className="max-w-[70ch] text-body text-ink-soft">{t('lesson.lead')}</p>
      </header>
      <SelectField
        className="mb-6 max-w-120"
        label={t('lesson.choose')}
        onChange={({ target }) => setSearch({ lesson: target.value }, { replace: true })}
        options={lessons.map((lesson) => ({
          value: lesson.id,
          label: `${lesson.id} ${lesson.title}`,
        }))}
        value={id}
      />
      <Lesson
        entry={search.get('entry')}
        id={id}
        key={id}
        language={isLanguage(language) ? language : own}
      />
    </div>
  );
}

interface LessonProps {
  id: string;
  language: Language;
  entry: string | null;
}

function Lesson({ id, language, entry }: LessonProps) {
  const { t } = useTranslation('desk');
  const messageOf = useErrorMessage();
  const { data, error, refetch } = useLessonForDesk(id);
  if (data) return <LessonEditor entry={entry} language={language} lesson={data} />;
  if (!error) return <LoadingPage label={t('loading')} />;
  return (
    <ErrorState
      onRetry={() => void refetch()}
      retryLabel={t('lesson.again')}
      text={messageOf(error instanceof ApiError ? error.code : 'internal')}
      title={t('lesson.failed')}
    />
  );
}

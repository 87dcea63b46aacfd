import type { LessonView } from '@pius/contracts/course.ts';
import type { Language } from '@pius/domain/language.ts';
import { useTranslation } from 'react-i18next';
import { LessonArticle } from '../lesson/lesson-article.tsx';
import { QuizAnswers } from './quiz-answers.tsx';

interface LessonPreviewProps {
  lesson: LessonView;
  /** What stands at each place of its file, the answers of the quiz too; null where it cannot be read. */
  fields: ReadonlyMap<string, string> | null;
  language: Language;
}

/** A lesson as its page would show it, and its quiz with the answers. */
export function LessonPreview({ lesson, fields, language }: LessonPreviewProps) {
  const { t } = useTranslation('desk');
  return (
    <section aria-label={t('lesson.preview')} className="rounded-leaf border-2 border-gold p-2">
      <h2 className="p-4 text-d3">{t('lesson.preview')}</h2>
      <LessonArticle lesson={lesson} />
      {fields ? <QuizAnswers fields={fields} language={language} /> : null}
    </section>
  );
}

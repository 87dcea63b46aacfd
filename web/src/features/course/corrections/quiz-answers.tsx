import type { Language } from '@pius/domain/language.ts';
import { useTranslation } from 'react-i18next';

interface QuizAnswersProps {
  /** What stands at each place of a lesson file. */
  fields: ReadonlyMap<string, string>;
  language: Language;
}

/** The questions of a quiz with their right answers and what is said of each: what the lesson page does not show. */
export function QuizAnswers({ fields, language }: QuizAnswersProps) {
  const { t } = useTranslation('desk');
  const questions = [...fields.keys()].filter((path) => /^quiz\.\d+\.id$/.test(path));
  return (
    <section className="grid gap-3 p-4">
      <h2 className="text-d3">{t('lesson.answers')}</h2>
      <ol className="grid list-decimal gap-4 ps-6">
        {questions.map((path) => {
          const at = (field: string) => fields.get(path.replace(/id$/, field));
          const truth = at('answer');
          const [best, ...others] = at('answers')?.split('\n') ?? [];
          return (
            <li className="[overflow-wrap:anywhere]" key={path}>
              <p className="font-bold" lang={language}>
                {at('statement') ?? at('question')}
              </p>
              <p>
                {t('lesson.answers.right')}{' '}
                {truth === undefined ? (
                  <span lang={language}>{best}</span>
                ) : (
                  t(truth === 'true' ? 'lesson.true' : 'lesson.false')
                )}
              </p>
              {others.length > 0 ? (
                <p>
                  {t('lesson.answers.accepted')} <span lang={language}>{others.join(' · ')}</span>
                </p>
              ) : null}
              <p>
                {t('lesson.answers.why')} <span lang={language}>{at('why')}</span>
              </p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

import type { BoxedQuestion } from '@pius/contracts/question-box.ts';
import { useTranslation } from 'react-i18next';
import { LocaleLink } from '@/ui/i18n/locale-link.tsx';

/** The entries of the catechism that lie nearest to a kept question; each opens in place. */
export function BoxedEntries({ entries }: Pick<BoxedQuestion, 'entries'>) {
  const { t } = useTranslation('conversations');
  if (entries.length === 0) return <p>{t('box.near-none')}</p>;
  return (
    <div className="grid gap-2">
      <p className="font-bold">{t('box.near')}</p>
      {entries.map((entry) => (
        <details className="boxed" key={`${entry.lesson} ${entry.id}`}>
          <summary>{entry.question}</summary>
          <div>
            <p>{entry.answer}</p>
            <p className="mt-2">
              <b>{t('box.simply')}</b> {entry.simply}
            </p>
            <LocaleLink className="inline-flex min-h-11 items-center" to={`/catechism#${entry.id}`}>
              {t('box.read')}
            </LocaleLink>
          </div>
        </details>
      ))}
    </div>
  );
}

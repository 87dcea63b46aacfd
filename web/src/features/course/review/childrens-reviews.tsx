import { Ear } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useChildren } from '@/learning/family/use-children.ts';
import { ButtonLink } from '@/ui/kit/button-link.tsx';
import { ErrorState } from '@/ui/kit/page-states.tsx';
import { Skeleton } from '@/ui/kit/skeleton.tsx';

/** What a grown-up finds where children review: how it goes, and the way to hear each own child. */
export function ChildrensReviews() {
  const { t } = useTranslation('review');
  const { data: children, error, refetch } = useChildren();
  return (
    <div className="wrap max-w-[860px] pt-7 text-ui md:pt-11">
      <h1>{t('parent.title')}</h1>
      <p className="mt-3 max-w-[60ch] text-ink-soft">{t('parent.text')}</p>
      {children ? (
        <ul className="mt-7 flex flex-wrap gap-3">
          {children.map(({ id, name }) => (
            <li className="max-md:w-full" key={id}>
              <ButtonLink className="max-md:w-full" to={`/review-aloud?child=${id}`}>
                <Ear aria-hidden />
                {t('parent.hear', { name })}
              </ButtonLink>
            </li>
          ))}
        </ul>
      ) : error ? (
        <ErrorState
          onRetry={() => void refetch()}
          retryLabel={t('again')}
          text={t('failed.text')}
          title={t('failed.title')}
        />
      ) : (
        <Skeleton className="mt-7" label={t('loading')} lines={3} />
      )}
    </div>
  );
}

import type { SaintView } from '@pius/contracts/saints.ts';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight, ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { dayQuery } from '@/learning/days/day-query.ts';
import { useToday } from '@/learning/days/use-today.ts';
import { Drawing } from '@/ui/art/drawing-image.tsx';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { ButtonLink } from '@/ui/kit/button-link.tsx';
import { Skeleton } from '@/ui/kit/skeleton.tsx';

/**
 * Today's saint of anyone who is signed in.
 * @param asker - The account that asks, null while it is not known.
 */
export function useTodaysSaint(asker: string | null) {
  const query = dayQuery('saint', useToday(), useLanguage(), asker);
  return useQuery({ ...query, enabled: asker !== null });
}

/** Today's saint in a child's corner, with the way to its page. */
export function TodaysSaint({ asker }: { asker: string | null }) {
  const { t } = useTranslation('days');
  const { data: saint, error } = useTodaysSaint(asker);
  if (error) return null;
  return (
    <section aria-labelledby="todays-saint" className="leaf flex flex-col gap-3 p-5 md:p-7">
      <h2 className="text-d3" id="todays-saint">
        {t('saint.title')}
      </h2>
      {saint ? (
        <>
          <SaintName saint={saint} />
          <p className="mb-2 line-clamp-4">{saint.bio}</p>
        </>
      ) : (
        <Skeleton label={t('saint.title')} lines={4} />
      )}
      <ButtonLink className="mt-auto self-start max-md:w-full" size="kid" to="/saint-of-the-day">
        {t('saint.read')} <ArrowRight aria-hidden />
      </ButtonLink>
    </section>
  );
}

/** Today's saint on a parent's dashboard: whole, since the page of its own is a child's. */
export function SaintForParents({ saint }: { saint: SaintView }) {
  const { t } = useTranslation('days');
  return (
    <>
      <SaintName saint={saint} />
      <p className="mt-2 max-w-[70ch]">{saint.bio}</p>
      <details className="group mt-2">
        <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-2 font-bold text-link [&::-webkit-details-marker]:hidden">
          {t('saint.more')}
          <ChevronDown aria-hidden className="transition-transform group-open:rotate-180" />
        </summary>
        <dl className="grid gap-4 pt-2 md:grid-cols-3">
          {(['virtues', 'heroism', 'contributions'] as const).map((part) => (
            <div key={part}>
              <dt className="mb-1 font-bold">{t(part)}</dt>
              <dd>{saint[part]}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-4 text-ink-soft">
          {t('saint.source', { source: saint.source })}{' '}
          {t(saint.reader ? 'saint.done' : 'saint.awaiting')}
        </p>
      </details>
    </>
  );
}

function SaintName({ saint }: { saint: SaintView }) {
  return (
    <div className="flex items-center gap-4">
      <SaintRoundel saint={saint} />
      <p className="min-w-0">
        <b className="block font-display text-[1.6rem] leading-[1.15] [overflow-wrap:anywhere]">
          {saint.name}
        </b>
        <span className="text-ink-soft">{saint.feastDay}</span>
      </p>
    </div>
  );
}

/** What an earlier version of the app saved on the device has no picture. */
function SaintRoundel({ saint: { picture } }: { saint: Partial<Pick<SaintView, 'picture'>> }) {
  if (!picture) return null;
  return <Drawing alt={picture.alt} className="flex-none" id={picture.id} width={88} />;
}

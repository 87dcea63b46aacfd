import type { ChildProgress } from '@pius/contracts/progress.ts';
import { plans } from '@pius/domain/billing/plans.ts';
import { CalendarCheck, CalendarClock, CalendarX, LockOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCourse } from '@/learning/course/use-course.ts';
import type { Child } from '@/learning/family/use-children.ts';
import { useTimeZone } from '@/learning/family/use-time-zone.ts';
import { formatPrice } from '@/learning/plans/price.ts';
import { formatDate } from '@/learning/progress/overview/format.ts';
import { useSession } from '@/learning/session/use-session.ts';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { ButtonLink } from '@/ui/kit/button-link.tsx';
import { Tint } from '@/ui/kit/card.tsx';
import { Status } from '@/ui/kit/chip.tsx';
import { accessStatus } from './access-status.ts';

/** How a child's access stands now. */
function useAccess({ subscription }: Child) {
  return accessStatus(subscription, new Date(), useTimeZone());
}

/**
 * Until when a child may open all modules, or since when no longer. Of an admin every child may,
 * without a date.
 * @see docs/requirements.md#r-child-access
 */
export function AccessStatus({ child }: { child: Child }) {
  const { t } = useTranslation('family');
  const language = useLanguage();
  const { viewer } = useSession();
  const access = useAccess(child);
  const date = access.kind === 'free' ? '' : formatDate(access.at, language);
  if (access.kind === 'open') {
    return (
      <Status state="on">
        <CalendarCheck aria-hidden />
        {t('access.until', { date })}
      </Status>
    );
  }
  if (access.kind === 'ending') {
    const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
    return (
      <Status state="on">
        <CalendarClock aria-hidden />
        {t('access.ends', { when: relative.format(access.days, 'day'), date })}
      </Status>
    );
  }
  return viewer === 'admin' ? (
    <Status state="on">
      <LockOpen aria-hidden />
      {t('access.all')}
    </Status>
  ) : (
    <Status state="off">
      {access.kind === 'ended' ? <CalendarX aria-hidden /> : <LockOpen aria-hidden />}
      {access.kind === 'ended' ? t('access.ended', { date }) : t('access.free')}
    </Status>
  );
}

interface BuyAccessProps {
  child: Child;
  progress: ChildProgress | undefined;
}

/**
 * For a child with the free module alone, or whose access is over soon: what a plan opens, and the
 * way to the plans.
 */
export function BuyAccess({ child, progress }: BuyAccessProps) {
  const { t } = useTranslation('family');
  const language = useLanguage();
  const { viewer } = useSession();
  const access = useAccess(child);
  const free = useFreeMessage(child, progress);
  if (viewer === 'admin' || access.kind === 'open' || free === null) return null;
  const { name } = child;
  const words = {
    ending: { title: t('buy.soon', { name }), button: t('buy.renew', { name }) },
    ended: { title: t('buy.ended', { name }), button: t('buy.renew', { name }) },
    free: { title: free, button: t('buy.button', { name }) },
  }[access.kind];
  return (
    <Tint
      className="mt-5 grid items-center gap-x-7 gap-y-4 bg-sunken lg:grid-cols-[minmax(0,1fr)_auto]"
      padding="normal"
    >
      <p className="max-w-[56ch]">
        <b className="block text-body">{words.title}</b>
        {access.kind === 'ending'
          ? t('buy.soon.text')
          : t('buy.text', { price: formatPrice(plans.monthly, language) })}
      </p>
      <ButtonLink
        className="max-md:w-full"
        to={`/subscription?child=${child.id}#buy`}
        variant="gold"
      >
        {words.button}
      </ButtonLink>
    </Tint>
  );
}

/**
 * How much of the free module is left, in words; empty where it is not begun, null until the course
 * is known.
 */
function useFreeMessage({ name }: Child, progress: ChildProgress | undefined): string | null {
  const { t } = useTranslation('family');
  const { course } = useCourse();
  if (!course) return null;
  const isDone = (id: string) =>
    progress?.lessons.some(({ lesson, completed }) => lesson === id && completed) ?? false;
  const free = course.modules.find(({ number }) => number === 1)?.lessons ?? [];
  const count = free.filter(({ id, available }) => available && !isDone(id)).length;
  if (count > 0) return t('buy.left', { name, count });
  return free.every(({ id }) => isDone(id)) ? t('buy.done', { name }) : '';
}

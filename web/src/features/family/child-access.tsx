import type { ChildProgress } from '@pius/contracts/progress.ts';
import { plans } from '@pius/domain/billing/plans.ts';
import { CalendarCheck, LockOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCourse } from '@/shared/course/use-course.ts';
import type { Child } from '@/shared/family/use-children.ts';
import { useLanguage } from '@/shared/i18n/use-language.ts';
import { dateWords } from '@/shared/progress-overview/format.ts';
import { useSession } from '@/shared/session/use-session.ts';
import { ButtonLink } from '@/shared/ui/button-link.tsx';
import { Tint } from '@/shared/ui/card.tsx';
import { Status } from '@/shared/ui/chip.tsx';

/** Until when a child may open all modules. Of an admin every child may, without a date (spec 4). */
export function AccessStatus({ child }: { child: Child }) {
  const { t } = useTranslation('family');
  const language = useLanguage();
  const { viewer } = useSession();
  const { active, expires_at } = child.subscription;
  if (active && expires_at) {
    return (
      <Status state="on">
        <CalendarCheck aria-hidden />
        {t('access.until', { date: dateWords(expires_at, language) })}
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
      <LockOpen aria-hidden />
      {t('access.free')}
    </Status>
  );
}

interface BuyAccessProps {
  child: Child;
  progress: ChildProgress | undefined;
}

/** For a child with the free module alone: what a plan opens, and the way to the plans. */
export function BuyAccess({ child, progress }: BuyAccessProps) {
  const { t } = useTranslation('family');
  const language = useLanguage();
  const { course, viewer } = useCourse();
  if (!course || child.subscription.active || viewer === 'admin') return null;
  const { name } = child;
  const { currency, priceCents } = plans.monthly;
  const format = { style: 'currency', currency, maximumFractionDigits: 0 } as const;
  const price = new Intl.NumberFormat(language, format).format(priceCents / 100);
  const isDone = (id: string) =>
    progress?.lessons.some(({ lesson, completed }) => lesson === id && completed) ?? false;
  const free = course.modules.find(({ number }) => number === 1)?.lessons ?? [];
  const isFinished = free.every(({ id }) => isDone(id));
  const count = free.filter(({ id, available }) => available && !isDone(id)).length;
  return (
    <Tint
      className="mt-5 grid items-center gap-x-7 gap-y-4 bg-sunken lg:grid-cols-[minmax(0,1fr)_auto]"
      padding="normal"
    >
      <p className="max-w-[56ch]">
        <b className="block text-body">
          {count > 0 ? t('buy.left', { name, count }) : isFinished ? t('buy.done', { name }) : null}
        </b>
        {t('buy.text', { price })}
      </p>
      <ButtonLink className="max-md:w-full" to={`/subscription?child=${child.id}`} variant="gold">
        {t('buy.button', { name })}
      </ButtonLink>
    </Tint>
  );
}

import { UserRoundPlus, UsersRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useOwnProfile } from '@/learning/family/use-own-profile.ts';
import { LocaleLink } from '@/ui/i18n/locale-link.tsx';
import { Button } from '@/ui/kit/button.tsx';
import { ButtonLink } from '@/ui/kit/button-link.tsx';
import { EmptyState } from '@/ui/kit/page-states.tsx';
import { Skeleton } from '@/ui/kit/skeleton.tsx';

/** What a new grown-up sees: one first step, which for a catechist is the list of the class. */
export function FirstStep({ onAdd }: { onAdd: () => void }) {
  const { t } = useTranslation('family');
  const { data: profile, isPending } = useOwnProfile();
  if (isPending) return <Skeleton className="leaf my-4 p-8" label={t('loading')} lines={6} />;
  const isCatechist = profile?.account_type === 'catechist';
  return (
    <section className="leaf my-4 py-4">
      <EmptyState
        action={isCatechist ? <ClassFirst onAdd={onAdd} /> : <ChildFirst onAdd={onAdd} />}
        text={isCatechist ? t('first.class.text') : t('first.text')}
        title={isCatechist ? t('first.class.title') : t('first.title')}
      />
      <p className="px-6 pb-6 text-center text-ink-soft">
        {t('first.look')}{' '}
        <LocaleLink className="inline-flex min-h-11 items-center font-bold" to="/quest-map">
          {t('first.look-link')}
        </LocaleLink>
      </p>
    </section>
  );
}

function ClassFirst({ onAdd }: { onAdd: () => void }) {
  const { t } = useTranslation('family');
  return (
    <div className="flex flex-wrap justify-center gap-3 max-md:*:w-full">
      <ButtonLink size="kid" to="/class" variant="gold">
        <UsersRound aria-hidden />
        {t('first.class.list')}
      </ButtonLink>
      <Button onClick={onAdd} size="kid">
        <UserRoundPlus aria-hidden />
        {t('first.class.one')}
      </Button>
    </div>
  );
}

function ChildFirst({ onAdd }: { onAdd: () => void }) {
  const { t } = useTranslation('family');
  return (
    <div className="grid justify-items-center gap-3">
      <Button onClick={onAdd} size="kid" variant="gold">
        <UserRoundPlus aria-hidden />
        {t('first.add')}
      </Button>
      <LocaleLink className="inline-flex min-h-11 items-center" to="/class">
        {t('class')}
      </LocaleLink>
    </div>
  );
}

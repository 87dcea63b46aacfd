import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Child } from '@/learning/family/use-children.ts';
import { useOwnProfile } from '@/learning/family/use-own-profile.ts';
import { TravelNote } from '@/learning/progress/overview/travel-note.tsx';
import { LocaleLink } from '@/ui/i18n/locale-link.tsx';
import { Skeleton } from '@/ui/kit/skeleton.tsx';
import { ChildCard } from './child-card.tsx';
import { FamilyDevices } from './family-devices.tsx';
import type { FamilyTask } from './family-task.ts';
import { ManyChildren } from './many-children.tsx';

interface ChildrenListProps {
  items: readonly Child[];
  onTask: (task: FamilyTask) => void;
}

/** As many of a catechist as show a card each; past this it is a list to search. A family sees all its cards. */
const mostCards = 5;

/** A card for each child, or a list where they are many, the way to add another one, the devices they log in on, and how those are made ready for a journey. */
export function ChildrenList({ items, onTask }: ChildrenListProps) {
  const { t } = useTranslation('family');
  const { data: profile, isPending } = useOwnProfile();
  if (isPending && items.length > mostCards)
    return <Skeleton className="leaf p-8" label={t('loading')} lines={6} />;
  const many = profile?.account_type === 'catechist' && items.length > mostCards;
  return (
    <div className="staggered grid gap-7">
      {many ? (
        <ManyChildren items={items} onTask={onTask} />
      ) : (
        items.map((child) => <ChildCard child={child} key={child.id} onTask={onTask} />)
      )}
      <button
        className="flex w-full flex-wrap items-center gap-5 rounded-card border-2 border-edge border-dashed px-5 py-5 text-start hover:bg-surface md:px-7"
        onClick={() => onTask({ kind: 'add' })}
        type="button"
      >
        <span className="grid h-17 w-14 flex-none place-items-center rounded-t-full rounded-b-lg border-[2.5px] border-edge border-dashed">
          <Plus aria-hidden />
        </span>
        <span className="min-w-0 flex-[1_1_9rem]">
          <b className="block font-display text-d4 leading-[1.1]">{t('add-another')}</b>
          <span className="text-ink-soft">{t('add-another.text')}</span>
        </span>
      </button>
      <FamilyDevices />
      <TravelNote />
      {many ? null : (
        <LocaleLink className="inline-flex min-h-11 items-center justify-self-start" to="/class">
          {t('class')}
        </LocaleLink>
      )}
    </div>
  );
}

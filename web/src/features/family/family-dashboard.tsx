import {
  Award,
  Map as MapIcon,
  ReceiptText,
  Settings,
  UserRoundPlus,
  UsersRound,
} from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChildren } from '@/learning/family/use-children.ts';
import { useLiveProgress } from '@/learning/progress/overview/use-live-progress.ts';
import { useSession } from '@/learning/session/use-session.ts';
import { Button } from '@/ui/kit/button.tsx';
import { ButtonLink } from '@/ui/kit/button-link.tsx';
import { ErrorState } from '@/ui/kit/page-states.tsx';
import { Skeleton } from '@/ui/kit/skeleton.tsx';
import { Tabs } from '@/ui/kit/tabs.tsx';
import { ChildAchievements, ChildModules } from './child-overview.tsx';
import { ChildrenList } from './children-list.tsx';
import type { FamilyTask } from './family-task.ts';
import { FamilyToday } from './family-today.tsx';
import { FirstStep } from './first-step.tsx';
import { SavedQuestions } from './saved-questions.tsx';
import { useRequestedTask } from './use-requested-task.ts';
import { WeeklyEmailOffer } from './weekly-email-offer.tsx';

const FamilyDialogs = lazy(() =>
  import('./dialogs/family-dialogs.tsx').then((module) => ({ default: module.FamilyDialogs })),
);

/**
 * The parent's dashboard: the children, and what each has learned and earned.
 * @see docs/requirements.md#r-dashboard
 */
export function FamilyDashboard() {
  const { t } = useTranslation('family');
  const { data: children, error, refetch } = useChildren();
  useLiveProgress();
  const { task, setTask, close: closeTask } = useRequestedTask();
  const heading = useRef<HTMLHeadingElement>(null);
  const add = () => setTask({ kind: 'add' });

  // The focus goes back to what opened the window; where that has gone with a card, to the head of the page.
  function close() {
    if (closeTask((children?.length ?? 0) > 0)) return;
    setTimeout(() => {
      if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
    });
  }

  return (
    <div className="wrap text-ui">
      <DashboardHead
        count={children?.length ?? 0}
        heading={heading}
        onAdd={children && children.length > 0 ? add : null}
      />
      <SavedQuestions enabled={children?.some(({ chat }) => chat) ?? false} />
      {children ? (
        <Family items={children} onTask={setTask} />
      ) : error ? (
        <ErrorState
          onRetry={() => void refetch()}
          retryLabel={t('again')}
          text={t('load-failed.text')}
          title={t('load-failed.title')}
        />
      ) : (
        <Skeleton className="leaf p-8" label={t('loading')} lines={6} />
      )}
      {children && children.length > 0 ? <WeeklyEmailOffer /> : null}
      <FamilyToday />
      {task ? (
        <Suspense>
          <FamilyDialogs onClose={close} task={task} />
        </Suspense>
      ) : null}
    </div>
  );
}

interface HeadProps {
  count: number;
  heading: React.RefObject<HTMLHeadingElement | null>;
  onAdd: (() => void) | null;
}

function DashboardHead({ count, heading, onAdd }: HeadProps) {
  const { t } = useTranslation('family');
  const { t: common } = useTranslation('common');
  const { user } = useSession();
  const name = user?.user_metadata.first_name || user?.name;
  return (
    <header className="flex flex-wrap items-end justify-between gap-5 pt-7 pb-4 md:pt-11 md:pb-5">
      <div className="min-w-0">
        <h1
          className="text-[clamp(2.2rem,1.6rem+2.2vw,3.2rem)] [overflow-wrap:anywhere]"
          ref={heading}
          tabIndex={-1}
        >
          {name ? t(greetingKey(new Date()), { name }) : t('greeting.none')}
        </h1>
        {count > 0 ? (
          <p className="mt-2 text-body text-ink-soft">{t('on-the-road', { count })}</p>
        ) : null}
      </div>
      <div className="flex flex-wrap gap-3 max-md:w-full">
        <ButtonLink className="max-md:w-full" to="/purchases" variant="quiet">
          <ReceiptText aria-hidden />
          {t('purchases')}
        </ButtonLink>
        <ButtonLink className="max-md:w-full" to="/settings" variant="quiet">
          <Settings aria-hidden />
          {common('nav.settings')}
        </ButtonLink>
        {onAdd ? (
          <Button className="max-md:w-full" onClick={onAdd} variant="gold">
            <UserRoundPlus aria-hidden />
            {t('add')}
          </Button>
        ) : null}
      </div>
    </header>
  );
}

function greetingKey(now: Date) {
  const hour = now.getHours();
  if (hour >= 5 && hour < 12) return 'greeting.morning';
  return hour >= 12 && hour < 18 ? 'greeting.afternoon' : 'greeting.evening';
}

interface FamilyProps {
  items: NonNullable<ReturnType<typeof useChildren>['data']>;
  onTask: (task: FamilyTask) => void;
}

function Family({ items, onTask }: FamilyProps) {
  const { t } = useTranslation('family');
  const [chosen, setChosen] = useState<string | null>(null);
  const child = items.find(({ id }) => id === chosen) ?? items[0];
  if (!child) return <FirstStep onAdd={() => onTask({ kind: 'add' })} />;
  const picking = { items, child, onPick: setChosen };
  return (
    <Tabs
      label={t('tabs.label')}
      tabs={[
        {
          value: 'children',
          label: (
            <>
              <UsersRound aria-hidden />
              {t('tabs.children')}
            </>
          ),
          content: <ChildrenList items={items} onTask={onTask} />,
        },
        {
          value: 'modules',
          label: (
            <>
              <MapIcon aria-hidden />
              {t('tabs.modules')}
            </>
          ),
          content: <ChildModules {...picking} />,
        },
        {
          value: 'achievements',
          label: (
            <>
              <Award aria-hidden />
              {t('tabs.achievements')}
            </>
          ),
          content: <ChildAchievements {...picking} />,
        },
      ]}
    />
  );
}

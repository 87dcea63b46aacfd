import {
  CalendarPlus,
  ChartNoAxesColumn,
  CirclePause,
  CirclePlay,
  Ear,
  Grid3x3,
  IdCard,
  KeyRound,
  MessagesSquare,
  Pencil,
  Settings,
  Trash2,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Child } from '@/learning/family/use-children.ts';
import { Button } from '@/ui/kit/button.tsx';
import { ButtonLink } from '@/ui/kit/button-link.tsx';
import { Menu } from '@/ui/kit/menu.tsx';
import { notify } from '@/ui/toast/notify.ts';
import { useEditChild } from './family-changes.ts';
import type { FamilyTask } from './family-task.ts';
import { useFaultNotice } from './use-fault-notice.ts';

interface ChildButtonsProps {
  child: Child;
  onTask: (task: FamilyTask) => void;
}

/** What a parent can do with a child; what is wanted most, a forgotten password among it, stands open. */
export function ChildButtons({ child, onTask }: ChildButtonsProps) {
  const { t } = useTranslation('family');
  const { name } = child;
  return (
    <div className="mt-6 flex flex-wrap gap-2.5 max-md:*:w-full">
      <ButtonLink to={`/my-progress?child=${child.id}`}>
        <ChartNoAxesColumn aria-hidden />
        {t('card.progress', { name })}
      </ButtonLink>
      <Button
        aria-label={t('card.password.label', { name })}
        onClick={() => onTask({ kind: 'password', child })}
        variant="quiet"
      >
        <KeyRound aria-hidden />
        {t('card.password')}
      </Button>
      <Button
        aria-label={t('card.edit.label', { name })}
        onClick={() => onTask({ kind: 'edit', child })}
        variant="quiet"
      >
        <Pencil aria-hidden />
        {t('card.edit')}
      </Button>
      <MoreOfChild child={child} onTask={onTask} />
    </div>
  );
}

function MoreOfChild({ child, onTask }: ChildButtonsProps) {
  const { t } = useTranslation('family');
  const resume = useResume(child);
  const task = (kind: 'settings' | 'pictures' | 'pause' | 'delete') => () =>
    onTask({ kind, child });
  return (
    <Menu
      items={[
        ...(child.subscription.active
          ? [
              {
                key: 'longer',
                label: t('buy.longer'),
                icon: <CalendarPlus aria-hidden />,
                to: `/subscription?child=${child.id}#buy`,
              },
            ]
          : []),
        {
          key: 'card',
          label: t('card.login-card'),
          icon: <IdCard aria-hidden />,
          to: `/login-cards?child=${child.id}`,
        },
        {
          key: 'hear',
          label: t('card.hear'),
          icon: <Ear aria-hidden />,
          to: `/review-aloud?child=${child.id}`,
        },
        {
          key: 'conversations',
          label: t('card.conversations'),
          icon: <MessagesSquare aria-hidden />,
          to: `/conversations?child=${child.id}`,
        },
        {
          key: 'pictures',
          label: t('card.pictures'),
          icon: <Grid3x3 aria-hidden />,
          onSelect: task('pictures'),
        },
        {
          key: 'settings',
          label: t('card.settings'),
          icon: <Settings aria-hidden />,
          onSelect: task('settings'),
        },
        child.paused
          ? {
              key: 'resume',
              label: t('card.resume'),
              icon: <CirclePlay aria-hidden />,
              onSelect: resume,
            }
          : {
              key: 'pause',
              label: t('card.pause'),
              icon: <CirclePause aria-hidden />,
              onSelect: task('pause'),
            },
        {
          key: 'delete',
          label: t('card.delete'),
          icon: <Trash2 aria-hidden />,
          onSelect: task('delete'),
        },
      ]}
      label={t('card.more', { name: child.name })}
      variant="quiet"
    />
  );
}

/** Ends a pause, at once: nothing can be lost by it. */
function useResume({ id, name }: Child): () => Promise<void> {
  const { t } = useTranslation('family');
  const fault = useFaultNotice();
  const { mutateAsync } = useEditChild(id);
  return async () => {
    try {
      await mutateAsync({ paused: false });
      notify('success', t('resume.done', { name }));
    } catch (thrown) {
      fault(thrown);
    }
  };
}

import { CirclePause } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/kit/button.tsx';
import { Notice } from '@/ui/kit/notice.tsx';
import { Initial } from './learner-list.tsx';
import { LearnerLoginMethods } from './learner-login-methods.tsx';
import { useEnterAsChild } from './use-enter-as-child.ts';
import type { Learner, Learners } from './use-learners.ts';

/** What the door of one child is given. */
export interface LearnerLoginProps {
  learner: Learner;
  onBack: () => void;
  lookAgain: Learners['lookAgain'];
}

/** The door of one child of the list. One that is paused is told so before it types anything. */
export function LearnerLogin({ learner, onBack, lookAgain }: LearnerLoginProps) {
  const { t } = useTranslation('account');
  const enter = useEnterAsChild();
  return (
    <div className="grid gap-5">
      <h2 className="flex items-center gap-3 text-d3">
        <Initial name={learner.name} />
        <span className="min-w-0 [overflow-wrap:anywhere]">
          {t('child.hello', { name: learner.name })}
        </span>
      </h2>
      {learner.paused ? (
        <Paused lookAgain={lookAgain} />
      ) : (
        <LearnerLoginMethods enter={enter} learner={learner} />
      )}
      <Button className="justify-self-start max-md:w-full" onClick={onBack} size="kid">
        {t('child.somebody-else')}
      </Button>
      {learner.paused ? null : <p>{t('child.help')}</p>}
    </div>
  );
}

/** To a child that is paused: nothing is lost, and who can help. */
export function Paused({ lookAgain }: Pick<LearnerLoginProps, 'lookAgain'>) {
  const { t } = useTranslation('account');
  return (
    <>
      <Notice icon={CirclePause} title={t('child.paused')} tone="note">
        <p>{t('child.paused-text')}</p>
      </Notice>
      <Button
        className="justify-self-start max-md:w-full"
        onClick={lookAgain}
        size="kid"
        variant="gold"
      >
        {t('child.paused-again')}
      </Button>
    </>
  );
}

import type { SessionUser } from '@/learning/session/session.ts';
import { useRefreshSession } from '@/learning/session/use-session.ts';
import { AgainForm } from './again-form.tsx';
import { Paused } from './learner-login.tsx';
import { LearnerLoginMethods } from './learner-login-methods.tsx';
import { useLearners } from './use-learners.ts';

/**
 * How a child whose session has ended comes in again: by its pictures where this device takes them,
 * else by its password.
 */
export function ChildAgain({ user }: { user: SessionUser }) {
  const refreshSession = useRefreshSession();
  const { all, lookAgain } = useLearners();
  const learner = all.find(({ id }) => id === user.id);
  if (learner?.paused) return <Paused lookAgain={lookAgain} />;
  if (!learner || !(learner.hasPictures || user.offline)) return <AgainForm user={user} />;
  return (
    <LearnerLoginMethods
      enter={async (signIn) => {
        await signIn();
        await refreshSession();
      }}
      learner={learner}
    />
  );
}

import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LoginCard } from '@/learning/family/login-card-link.ts';
import { Button } from '@/ui/kit/button.tsx';
import { retryImport } from '@/ui/retry-import.ts';
import { ChildForm } from './child-form.tsx';
import { LearnerList } from './learner-list.tsx';
import type { LearnerLoginProps } from './learner-login.tsx';
import type { Learner, Learners } from './use-learners.ts';

interface ChildLoginProps {
  learners: Learners;
  /** The login card by which the page was opened. */
  card: LoginCard | null;
}

/**
 * The children's door: "Who is learning?" where this device knows names, else the form with all
 * that is needed.
 */
export function ChildLogin({ learners, card }: ChildLoginProps) {
  const { t } = useTranslation('account');
  const [chosen, setChosen] = useState<Learner | null>(null);
  const [other, setOther] = useState(false);
  const names = learners.all.length > 0;
  const LearnerLogin = useLearnerLogin(names);
  // The list may have come again since the tap; a child that is gone from it is let go.
  const learner =
    chosen && learners.all.find(({ id, name }) => (id ?? name) === (chosen.id ?? chosen.name));
  if (learner && LearnerLogin) {
    return (
      <LearnerLogin
        learner={learner}
        lookAgain={learners.lookAgain}
        onBack={() => setChosen(null)}
      />
    );
  }
  if (names && !other && !card) {
    return <LearnerList learners={learners} onChoose={setChosen} onOther={() => setOther(true)} />;
  }
  return (
    <>
      {names && other ? (
        <Button className="mb-5 max-md:w-full" onClick={() => setOther(false)} size="kid">
          {t('child.to-names')}
        </Button>
      ) : null}
      <ChildForm card={card} key={card ? 'card' : 'form'} learners={learners} />
    </>
  );
}

/**
 * The door of one child, fetched where this device knows names: it is here by the tap on one, whose
 * field has the focus in it.
 */
function useLearnerLogin(requested: boolean): ComponentType<LearnerLoginProps> | null {
  const [loginMethod, setLoginForm] = useState<{
    LearnerLogin: ComponentType<LearnerLoginProps>;
  } | null>(null);
  useEffect(() => {
    if (requested) void retryImport(() => import('./learner-login.tsx')).then(setLoginForm);
  }, [requested]);
  return loginMethod?.LearnerLogin ?? null;
}

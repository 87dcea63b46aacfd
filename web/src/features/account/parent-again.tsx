import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionUser } from '@/learning/session/session.ts';
import { Button } from '@/ui/kit/button.tsx';
import { AgainForm } from './again-form.tsx';
import { awaitCode, awaitedCode } from './awaited-code.ts';
import { CodeWay } from './code-way.tsx';

/**
 * The two ways in of a grown-up whose session has ended: the password, or a code sent to the
 * address known.
 */
export function ParentAgain({ user }: { user: SessionUser }) {
  const { t } = useTranslation('account');
  const [byCode, setByCode] = useState(() => awaitedCode() === user.email);
  if (byCode) {
    return (
      <CodeWay
        email={user.email}
        cached
        onPassword={() => {
          awaitCode(null);
          setByCode(false);
        }}
      />
    );
  }
  return (
    <>
      <AgainForm user={user} />
      <Button className="justify-self-start max-md:w-full" onClick={() => setByCode(true)}>
        {t('code.instead')}
      </Button>
    </>
  );
}

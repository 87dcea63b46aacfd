import { lazy, useEffect, useState, useTransition } from 'react';
import { useTranslation } from 'react-i18next';
import { LocaleLink } from '@/ui/i18n/locale-link.tsx';
import { signUpPath } from '@/ui/paths.ts';
import { retryImport } from '@/ui/retry-import.ts';
import { awaitCode, awaitedCode } from './awaited-code.ts';
import { PasswordWay } from './password-way.tsx';
import { useReturnPlace } from './return-place.ts';

const CodeWay = lazy(() =>
  retryImport(() => import('./code-way.tsx')).then((part) => ({ default: part.CodeWay })),
);

/** What somebody has typed at the parents' door; it stays when the way in changes. */
export interface Typed {
  email: string;
  password: string;
}

/**
 * The door of parents and catechists, with its two ways in: a password, or a code by e-mail.
 * @see docs/requirements.md#r-login
 */
export function ParentLogin() {
  const { t } = useTranslation('account');
  const [way, setWay] = useState<'password' | 'code'>('password');
  // Not there at first: what was typed before the page woke is read from the fields.
  const [typed, setTyped] = useState<Typed>();
  // The form that is there stays until the other has come.
  const [changing, startChange] = useTransition();
  const change = (next: typeof way) => (now: Partial<Typed>) => {
    startChange(() => {
      setTyped((before) => ({ email: '', password: '', ...before, ...now }));
      setWay(next);
    });
    if (next === 'password') awaitCode(null);
  };
  useEffect(() => {
    const email = awaitedCode();
    if (email === null) return;
    startChange(() => {
      setTyped({ email, password: '' });
      setWay('code');
    });
  }, []);
  return (
    <div className="grid gap-5">
      <h2 className="text-d3">{t('login.parent-title')}</h2>
      {way === 'password' ? (
        <PasswordWay leaving={changing} onCode={change('code')} typed={typed} />
      ) : (
        <CodeWay email={typed?.email ?? ''} onPassword={change('password')} />
      )}
      <p className="border-rule border-t-2 pt-5 text-ui">
        {t('login.no-account')}{' '}
        <LocaleLink className="inline-block py-3 font-bold" to={signUpPath(useReturnPlace())}>
          {t('login.sign-up')}
        </LocaleLink>
      </p>
    </div>
  );
}

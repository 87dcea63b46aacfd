import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useSession } from '@/learning/session/use-session.ts';
import { LocaleLink } from '@/ui/i18n/locale-link.tsx';
import type { RouteHandle } from '@/ui/i18n/route-handle.ts';
import { CardPage } from '@/ui/kit/card-page.tsx';
import { AskResetForm } from './ask-reset-form.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import { NewPassword } from './new-password.tsx';

export const handle: RouteHandle = { namespaces: ['account', 'errors'], page: 'auth-reset' };

/** `/auth/reset`: asks for the letter by which a grown-up sets a new password; with `?token=`, as in it, sets the password. */
export default function ResetPage() {
  const token = useSearchParams()[0].get('token');
  return token ? <NewPassword token={token} /> : <Forgotten />;
}

function Forgotten() {
  const { t } = useTranslation('account');
  const { viewer } = useSession();
  const grownUp = viewer === 'parent' || viewer === 'admin';
  return (
    <CardPage art="badge-dedicated-learner" title={t('reset.title')}>
      <section className="grid gap-4">
        <h2 className="text-d4">{t('reset.parent')}</h2>
        <p className="text-ui">{t('reset.text')}</p>
        <AskResetForm />
      </section>
      {grownUp ? null : (
        <LocaleLink className="-my-3 justify-self-start py-3 font-bold" to="/login?door=adult">
          {t('confirm.to-login')}
        </LocaleLink>
      )}
      {grownUp ? (
        <section className="grid gap-4 border-rule border-t-2 pt-5">
          <h2 className="text-d4">{t('reset.known')}</h2>
          <ChangePasswordForm />
        </section>
      ) : null}
      <section className="grid gap-1 border-rule border-t-2 pt-5">
        <h2 className="text-d4">{t('reset.child')}</h2>
        <p className="text-ui">{t('reset.child-text')}</p>
      </section>
    </CardPage>
  );
}

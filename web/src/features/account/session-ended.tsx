import { decidePage } from '@pius/domain/account/access.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Content, Description, Overlay, Portal, Root, Title } from 'radix-ui/dialog';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { ApiError } from '@/shared/api/api-error.ts';
import { useErrorWords } from '@/shared/i18n/use-error-words.ts';
import { useLanguage } from '@/shared/i18n/use-language.ts';
import { localePath, loginPath, pathWithoutLanguage } from '@/shared/paths.ts';
import { type SessionUser, sessionKey } from '@/shared/session/session.ts';
import { useRefreshSession } from '@/shared/session/use-session.ts';
import { Button } from '@/shared/ui/button.tsx';
import { PasswordField } from '@/shared/ui/password-field.tsx';
import { resolverOf } from './field-codes.ts';
import { FormFault } from './form-fault.tsx';
import { asApiError, signIn } from './sign-in.ts';

/**
 * The session is over while a page is open. Where the page belongs to who was signed in, it is covered, not closed:
 * the same person signs in again over it and finds what was typed. Anywhere else the page goes on with a visitor.
 */
export function SessionEnded({ user }: { user: SessionUser }) {
  const { pathname, search, hash } = useLocation();
  const client = useQueryClient();
  const path = pathWithoutLanguage(pathname);
  const page = decidePage(path, 'visitor');
  const theirs = page.kind === 'redirect' || (page.kind === 'allow' && page.variant !== undefined);
  useEffect(() => {
    if (!theirs) client.setQueryData(sessionKey, null);
  }, [client, theirs]);
  useReloadForAnother(user.id);
  return theirs ? <SignInAgain back={path + search + hash} user={user} /> : null;
}

/** What is open belongs to one person: should another sign in, such as in another tab, the page begins anew. */
function useReloadForAnother(id: string): void {
  const client = useQueryClient();
  useEffect(
    () => () => {
      const now = client.getQueryData<SessionUser | null>(sessionKey);
      if (now && now.id !== id) location.reload();
    },
    [client, id],
  );
}

function SignInAgain({ user, back }: { user: SessionUser; back: string }) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  return (
    <Root open>
      <Portal>
        <Overlay className="fixed inset-0 z-60 bg-page" />
        <Content
          className="fixed inset-0 z-70 m-auto grid h-fit max-h-dvh w-full max-w-130 gap-5 overflow-y-auto p-5 md:p-7"
          onEscapeKeyDown={(event) => event.preventDefault()}
        >
          <Title className="text-d3">{t('again.title')}</Title>
          <Description>{t('again.text', { name: user.user_metadata.full_name })}</Description>
          <AgainForm user={user} />
          <a className="py-3" href={localePath(loginPath(back), language)}>
            {t('again.other')}
          </a>
        </Content>
      </Portal>
    </Root>
  );
}

const resolver = resolverOf<{ password: string }>(({ password }) =>
  password ? {} : { password: 'password_required' },
);

function AgainForm({ user }: { user: SessionUser }) {
  const { t } = useTranslation('account');
  const words = useErrorWords();
  const client = useQueryClient();
  const refreshSession = useRefreshSession();
  const { register, handleSubmit, formState } = useForm<{ password: string }>({ resolver });
  const [fault, setFault] = useState<ApiError | null>(null);
  const submit = handleSubmit(async ({ password }) => {
    setFault(null);
    try {
      await signIn(user.email, password);
      await refreshSession();
    } catch (thrown) {
      return setFault(asApiError(thrown));
    }
    // What was asked for while the session was over came to nothing.
    await client.invalidateQueries();
  });
  const wrong = formState.errors.password?.message;
  return (
    <form className="grid gap-5" method="post" noValidate onSubmit={submit}>
      <input autoComplete="username" hidden readOnly value={user.email} />
      <PasswordField
        autoFocus
        error={wrong && words(wrong)}
        hideLabel={t('field.password-hide')}
        label={t('field.password')}
        showLabel={t('field.password-show')}
        {...register('password')}
      />
      <FormFault error={fault} words={{ invalid_credentials: t('again.wrong') }} />
      <Button block busy={formState.isSubmitting} type="submit" variant="gold">
        {t('login.submit')}
      </Button>
    </form>
  );
}

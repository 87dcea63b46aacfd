import { decidePage } from '@pius/domain/account/access.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Content, Description, Overlay, Portal, Root, Title } from 'radix-ui/dialog';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { forgetOfflineChild } from '@/learning/session/offline-child.ts';
import { type SessionUser, sessionKey } from '@/learning/session/session.ts';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { localePath, loginPath, pathWithoutLanguage } from '@/ui/paths.ts';
import { ChildAgain } from './child-again.tsx';
import { OfflineContact } from './offline-contact.tsx';
import { canShowServer } from './offline-entry.ts';
import { ParentAgain } from './parent-again.tsx';

/**
 * The session is over while a page is open. Where the page belongs to who was signed in, it is
 * covered, not closed: the same person signs in again over it and finds what was typed; so does a
 * child that this device let in by itself, on any page. Anywhere else the page goes on with a
 * visitor.
 */
export function SessionEnded({ user }: { user: SessionUser }) {
  const { pathname, search, hash } = useLocation();
  const client = useQueryClient();
  const path = pathWithoutLanguage(pathname);
  const page = decidePage(path, 'visitor');
  const theirs = page.kind === 'redirect' || (page.kind === 'allow' && page.variant !== undefined);
  const shown = user.offline && canShowServer(user.id);
  useEffect(() => {
    if (!theirs && !user.offline) client.setQueryData(sessionKey, null);
  }, [client, theirs, user.offline]);
  useWhatFollows(user.id);
  if (shown) return <OfflineContact user={user} />;
  return theirs || user.offline ? <SignInAgain back={path + search + hash} user={user} /> : null;
}

/**
 * Somebody has signed in, here or in another tab: what was asked for meanwhile came to nothing and
 * is asked for again. What is open belongs to one person, so for another one the page begins again.
 */
function useWhatFollows(id: string): void {
  const client = useQueryClient();
  useEffect(
    () => () => {
      const now = client.getQueryData<SessionUser | null>(sessionKey);
      if (!now) return;
      if (now.id === id) void client.invalidateQueries();
      else location.reload();
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
          <Description>
            {t(user.offline ? 'again.offline' : 'again.text', {
              name: user.user_metadata.full_name,
            })}
          </Description>
          {user.role === 'child' ? <ChildAgain user={user} /> : <ParentAgain user={user} />}
          <a
            className="py-3"
            href={localePath(loginPath(back), language)}
            onClick={forgetOfflineChild}
          >
            {t('again.other')}
          </a>
        </Content>
      </Portal>
    </Root>
  );
}

import { IdCard, Printer } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loginPageIn, onPaper } from '@/learning/family/login-card-link.ts';
import { useOwnProfile } from '@/learning/family/use-own-profile.ts';
import { useSession } from '@/learning/session/use-session.ts';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { Button } from '@/ui/kit/button.tsx';
import { ButtonLink } from '@/ui/kit/button-link.tsx';
import { DataTable } from '@/ui/kit/data-table.tsx';
import { Notice } from '@/ui/kit/notice.tsx';
import { leadsHereOnly } from '../here-only.ts';
import type { AddedChild } from './class-draft.ts';

interface PasswordListProps {
  added: readonly AddedChild[];
  onDone: () => void;
}

/** The names and passwords of those just added, to be printed: told this once. Alone of the page it goes on paper. */
export function PasswordList({ added, onDone }: PasswordListProps) {
  const { t } = useTranslation('class');
  const { user } = useSession();
  const { data: profile } = useOwnProfile();
  const pageLanguage = useLanguage();
  const language = profile?.language ?? pageLanguage;
  const [sure, setSure] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // The list comes up above what was just sent.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="grid gap-5 pb-10">
      <Notice className="print:hidden" title={t('list.added', { count: added.length })} tone="yes">
        <p>{t('list.text')}</p>
        <p className="mt-1 font-bold">{t('list.stay')}</p>
      </Notice>
      <h2 className="text-d3" ref={heading} tabIndex={-1}>
        {t('list')}
      </h2>
      <p className="max-w-[44rem] [overflow-wrap:anywhere]">
        {t('list.how', { address: onPaper(loginPageIn(language)), email: user?.email ?? '' })}{' '}
        {leadsHereOnly(location.hostname) ? (
          <b>{t('list.here-only', { address: location.host })}</b>
        ) : null}
      </p>
      <DataTable
        caption={t('list')}
        captionHidden
        columns={[
          { key: 'name', header: t('list.name'), cell: ({ name }) => name, names: true },
          {
            key: 'password',
            header: t('list.password'),
            cell: ({ password }) => <span className="font-mono text-body">{password}</span>,
          },
        ]}
        rowKey={({ id }) => id}
        rows={added}
      />
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button className="max-md:w-full" onClick={() => window.print()} variant="gold">
          <Printer aria-hidden />
          {t('list.print')}
        </Button>
        <ButtonLink className="max-md:w-full" to="/login-cards">
          <IdCard aria-hidden />
          {t('list.cards')}
        </ButtonLink>
        {sure ? (
          <fieldset className="flex flex-wrap items-center gap-3">
            <legend className="pb-2 font-bold">{t('list.done.sure')}</legend>
            <Button onClick={onDone}>{t('list.done')}</Button>
            <Button onClick={() => setSure(false)} variant="quiet">
              {t('list.keep')}
            </Button>
          </fieldset>
        ) : (
          <Button className="max-md:w-full" onClick={() => setSure(true)}>
            {t('list.done')}
          </Button>
        )}
      </div>
    </section>
  );
}

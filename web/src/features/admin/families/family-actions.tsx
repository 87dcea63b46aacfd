import { useMutation } from '@tanstack/react-query';
import { AtSign, KeyRound, Mail, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '@/ui/api/call.ts';
import { Button } from '@/ui/kit/button.tsx';
import { Leaf } from '@/ui/kit/card.tsx';
import { notify } from '@/ui/toast/notify.ts';
import { AnswerFault } from '../orders/answer-fault.tsx';
import { ChangeEmailDialog } from './change-email-dialog.tsx';
import { CloseFamilyDialog } from './close-family-dialog.tsx';
import { SignInWaits } from './sign-in-waits.tsx';
import { type Family, useReleaseSignIn } from './use-families.ts';

/** What an admin can do for a family whose parent cannot get in, and how it is deleted. */
export function FamilyActions({ family }: { family: Family }) {
  const { t } = useTranslation('desk');
  const [doing, setDoing] = useState<'email' | 'close' | null>(null);
  const close = () => setDoing(null);
  const { email, name } = family;
  return (
    <Leaf as="section" aria-labelledby="acts" className="grid gap-5">
      <h2 className="text-d4" id="acts">
        {t('acts.title')}
      </h2>
      <SignInWaits family={family} />
      <PasswordEmailAction family={family} />
      <ReleaseAction family={family} />
      {family.is_admin ? null : (
        <FamilyAction text={t('acts.email.text', { email })}>
          <Button onClick={() => setDoing('email')}>
            <AtSign aria-hidden />
            {t('acts.email')}
          </Button>
        </FamilyAction>
      )}
      {family.deletion_due_at === null && !family.is_admin ? (
        <FamilyAction text={t('close.open.text')}>
          <Button onClick={() => setDoing('close')}>
            <Trash2 aria-hidden />
            {t('close.open', { name })}
          </Button>
        </FamilyAction>
      ) : null}
      {doing === 'email' ? <ChangeEmailDialog family={family} onClose={close} /> : null}
      {doing === 'close' ? <CloseFamilyDialog family={family} onClose={close} /> : null}
    </Leaf>
  );
}

function PasswordEmailAction({ family: { id, email } }: { family: Family }) {
  const { t } = useTranslation('desk');
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call('POST /rest/v1/admin/families/{id}/password-letter', { params: { id } }),
    onSuccess: () => notify('success', t('acts.letter.done', { email })),
  });
  return (
    <FamilyAction error={error} text={t('acts.letter.text')}>
      <Button busy={isPending} onClick={() => mutate()}>
        <Mail aria-hidden />
        {t('acts.letter')}
      </Button>
    </FamilyAction>
  );
}

function ReleaseAction({ family }: { family: Family }) {
  const { t } = useTranslation('desk');
  const { mutate, isPending, error } = useReleaseSignIn(family.id);
  const done = () => notify('success', t('acts.release.done'));
  return (
    <FamilyAction error={error} text={t('acts.release.text')}>
      <Button busy={isPending} onClick={() => mutate(undefined, { onSuccess: done })}>
        <KeyRound aria-hidden />
        {t('acts.release')}
      </Button>
    </FamilyAction>
  );
}

interface FamilyActionProps {
  /** What it does, below its button. */
  text: string;
  error?: Error | null;
  children: ReactNode;
}

function FamilyAction({ text, error = null, children }: FamilyActionProps) {
  return (
    <div className="grid justify-items-start gap-2">
      {children}
      <p className="max-w-[70ch] text-ink-soft">{text}</p>
      <AnswerFault error={error} />
    </div>
  );
}

import { useMutation } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '@/learning/progress/overview/format.ts';
import { call } from '@/ui/api/call.ts';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { Button } from '@/ui/kit/button.tsx';
import { Leaf, Tint } from '@/ui/kit/card.tsx';
import { notify } from '@/ui/toast/notify.ts';
import { AnswerFault } from '../orders/answer-fault.tsx';
import type { FamilyLine } from './use-families.ts';

type SignUp = Extract<FamilyLine, { kind: 'waiting' }>['signUp'];

/** Who has signed up and not proved the address yet; the letter can be sent again. */
export function WaitingSignUps({ signUps }: { signUps: readonly SignUp[] }) {
  const { t } = useTranslation('desk');
  return (
    <Leaf as="section" aria-labelledby="sign-ups" className="grid gap-3">
      <h2 className="text-d4" id="sign-ups">
        {t('waiting.title')}
      </h2>
      <p className="text-ink-soft">{t('waiting.text')}</p>
      <ul className="grid gap-3">
        {signUps.map((signUp) => (
          <WaitingSignUp key={signUp.id} signUp={signUp} />
        ))}
      </ul>
    </Leaf>
  );
}

function WaitingSignUp({ signUp }: { signUp: SignUp }) {
  const { t } = useTranslation('desk');
  const language = useLanguage();
  const { id, name, email, expires_at: until } = signUp;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call('POST /rest/v1/admin/sign-ups/{id}/confirmation', { params: { id } }),
    onSuccess: () => notify('success', t('waiting.sent', { email })),
  });
  return (
    <Tint as="li" className="flex flex-wrap items-center gap-3 bg-sunken">
      <p className="min-w-0 flex-1 basis-60 [overflow-wrap:anywhere]">
        <b>{name}</b>, {email}
        <span className="block text-ink-soft">
          {t('waiting.until', { date: formatDate(until, language, 'medium') })}
        </span>
      </p>
      <Button
        aria-label={t('waiting.send.label', { email })}
        busy={isPending}
        onClick={() => mutate()}
      >
        <Mail aria-hidden />
        {t('waiting.send')}
      </Button>
      <AnswerFault error={error} />
    </Tint>
  );
}

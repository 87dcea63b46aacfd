import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '@/ui/i18n/use-error-message.ts';
import { ButtonLink } from '@/ui/kit/button-link.tsx';
import { CardPage } from '@/ui/kit/card-page.tsx';
import { OutboxNotice } from './outbox-notice.tsx';
import { ResendForm } from './resend-form.tsx';

const problems = ['confirm_link_invalid', 'confirm_link_expired', 'confirm_link_used'] as const;

/** Why a link confirms nothing. */
export type LinkProblem = (typeof problems)[number];

/** The code as a problem of the link; null where something else went wrong. */
export function linkProblem(code: string): LinkProblem | null {
  return problems.find((problem) => problem === code) ?? null;
}

/** A link that confirms nothing: why, and what to do next. */
export function ConfirmProblem({ problem }: { problem: LinkProblem }) {
  const { t } = useTranslation('account');
  const messageOf = useErrorMessage();
  const used = problem === 'confirm_link_used';
  return (
    <CardPage art="state-error-candle" title={t(`confirm.problem.${problem}`)}>
      <p className="text-center">{messageOf(problem)}</p>
      {used ? (
        <ButtonLink className="justify-self-center max-md:w-full" to="/login" variant="gold">
          {t('confirm.to-login')}
        </ButtonLink>
      ) : (
        <>
          <ResendForm />
          <OutboxNotice />
          <ButtonLink className="justify-self-start max-md:w-full" to="/login">
            {t('confirm.to-login')}
          </ButtonLink>
        </>
      )}
    </CardPage>
  );
}

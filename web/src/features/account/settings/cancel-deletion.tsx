import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { formatDate } from '@/learning/progress/overview/format.ts';
import { useRefreshSession } from '@/learning/session/use-session.ts';
import { call } from '@/ui/api/call.ts';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { Button } from '@/ui/kit/button.tsx';
import { CardPage } from '@/ui/kit/card-page.tsx';
import { notify } from '@/ui/toast/notify.ts';
import { FormFault } from '../form-fault.tsx';
import { asApiError } from '../sign-in.ts';

/**
 * What a parent sees who comes back before the account is deleted: when that will be, and the way
 * to keep it.
 */
export function CancelDeletion({ dueAt }: { dueAt: string }) {
  const { t } = useTranslation('settings');
  const language = useLanguage();
  const refreshSession = useRefreshSession();
  const navigate = useNavigate();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      await call('DELETE /rest/v1/account/deletion');
      await refreshSession();
    },
    onSuccess: () => {
      notify('success', t('leaving.kept'));
      return navigate('/dashboard', { replace: true });
    },
  });
  return (
    <CardPage art="state-error-candle" title={t('leaving.title')}>
      <p>{t('leaving.text', { date: formatDate(dueAt, language) })}</p>
      <FormFault error={error && asApiError(error)} />
      <Button block busy={isPending} onClick={() => mutate()} variant="gold">
        {t('leaving.keep')}
      </Button>
    </CardPage>
  );
}

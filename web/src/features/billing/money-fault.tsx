import { useTranslation } from 'react-i18next';
import { ApiError } from '@/ui/api/api-error.ts';
import { useErrorMessage } from '@/ui/i18n/use-error-message.ts';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { waitingMessages } from '@/ui/i18n/waiting-messages.ts';
import { Notice } from '@/ui/kit/notice.tsx';

interface MoneyFaultProps {
  /** What was thrown; null for nothing. */
  error: Error | null;
  /** Said below where the reader may simply try again. */
  saved: string;
  /** The words for a thing that is not there (any more). */
  missing?: string;
}

/**
 * Why something about money did not go through, read out as it appears; what is a fault of ours is
 * red.
 */
export function MoneyFault({ error, saved, missing }: MoneyFaultProps) {
  const { t } = useTranslation('buy');
  const messageOf = useErrorMessage();
  const language = useLanguage();
  if (!error) return null;
  const { status, code, retryAfter } =
    error instanceof ApiError ? error : new ApiError(500, 'internal', '');
  const title =
    code === 'network_offline'
      ? t('fault.offline')
      : code === 'not_found' && missing
        ? missing
        : messageOf(code);
  const refused = status >= 400 && status < 500;
  const more =
    retryAfter !== null ? t('fault.wait', { when: waitingMessages(retryAfter, language) }) : saved;
  return (
    <Notice live="alert" title={title} tone={refused ? 'again' : 'stop'}>
      <p className="text-ui">{more}</p>
    </Notice>
  );
}

import { useTranslation } from 'react-i18next';
import type { ApiError } from '@/ui/api/api-error.ts';
import { useErrorMessage } from '@/ui/i18n/use-error-message.ts';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { waitingMessages } from '@/ui/i18n/waiting-messages.ts';
import { Notice, type NoticeTone } from '@/ui/kit/notice.tsx';

interface FormFaultProps {
  error: ApiError | null;
  /** Other words for a code, such as a child's. */
  words?: Readonly<Record<string, string>>;
  /** Red only for a fault of the system, unless told. */
  tone?: NoticeTone;
}

/** Why a form did not go through, above its button, read out as it appears. Nothing for null. */
export function FormFault({ error, words = {}, tone }: FormFaultProps) {
  const { t } = useTranslation('account');
  const errorMessageOf = useErrorMessage();
  const language = useLanguage();
  if (!error) return null;
  const more = afterwards(error);
  const refused = error.status >= 400 && error.status < 500;
  return (
    <Notice live="alert" title={title(error)} tone={tone ?? (refused ? 'again' : 'stop')}>
      {more ? <p className="text-ui">{more}</p> : null}
    </Notice>
  );

  function title({ code }: ApiError): string {
    // Somebody at a door has no lessons yet of which to say that they still work.
    return words[code] ?? (code === 'network_offline' ? t('form.offline') : errorMessageOf(code));
  }

  function afterwards({ code, status, retryAfter }: ApiError): string | null {
    if (retryAfter !== null) return t('form.wait', { when: waitingMessages(retryAfter, language) });
    return code !== 'offline_unknown' && (status === 0 || status >= 500) ? t('form.kept') : null;
  }
}

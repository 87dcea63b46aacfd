import type { ApiError } from '@/shared/api/api-error.ts';
import { useErrorWords } from '@/shared/i18n/use-error-words.ts';
import { useLanguage } from '@/shared/i18n/use-language.ts';
import { Notice } from '@/shared/ui/notice.tsx';

interface PayFaultProps {
  failure: ApiError | null;
  /** The code whose words are said where the server or the payment service could not be reached. */
  failedCode: 'donation_failed' | 'payments_unavailable';
  /** That nothing is lost. */
  kept: string;
  /** When one may try again after many tries; `when` is such as "in 12 minutes". */
  waitWords: (when: string) => string;
}

/** Why something could not be paid for, above the button that tries again. Nothing for null. */
export function PayFault({ failure, failedCode, kept, waitWords }: PayFaultProps) {
  const words = useErrorWords();
  const language = useLanguage();
  if (!failure) return null;
  const { status, code, retryAfter } = failure;
  const refused = status >= 400 && status < 500;
  const minutes = Math.ceil((retryAfter ?? 60) / 60);
  const when = new Intl.RelativeTimeFormat(language).format(minutes, 'minute');
  return (
    <Notice
      live="alert"
      title={words(refused ? code : failedCode)}
      tone={refused ? 'again' : 'stop'}
    >
      <p className="text-ui">{retryAfter === null ? kept : waitWords(when)}</p>
    </Notice>
  );
}

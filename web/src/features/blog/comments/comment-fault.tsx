import { useTranslation } from 'react-i18next';
import { ApiError } from '@/ui/api/api-error.ts';
import { useErrorMessage } from '@/ui/i18n/use-error-message.ts';
import { Notice } from '@/ui/kit/notice.tsx';

/** Why a comment was not taken. */
export interface Fault {
  code: string;
  /** Seconds until the next try is taken. */
  retryAfter: number | null;
}

/** What was thrown as a call failed, as the form tells it. */
export function faultOf(error: unknown): Fault {
  if (!(error instanceof ApiError)) return { code: 'comment_failed', retryAfter: null };
  return { code: error.code, retryAfter: error.retryAfter };
}

/**
 * Faults of the network and of ours, all of which read alike.
 * @see docs/requirements.md#r-comments
 */
const ours: ReadonlySet<string> = new Set([
  'network_offline',
  'server_error',
  'internal',
  'service_unavailable',
]);
const loggedOut: ReadonlySet<string> = new Set(['user_not_authenticated', 'session_expired']);

/** The code whose words are shown. */
function faultMessage({ code }: Fault): string {
  if (ours.has(code)) return 'comment_failed';
  return loggedOut.has(code) ? 'comment_login_required' : code;
}

/** What is wrong with the words themselves stands at the field; null is none of that. */
export function fieldFault(fault: Fault | null): string | null {
  return fault?.code === 'comment_empty' || fault?.code === 'comment_too_long' ? fault.code : null;
}

/** Why a comment was not taken, and that its words are kept. */
export function CommentFault({ fault }: { fault: Fault | null }) {
  const { t } = useTranslation('blog');
  const messageOf = useErrorMessage();
  if (!fault || fieldFault(fault)) return null;
  const minutes = Math.ceil((fault.retryAfter ?? 60) / 60);
  return (
    <Notice
      title={messageOf(faultMessage(fault))}
      tone={ours.has(fault.code) ? 'stop' : 'again'}
      live="alert"
    >
      <p>
        {fault.code === 'too_many_requests' ? t('comments.wait', { minutes }) : t('comments.kept')}
      </p>
    </Notice>
  );
}

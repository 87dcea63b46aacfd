import { ApiError } from '@/ui/api/api-error.ts';
import { useErrorMessage } from '@/ui/i18n/use-error-message.ts';
import { Notice } from '@/ui/kit/notice.tsx';

/** Why an answer did not go through. Nothing for null. */
export function AnswerFault({ error }: { error: Error | null }) {
  const messageOf = useErrorMessage();
  if (!error) return null;
  return (
    <Notice title={messageOf(error instanceof ApiError ? error.code : 'internal')} tone="stop" />
  );
}

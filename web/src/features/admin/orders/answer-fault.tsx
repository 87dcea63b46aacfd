import { ApiError } from '@/shared/api/api-error.ts';
import { useErrorWords } from '@/shared/i18n/use-error-words.ts';
import { Notice } from '@/shared/ui/notice.tsx';

/** Why an answer did not go through. Nothing for null. */
export function AnswerFault({ error }: { error: Error | null }) {
  const words = useErrorWords();
  if (!error) return null;
  return <Notice title={words(error instanceof ApiError ? error.code : 'internal')} tone="stop" />;
}

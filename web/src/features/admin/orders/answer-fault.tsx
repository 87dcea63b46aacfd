import { ApiError } from '@/ui/api/api-error.ts';
import { useErrorWords } from '@/ui/i18n/use-error-words.ts';
import { Notice } from '@/ui/kit/notice.tsx';

/** Why an answer did not go through. Nothing for null. */
export function AnswerFault({ error }: { error: Error | null }) {
  const words = useErrorWords();
  if (!error) return null;
  return <Notice title={words(error instanceof ApiError ? error.code : 'internal')} tone="stop" />;
}

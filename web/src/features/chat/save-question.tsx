import { useMutation } from '@tanstack/react-query';
import { Archive, Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSession } from '@/learning/session/use-session.ts';
import { ApiError } from '@/ui/api/api-error.ts';
import { call } from '@/ui/api/call.ts';
import { useErrorMessage } from '@/ui/i18n/use-error-message.ts';
import { Button } from '@/ui/kit/button.tsx';
import { FieldError } from '@/ui/kit/field.tsx';

interface SaveQuestionProps {
  /** By which the server keeps the answer. */
  id: string;
  saved: boolean;
  onSaved: () => void;
}

/**
 * Puts a question into the parent's question box, with one tap.
 * @see docs/requirements.md#r-question-box
 */
export function SaveQuestion({ id, saved, onSaved }: SaveQuestionProps) {
  const { t } = useTranslation('chat');
  const messageOf = useErrorMessage();
  const as = useSession().user?.id ?? null;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call('POST /rest/v1/question-box', { body: { id }, as }),
    onSuccess: onSaved,
  });
  return (
    <div>
      {/* It stays when it is done, so that the focus has its place. */}
      <Button
        aria-disabled={saved || undefined}
        busy={isPending}
        onClick={() => {
          if (!saved) mutate();
        }}
        size="kid"
        variant={saved ? 'quiet' : 'outline'}
      >
        {saved ? <Check aria-hidden /> : isPending ? null : <Archive aria-hidden />}
        {t(saved ? 'kept' : 'keep')}
      </Button>
      {error ? (
        <FieldError id={`${id}-fault`}>
          {messageOf(error instanceof ApiError ? error.code : 'internal')}
        </FieldError>
      ) : null}
    </div>
  );
}

import {
  type CommentReportReason,
  commentReportReasons,
  longestRemovalReason,
} from '@pius/domain/blog/comment.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '@/ui/i18n/use-error-message.ts';
import { FormDialog } from '@/ui/kit/form-dialog.tsx';
import { RadioGroup } from '@/ui/kit/radio-group.tsx';
import { TextAreaField } from '@/ui/kit/text-field.tsx';
import { notify } from '@/ui/toast/notify.ts';
import { AnswerFault } from '../orders/answer-fault.tsx';
import { type ModeratedComment, useDecide } from './use-moderated.ts';

interface RemoveDialogProps {
  comment: ModeratedComment;
  onClose: () => void;
  onRemoved: () => void;
}

/**
 * Asks once more before a comment goes, and for what; at first it is what a parent has reported it
 * for.
 */
export function RemoveDialog({ comment, onClose, onRemoved }: RemoveDialogProps) {
  const { t } = useTranslation('desk');
  const errorMessageOf = useErrorMessage();
  const [reason, setReason] = useState<CommentReportReason>(comment.reports[0]?.reason ?? 'unkind');
  const [words, setWords] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { mutate, isPending, error } = useDecide(comment.id);
  const remove = () => {
    const lacks = reason === 'other' && words.trim() === '';
    setMissing(lacks);
    if (lacks) return;
    mutate(
      { status: 'removed', reason, ...(words.trim() === '' ? {} : { words: words.trim() }) },
      {
        onSuccess: () => {
          notify('success', t('comments.done.removed'));
          onRemoved();
        },
      },
    );
  };
  return (
    <FormDialog
      busy={isPending}
      description={t('comments.remove.text')}
      cancelLabel={t('comments.remove.keep')}
      onClose={onClose}
      onSubmit={remove}
      submitLabel={t('comments.remove.submit')}
      title={t('comments.remove.title')}
    >
      <blockquote
        className="max-h-40 overflow-y-auto whitespace-pre-line rounded-2xl bg-sunken p-4 [overflow-wrap:anywhere]"
        dir="auto"
        lang={comment.post.language}
      >
        {comment.text}
      </blockquote>
      <RadioGroup
        legend={t('comments.remove.why')}
        name="reason"
        onChange={(event) => setReason(event.target.value as CommentReportReason)}
        options={commentReportReasons.map((value) => ({ value, label: t(`reason.${value}`) }))}
        value={reason}
      />
      <TextAreaField
        error={isMissing ? errorMessageOf('removal_words_required') : undefined}
        hint={t('comments.remove.words.hint')}
        label={t('comments.remove.words')}
        maxLength={longestRemovalReason}
        onChange={({ target }) => setWords(target.value)}
        rows={3}
        value={words}
      />
      <AnswerFault error={error} />
    </FormDialog>
  );
}

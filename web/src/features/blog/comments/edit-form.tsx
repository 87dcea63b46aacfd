import { checkComment } from '@pius/domain/blog/comment.ts';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '@/ui/api/call.ts';
import { useErrorMessage } from '@/ui/i18n/use-error-message.ts';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { Button } from '@/ui/kit/button.tsx';
import { TextAreaField } from '@/ui/kit/text-field.tsx';
import { notify } from '@/ui/toast/notify.ts';
import { CommentFault, type Fault, faultOf, fieldFault } from './comment-fault.tsx';
import { type Comment, type CommentsOf, useRefreshComments } from './use-comments.ts';

interface EditFormProps {
  of: CommentsOf;
  comment: Comment;
  onDone: () => void;
}

/** Where an author changes an own comment, as long as that may be. */
export function EditForm({ of, comment, onDone }: EditFormProps) {
  const { t } = useTranslation('blog');
  const messageOf = useErrorMessage();
  const language = useLanguage();
  const refresh = useRefreshComments(of);
  const [text, setText] = useState(comment.text ?? '');
  const [fault, setFault] = useState<Fault | null>(null);
  const [busy, setBusy] = useState(false);
  const error = fieldFault(fault);
  const time = comment.editable_until
    ? new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(
        new Date(comment.editable_until),
      )
    : null;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const wrong = checkComment(text);
    if (wrong) return setFault({ code: wrong, retryAfter: null });
    setBusy(true);
    try {
      const { status } = await call('PATCH /rest/v1/comments/{id}', {
        params: { id: comment.id },
        body: { text },
      });
      notify('success', t(status === 'waiting' ? 'comments.waiting.sent' : 'comments.saved'));
      refresh();
      onDone();
    } catch (thrown) {
      setFault(faultOf(thrown));
      setBusy(false);
    }
  }

  return (
    <form className="grid gap-3" noValidate onSubmit={(event) => void submit(event)}>
      <TextAreaField
        autoFocus
        dir="auto"
        error={error ? messageOf(error) : undefined}
        hint={time ? t('comments.edit.until', { time }) : undefined}
        label={t('comments.edit.field')}
        onChange={(event) => setText(event.target.value)}
        readOnly={busy}
        value={text}
      />
      <CommentFault fault={fault} />
      <div className="flex flex-wrap gap-3 max-md:*:w-full">
        <Button busy={busy} type="submit">
          {t('comments.save')}
        </Button>
        <Button onClick={onDone} variant="quiet">
          {t('comments.cancel')}
        </Button>
      </div>
    </form>
  );
}

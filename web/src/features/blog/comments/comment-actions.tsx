import { Flag, MessageSquareReply, Pencil, Trash2 } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/kit/button.tsx';
import { retryImport } from '@/ui/retry-import.ts';
import type { Comment, CommentsOf } from './use-comments.ts';

const DeleteDialog = lazy(() =>
  retryImport(() => import('./delete-dialog.tsx')).then((part) => ({ default: part.DeleteDialog })),
);
const ReportDialog = lazy(() =>
  retryImport(() => import('./report-dialog.tsx')).then((part) => ({ default: part.ReportDialog })),
);

interface CommentActionsProps {
  of: CommentsOf;
  comment: Comment;
  /** Whose it is and when it was written, in words. */
  author: string;
  time: string;
  onReply?: (() => void) | undefined;
  onEdit: () => void;
  /** What was pressed is not there any more. */
  onGone: () => void;
}

/** What can be done with a comment: reply, change and delete one's own, report another's. */
export function CommentActions(props: CommentActionsProps) {
  const { of, comment, author, time, onReply, onEdit, onGone } = props;
  const { t } = useTranslation('blog');
  const [asking, setAsking] = useState<'delete' | 'report' | null>(null);
  const editable = useUntil(comment.editable_until);
  const close = () => setAsking(null);
  return (
    <div className="-ms-3 flex flex-wrap">
      {onReply ? (
        <Button
          aria-label={t('comments.reply.label', { author, time })}
          onClick={onReply}
          variant="quiet"
        >
          <MessageSquareReply aria-hidden />
          {t('comments.reply')}
        </Button>
      ) : null}
      {editable ? (
        <Button aria-label={t('comments.edit.label', { time })} onClick={onEdit} variant="quiet">
          <Pencil aria-hidden />
          {t('comments.edit')}
        </Button>
      ) : null}
      {comment.own ? (
        <Button
          aria-label={t('comments.delete.label', { time })}
          onClick={() => setAsking('delete')}
          variant="quiet"
        >
          <Trash2 aria-hidden />
          {t('comments.delete')}
        </Button>
      ) : comment.reported ? (
        <p className="flex min-h-11 items-center gap-2 px-3 text-ink-soft">
          <Flag aria-hidden />
          {t('comments.reported')}
        </p>
      ) : (
        <Button
          aria-label={t('comments.report.label', { author, time })}
          onClick={() => setAsking('report')}
          variant="quiet"
        >
          <Flag aria-hidden />
          {t('comments.report')}
        </Button>
      )}
      <Suspense>
        {asking === 'delete' ? (
          <DeleteDialog id={comment.id} of={of} onClose={close} onDeleted={onGone} />
        ) : asking === 'report' ? (
          <ReportDialog id={comment.id} of={of} onClose={close} />
        ) : null}
      </Suspense>
    </div>
  );
}

/** Whether a moment is still to come; null is none. */
function useUntil(moment: string | null): boolean {
  const [toCome, setToCome] = useState(false);
  useEffect(() => {
    const left = moment === null ? 0 : Date.parse(moment) - Date.now();
    setToCome(left > 0);
    if (left <= 0) return;
    const timer = setTimeout(() => setToCome(false), left);
    return () => clearTimeout(timer);
  }, [moment]);
  return toCome;
}

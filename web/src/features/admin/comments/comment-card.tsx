import { Check, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LocaleLink } from '@/ui/i18n/locale-link.tsx';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { Button } from '@/ui/kit/button.tsx';
import { Leaf } from '@/ui/kit/card.tsx';
import { notify } from '@/ui/toast/notify.ts';
import { AnswerFault } from '../orders/answer-fault.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { type ModeratedComment, useDecide } from './use-moderated.ts';

interface CommentCardProps {
  comment: ModeratedComment;
  /** A decision was taken: the comment may be gone from the list. */
  onDecided: () => void;
}

/**
 * A comment on the desk: whose it is, where it stands, what parents said of it, and what an admin
 * can do.
 */
export function CommentCard({ comment, onDecided }: CommentCardProps) {
  const { t } = useTranslation('desk');
  const when = useWhen();
  const { account, author, edited_at: edited, post, reply_to: replyTo } = comment;
  return (
    <Leaf as="li" className="grid justify-items-start gap-3 [overflow-wrap:anywhere]">
      <p>
        <b>{author ?? t('comments.anonymous')}</b>, {when(comment.created_at)}
        {edited ? `, ${t('comments.edited', { time: when(edited) })}` : null}
      </p>
      {replyTo ? (
        <p className="line-clamp-2 text-ink-soft" lang={post.language}>
          {t('comments.reply-to')} {replyTo}
        </p>
      ) : null}
      <blockquote className="whitespace-pre-line text-body" dir="auto" lang={post.language}>
        {comment.text}
      </blockquote>
      <div className="text-ink-soft">
        <p>
          <LocaleLink className="inline-flex min-h-11 items-center" to={`/blog/${post.slug}`}>
            <span lang={post.language}>{t('comments.under', { title: post.title })}</span>
          </LocaleLink>
        </p>
        <p>{account ? t('comments.account', account) : t('comments.gone')}</p>
      </div>
      <Reports comment={comment} />
      <Status comment={comment} />
      <CommentActions comment={comment} onDecided={onDecided} />
    </Leaf>
  );
}

function useWhen() {
  const format = new Intl.DateTimeFormat(useLanguage(), {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return (instant: string) => format.format(new Date(instant));
}

function Reports({ comment: { id, reports } }: Pick<CommentCardProps, 'comment'>) {
  const { t } = useTranslation('desk');
  const when = useWhen();
  if (reports.length === 0) return null;
  return (
    <section aria-labelledby={`${id}-reports`} className="w-full">
      <h2 className="font-bold text-ui" id={`${id}-reports`}>
        {t('comments.reports')}
      </h2>
      <ul className="mt-1 grid gap-1">
        {reports.map(({ reason, note, created_at: receivedAt, handled_at: handled }) => (
          <li
            className={handled ? 'text-ink-soft' : 'font-bold'}
            key={`${receivedAt} ${reason} ${note}`}
          >
            {t('comments.report', { reason: t(`reason.${reason}`), time: when(receivedAt) })}
            {handled ? ` (${t('comments.report.handled')})` : null}
            {note ? <span className="block font-normal">{note}</span> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Status({ comment }: Pick<CommentCardProps, 'comment'>) {
  const { status, removed_for: reason, removed_words: words } = comment;
  const { t } = useTranslation('desk');
  return (
    <p>
      {status === 'removed'
        ? t('comments.removed', { reason: t(`reason.${reason ?? 'other'}`) })
        : t(`comments.${status}`)}
      {words ? <span className="block whitespace-pre-line">{words}</span> : null}
    </p>
  );
}

function CommentActions({ comment, onDecided }: CommentCardProps) {
  const { t } = useTranslation('desk');
  const when = useWhen();
  const [removing, setRemoving] = useState(false);
  const { mutate, isPending, error } = useDecide(comment.id);
  const { status, reports } = comment;
  const isReported = reports.some(({ handled_at }) => handled_at === null);
  const showing =
    status === 'waiting'
      ? t('comments.approve')
      : status === 'removed'
        ? t('comments.restore')
        : isReported
          ? t('comments.keep')
          : null;
  const labelOf = (action: string) =>
    t('comments.act.label', {
      act: action,
      author: comment.author ?? t('comments.anonymous'),
      time: when(comment.created_at),
    });
  const show = () => {
    if (isPending) return;
    mutate(
      { status: 'shown' },
      {
        onSuccess: () => {
          notify('success', t('comments.done.shown'));
          onDecided();
        },
      },
    );
  };
  return (
    <>
      <div className="flex w-full flex-wrap gap-3 max-md:*:w-full">
        {showing ? (
          <Button aria-label={labelOf(showing)} busy={isPending} onClick={show}>
            <Check aria-hidden />
            {showing}
          </Button>
        ) : null}
        {status === 'removed' ? null : (
          <Button
            aria-label={labelOf(t('comments.remove'))}
            onClick={() => setRemoving(true)}
            variant="quiet"
          >
            <Trash2 aria-hidden />
            {t('comments.remove')}
          </Button>
        )}
      </div>
      <AnswerFault error={error} />
      {removing ? (
        <RemoveDialog
          comment={comment}
          onClose={() => setRemoving(false)}
          onRemoved={() => {
            setRemoving(false);
            onDecided();
          }}
        />
      ) : null}
    </>
  );
}

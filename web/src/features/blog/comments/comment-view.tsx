import { Clock3, EyeOff } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionUser } from '@/learning/session/session.ts';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { Leaf } from '@/ui/kit/card.tsx';
import { Chip } from '@/ui/kit/chip.tsx';
import { CommentActions } from './comment-actions.tsx';
import { CommentForm } from './comment-form.tsx';
import { EditForm } from './edit-form.tsx';
import type { Comment, CommentsOf, Thread } from './use-comments.ts';

interface ThreadViewProps {
  of: CommentsOf;
  user: SessionUser;
  thread: Thread;
  /** A comment was deleted, and may be gone from the list. */
  onGone: () => void;
}

/** A comment with its replies, and where one writes another. */
export function ThreadView({ of, user, thread, onGone }: ThreadViewProps) {
  const { t } = useTranslation('blog');
  const [replying, setReplying] = useState(false);
  const place = useRef<HTMLElement>(null);
  const done = () => {
    setReplying(false);
    place.current?.focus();
  };
  const answerable = thread.status === 'shown';
  const author = thread.author ?? t('comments.anonymous');
  return (
    <Leaf as="li" className="grid gap-4">
      <CommentView
        comment={thread}
        of={of}
        onGone={onGone}
        onReply={answerable && !replying ? () => setReplying(true) : undefined}
        place={place}
      />
      {thread.replies.length > 0 ? (
        <ol
          aria-label={t('comments.replies.label', { author })}
          className="grid gap-5 border-edge border-s-4 ps-4 md:ps-6"
        >
          {thread.replies.map((reply) => (
            <li key={reply.id}>
              <CommentView comment={reply} of={of} onGone={onGone} />
            </li>
          ))}
        </ol>
      ) : null}
      {replying ? (
        <CommentForm of={of} onCancel={done} onPosted={done} parentId={thread.id} user={user} />
      ) : null}
    </Leaf>
  );
}

interface CommentViewProps {
  of: CommentsOf;
  comment: Comment;
  onReply?: (() => void) | undefined;
  onGone: () => void;
  place?: RefObject<HTMLElement | null>;
}

function CommentView({ of, comment, onReply, onGone, place }: CommentViewProps) {
  const { t } = useTranslation('blog');
  const language = useLanguage();
  const [editing, setEditing] = useState(false);
  const own = useRef<HTMLElement>(null);
  const box = place ?? own;
  if (comment.text === null) {
    return <p className="text-ink-soft italic">{t('comments.removed')}</p>;
  }
  const author = comment.author ?? t('comments.anonymous');
  const time = new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(new Date(comment.created_at));
  const close = () => {
    setEditing(false);
    box.current?.focus();
  };
  return (
    <article className="grid gap-2" ref={box} tabIndex={-1}>
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <b className="text-body [overflow-wrap:anywhere]">{author}</b>
        {comment.own ? <Chip>{t('comments.own')}</Chip> : null}
        <span className="text-ink-soft">
          <time dateTime={comment.created_at}>{time}</time>
          {comment.edited_at ? `, ${t('comments.edited')}` : null}
        </span>
      </header>
      <Status comment={comment} />
      {editing ? (
        <EditForm comment={comment} of={of} onDone={close} />
      ) : (
        <>
          <p className="whitespace-pre-line text-body [overflow-wrap:anywhere]" dir="auto">
            {comment.text}
          </p>
          <CommentActions
            author={author}
            comment={comment}
            of={of}
            onEdit={() => setEditing(true)}
            onGone={onGone}
            onReply={onReply}
            time={time}
          />
        </>
      )}
    </article>
  );
}

/** What only its author is told of a comment. */
function Status({ comment }: { comment: Comment }) {
  const { status, removed_for: reason, removed_words: words } = comment;
  const { t } = useTranslation('blog');
  if (status === 'shown') return null;
  const waiting = status === 'waiting';
  return (
    <p className="flex items-start gap-2 font-bold text-note">
      {waiting ? (
        <Clock3 aria-hidden className="mt-0.5" />
      ) : (
        <EyeOff aria-hidden className="mt-0.5" />
      )}
      <span className="min-w-0 [overflow-wrap:anywhere]">
        {waiting
          ? t('comments.waiting')
          : t('comments.removed.own', { reason: t(`comments.reason.${reason ?? 'other'}`) })}
        {words ? <span className="block whitespace-pre-line font-normal">{words}</span> : null}
      </span>
    </p>
  );
}

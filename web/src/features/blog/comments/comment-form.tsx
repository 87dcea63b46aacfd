import {
  checkComment,
  commentLength,
  firstNameOf,
  longestComment,
} from '@pius/domain/blog/comment.ts';
import { Send } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionUser } from '@/learning/session/session.ts';
import { call } from '@/ui/api/call.ts';
import { useErrorMessage } from '@/ui/i18n/use-error-message.ts';
import { Button } from '@/ui/kit/button.tsx';
import { RadioGroup } from '@/ui/kit/radio-group.tsx';
import { TextAreaField } from '@/ui/kit/text-field.tsx';
import { notify } from '@/ui/toast/notify.ts';
import { CommentFault, type Fault, faultOf, fieldFault } from './comment-fault.tsx';
import { readDraft, saveDraft, saveSigning, sendDraft, signsAnonymously } from './device-draft.ts';
import { type CommentsOf, useRefreshComments } from './use-comments.ts';

interface CommentFormProps {
  of: CommentsOf;
  user: SessionUser;
  /** The comment that is replied to. */
  parentId?: string;
  /** Called when it was posted. */
  onPosted?: () => void;
  /** Where there is a way out of writing. */
  onCancel?: () => void;
}

/**
 * Where a comment or a reply is written: what is typed is kept on the device until it is posted.
 */
export function CommentForm(props: CommentFormProps) {
  const { user, parentId, onCancel } = props;
  const { t } = useTranslation('blog');
  const messageOf = useErrorMessage();
  const form = useCommentForm(props);
  const error = fieldFault(form.fault);
  const used = commentLength(form.text);
  const name = firstNameOf(user.user_metadata.full_name);
  return (
    <form className="grid gap-4" noValidate onSubmit={form.submit}>
      <TextAreaField
        autoFocus={parentId !== undefined}
        dir="auto"
        error={error ? messageOf(error) : undefined}
        hint={
          <>
            {t('comments.hint')}{' '}
            <span className="inline-block">
              {t('comments.length', { used, most: longestComment })}
            </span>
          </>
        }
        label={t(parentId ? 'comments.write.reply' : 'comments.write')}
        onChange={(event) => form.type(event.target.value)}
        readOnly={form.busy}
        ref={form.field}
        value={form.text}
      />
      {form.begun ? <p role="status">{t('comments.draft')}</p> : null}
      {name ? (
        <RadioGroup
          columns={2}
          legend={t('comments.as')}
          name={`signed-${parentId ?? 'post'}`}
          onChange={(event) => form.sign(event.target.value === 'anonymous')}
          options={[
            {
              value: 'anonymous',
              label: t('comments.anonymous'),
              description: t('comments.anonymous.text'),
            },
            { value: 'first-name', label: name, description: t('comments.first-name.text') },
          ]}
          value={form.anonymous ? 'anonymous' : 'first-name'}
        />
      ) : null}
      <CommentFault fault={form.fault} />
      <div className="flex flex-wrap gap-3 max-md:*:w-full">
        <Button busy={form.busy} type="submit" variant={parentId ? 'outline' : 'gold'}>
          <Send aria-hidden />
          {t(parentId ? 'comments.post.reply' : 'comments.post')}
        </Button>
        {onCancel ? (
          <Button onClick={onCancel} variant="quiet">
            {t('comments.cancel')}
          </Button>
        ) : null}
      </div>
    </form>
  );
}

function useCommentForm({ of, user, parentId, onPosted }: CommentFormProps) {
  const { t } = useTranslation('blog');
  const messageOf = useErrorMessage();
  const refresh = useRefreshComments(of);
  const place = `${of.slug} ${of.language} ${parentId ?? ''}`;
  const [text, setText] = useState(() => readDraft(user.id, place)?.text ?? '');
  const [begun, setBegun] = useState(text !== '');
  const [anonymous, setAnonymous] = useState(() => signsAnonymously(user.id));
  const [fault, setFault] = useState<Fault | null>(null);
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);

  function type(typed: string) {
    setText(typed);
    if (typed.trim() === '') setBegun(false);
    if (fieldFault(fault)) setFault(null);
    saveDraft(user.id, place, typed, Date.now());
  }
  function sign(anonymously: boolean) {
    setAnonymous(anonymously);
    saveSigning(user.id, anonymously);
  }
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const wrong = checkComment(text);
    const draft = wrong ? null : sendDraft(user.id, place);
    if (!draft) {
      setFault({ code: wrong ?? 'comment_empty', retryAfter: null });
      field.current?.focus();
      return;
    }
    setBusy(true);
    setFault(null);
    try {
      const { status } = await call('POST /rest/v1/blog/posts/{slug}/comments', {
        params: { slug: of.slug },
        query: { lang: of.language },
        body: { key: draft.key, text, anonymous, ...(parentId ? { parent_id: parentId } : {}) },
        as: user.id,
      });
      type('');
      notify(
        'success',
        status === 'waiting' ? t('comments.waiting.sent') : messageOf('comment_posted'),
      );
      refresh();
      onPosted?.();
    } catch (error) {
      setFault(faultOf(error));
    } finally {
      setBusy(false);
    }
  }
  return { text, begun, anonymous, fault, busy, field, type, sign, submit };
}

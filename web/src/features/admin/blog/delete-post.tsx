import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '@/ui/api/call.ts';
import { useErrorMessage } from '@/ui/i18n/use-error-message.ts';
import { Button } from '@/ui/kit/button.tsx';
import { Tint } from '@/ui/kit/card.tsx';
import { FieldError } from '@/ui/kit/field.tsx';
import { useSending } from '../use-sending.ts';
import { type DeskPost, useRefreshPosts } from './use-desk-posts.ts';

/** Deletes a post in all its languages, after one question more. */
export function DeletePost({ post, onDeleted }: { post: DeskPost; onDeleted: () => void }) {
  const { t } = useTranslation('desk');
  const messageOf = useErrorMessage();
  const refresh = useRefreshPosts();
  const [isAsking, setAsking] = useState(false);
  const { run, busy, fault } = useSending();
  const remove = () =>
    run(async () => {
      await call('DELETE /rest/v1/admin/blog/posts/{id}', { params: { id: post.id } });
      refresh();
      onDeleted();
    });
  if (!isAsking) {
    return (
      <Button className="justify-self-start" onClick={() => setAsking(true)} variant="quiet">
        <Trash2 aria-hidden />
        {t('blog.delete')}
      </Button>
    );
  }
  return (
    <Tint className="grid gap-3 bg-sunken">
      <p role="status">{t('blog.delete.sure', { count: post.versions.length })}</p>
      <div className="flex flex-wrap gap-3">
        <Button autoFocus onClick={() => setAsking(false)}>
          {t('blog.keep')}
        </Button>
        <Button busy={busy} onClick={() => void remove()}>
          {t('blog.delete.yes')}
        </Button>
      </div>
      {fault ? <FieldError id="delete-fault">{messageOf(fault)}</FieldError> : null}
    </Tint>
  );
}

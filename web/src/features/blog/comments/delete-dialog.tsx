import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '@/ui/api/call.ts';
import { FormDialog } from '@/ui/kit/form-dialog.tsx';
import { notify } from '@/ui/toast/notify.ts';
import { CommentFault, type Fault, faultOf } from './comment-fault.tsx';
import { type CommentsOf, useRefreshComments } from './use-comments.ts';

interface DeleteDialogProps {
  of: CommentsOf;
  id: string;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks once more before the words of a comment are gone. */
export function DeleteDialog({ of, id, onClose, onDeleted }: DeleteDialogProps) {
  const { t } = useTranslation('blog');
  const refresh = useRefreshComments(of);
  const [fault, setFault] = useState<Fault | null>(null);
  const [busy, setBusy] = useState(false);

  async function remove() {
    setBusy(true);
    try {
      await call('DELETE /rest/v1/comments/{id}', { params: { id } });
      notify('success', t('comments.deleted'));
      refresh();
      onDeleted();
    } catch (thrown) {
      setFault(faultOf(thrown));
      setBusy(false);
    }
  }

  return (
    <FormDialog
      busy={busy}
      description={t('comments.delete.text')}
      cancelLabel={t('comments.delete.keep')}
      onClose={onClose}
      onSubmit={remove}
      submitLabel={t('comments.delete.submit')}
      title={t('comments.delete.title')}
    >
      {fault ? <CommentFault fault={fault} /> : null}
    </FormDialog>
  );
}

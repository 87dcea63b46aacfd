import {
  type CommentReportReason,
  commentReportReasons,
  longestReportNote,
} from '@pius/domain/blog/comment.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '@/ui/api/call.ts';
import { useErrorMessage } from '@/ui/i18n/use-error-message.ts';
import { FormDialog } from '@/ui/kit/form-dialog.tsx';
import { Notice } from '@/ui/kit/notice.tsx';
import { RadioGroup } from '@/ui/kit/radio-group.tsx';
import { TextAreaField } from '@/ui/kit/text-field.tsx';
import { notify } from '@/ui/toast/notify.ts';
import { faultOf } from './comment-fault.tsx';
import { type CommentsOf, useRefreshComments } from './use-comments.ts';

interface ReportDialogProps {
  of: CommentsOf;
  id: string;
  onClose: () => void;
}

/** Tells the operator what is wrong with another's comment. */
export function ReportDialog({ of, id, onClose }: ReportDialogProps) {
  const { t } = useTranslation('blog');
  const messageOf = useErrorMessage();
  const refresh = useRefreshComments(of);
  const [reason, setReason] = useState<CommentReportReason>('unkind');
  const [note, setNote] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function submit() {
    setBusy(true);
    try {
      const body = { reason, ...(note.trim() ? { note } : {}) };
      await call('POST /rest/v1/comments/{id}/reports', { params: { id }, body });
      notify('success', t('comments.report.thanks'));
      refresh();
      onClose();
    } catch (thrown) {
      setFault(faultOf(thrown).code);
      setBusy(false);
    }
  }

  return (
    <FormDialog
      busy={busy}
      description={t('comments.report.lead')}
      onClose={onClose}
      onSubmit={submit}
      submitLabel={t('comments.report.send')}
      title={t('comments.report.title')}
    >
      {fault ? <Notice title={messageOf(fault)} tone="stop" /> : null}
      <RadioGroup
        legend={t('comments.report.why')}
        name="reason"
        onChange={(event) => setReason(event.target.value as CommentReportReason)}
        options={commentReportReasons.map((value) => ({
          value,
          label: t(`comments.reason.${value}`),
        }))}
        value={reason}
      />
      <TextAreaField
        label={t('comments.report.note')}
        maxLength={longestReportNote}
        onChange={(event) => setNote(event.target.value)}
        value={note}
      />
    </FormDialog>
  );
}

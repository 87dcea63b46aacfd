import { checkReport } from '@pius/domain/course/mistake-report.ts';
import type { Language } from '@pius/domain/language.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '@/ui/i18n/use-error-message.ts';
import { FormDialog } from '@/ui/kit/form-dialog.tsx';
import { Notice } from '@/ui/kit/notice.tsx';
import { TextAreaField, TextField } from '@/ui/kit/text-field.tsx';
import { useSession } from '../session/use-session.ts';
import { type ReportCodes, sendReport } from './send-report.ts';

/** What a report is about. */
export interface ReportSubject {
  /** The lesson's id, such as `2-5`; left out for a saint. */
  lesson?: string;
  /** The entry of the catechism or the trivia question; left out for the lesson as a whole. */
  entry?: string;
  /** The month and day of a saint, `02-03`. */
  saint?: string;
  language: Language;
  /** How the reader knows it: the lesson's title, the entry's question or the saint's name. */
  name: string;
}

/** What was typed, and the key under which these very words are sent. */
interface Draft {
  message: string;
  email: string;
  key?: string;
}

/**
 * What was typed and not sent yet, by who typed it and what it is about: it outlives closing the
 * form and leaving the page, and nobody who signs in afterwards finds it.
 */
const drafts = new Map<string, Draft>();

interface ReportDialogProps {
  subject: ReportSubject;
  onClose: () => void;
}

/**
 * The form of "Report a mistake"; a visitor may leave an address, and a child is asked for none.
 */
export function ReportDialog({ subject, onClose }: ReportDialogProps) {
  const { t } = useTranslation('report');
  const [sent, setSent] = useState(false);
  const { viewer, user } = useSession();
  // As it was when the form opened: the session may be told while somebody is typing.
  const [draft] = useState(() => draftOf(user?.id ?? viewer, subject));
  const forVisitor = viewer === 'visitor';
  const form = useReportForm({ subject, draft, forVisitor }, () => setSent(true));
  const thanks = (
    <Notice title={t('thanks')} tone="yes">
      {t('thanks-text')}
    </Notice>
  );
  return (
    <FormDialog
      busy={form.busy}
      description={sent ? undefined : t(viewer === 'child' ? 'lead-child' : 'lead')}
      done={sent ? { content: thanks, label: t('close'), quiet: true } : null}
      onClose={onClose}
      onSubmit={form.submit}
      submitLabel={t('send')}
      title={t('title')}
    >
      <p>{t('about', { subject: subject.name })}</p>
      <ReportFields draft={draft} faults={form.faults} forVisitor={forVisitor} />
    </FormDialog>
  );
}

interface StoredDraft {
  read: () => Draft;
  write: (draft: Draft) => void;
  forget: () => void;
}

function draftOf(who: string, { lesson, entry, saint, language }: ReportSubject): StoredDraft {
  const name = `${who} ${lesson} ${entry} ${saint} ${language}`;
  return {
    read: () => drafts.get(name) ?? { message: '', email: '' },
    write: (draft: Draft) => drafts.set(name, draft),
    forget: () => drafts.delete(name),
  };
}

interface ReportForm {
  subject: ReportSubject;
  draft: StoredDraft;
  forVisitor: boolean;
}

function useReportForm({ subject, draft, forVisitor }: ReportForm, onSent: () => void) {
  const [faults, setFaults] = useState<ReportCodes>({});
  const [busy, setBusy] = useState(false);
  async function submit() {
    const { key = crypto.randomUUID(), message, email } = draft.read();
    const words = { message, email: forVisitor ? email : '' };
    const result: ReportCodes = checkReport(words);
    if (Object.keys(result).length === 0) {
      setBusy(true);
      draft.write({ message, email, key });
      Object.assign(result, await sendReport(key, subject, words));
      setBusy(false);
    }
    setFaults(result);
    if (Object.keys(result).length > 0) return;
    draft.forget();
    onSent();
  }
  return { faults, busy, submit };
}

interface ReportFieldsProps {
  draft: StoredDraft;
  faults: ReportCodes;
  forVisitor: boolean;
}

function ReportFields({ draft, faults, forVisitor }: ReportFieldsProps) {
  const { t } = useTranslation('report');
  const messageOf = useErrorMessage();
  const { read, write } = draft;
  const { message, email } = read();
  return (
    <>
      {faults.form && (
        <Notice title={t('kept')} tone="stop">
          {messageOf(faults.form)}
        </Notice>
      )}
      <TextAreaField
        defaultValue={message}
        error={faults.message && messageOf(faults.message)}
        hint={t('message-hint')}
        label={t('message')}
        name="message"
        onChange={(event) => write({ email: read().email, message: event.target.value })}
      />
      {forVisitor && (
        <TextField
          autoComplete="email"
          defaultValue={email}
          error={faults.email && messageOf(faults.email)}
          hint={t('email-hint')}
          inputMode="email"
          label={t('email')}
          name="email"
          onChange={(event) => write({ message: read().message, email: event.target.value })}
          type="email"
        />
      )}
    </>
  );
}

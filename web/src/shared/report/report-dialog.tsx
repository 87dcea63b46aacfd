import { checkReport } from '@pius/domain/course/mistake-report.ts';
import type { Language } from '@pius/domain/language.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorWords } from '../i18n/use-error-words.ts';
import { useSession } from '../session/use-session.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { TextAreaField, TextField } from '../ui/text-field.tsx';
import { type ReportCodes, sendReport } from './send-report.ts';

/** What a report is about. */
export interface ReportSubject {
  /** The lesson's id, such as `2-5`. */
  lesson: string;
  /** The entry of the catechism; left out for the lesson as a whole. */
  entry?: string;
  language: Language;
  /** How the reader knows it: the lesson's title or the entry's question. */
  name: string;
}

/** What was typed, and the key under which these very words are sent. */
interface Draft {
  message: string;
  email: string;
  key?: string;
}

/** What was typed and not sent yet, by what it is about: it outlives closing the form and leaving the page. */
const drafts = new Map<string, Draft>();

interface ReportDialogProps {
  subject: ReportSubject;
  onClose: () => void;
}

/** The form of "Report a mistake"; a visitor may leave an address, and a child is asked for none. */
export function ReportDialog({ subject, onClose }: ReportDialogProps) {
  const { t } = useTranslation('report');
  const [sent, setSent] = useState(false);
  const { viewer } = useSession();
  const form = useReportForm(subject, () => setSent(true));
  const title = t('title');
  if (sent) {
    return (
      <Dialog
        closeLabel={t('close')}
        footer={
          <Button onClick={onClose} variant="outline">
            {t('close')}
          </Button>
        }
        onOpenChange={onClose}
        open
        title={title}
      >
        <Notice title={t('thanks')} tone="yes">
          {t('thanks-text')}
        </Notice>
      </Dialog>
    );
  }
  return (
    <Dialog
      closeLabel={t('close')}
      description={t(viewer === 'child' ? 'lead-child' : 'lead')}
      footer={
        <Button busy={form.busy} form="report" type="submit" variant="gold">
          {t('send')}
        </Button>
      }
      onOpenChange={onClose}
      open
      title={title}
    >
      <form className="grid gap-5" id="report" noValidate onSubmit={form.submit} ref={form.ref}>
        <p className="text-ui">{t('about', { subject: subject.name })}</p>
        <ReportFields faults={form.faults} forVisitor={viewer === 'visitor'} subject={subject} />
      </form>
    </Dialog>
  );
}

function draftOf({ lesson, entry, language }: ReportSubject) {
  const name = `${lesson} ${entry} ${language}`;
  return {
    read: (): Draft => drafts.get(name) ?? { message: '', email: '' },
    write: (draft: Draft) => drafts.set(name, draft),
    forget: () => drafts.delete(name),
  };
}

function useReportForm(subject: ReportSubject, onSent: () => void) {
  const [faults, setFaults] = useState<ReportCodes>({});
  const [busy, setBusy] = useState(false);
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (faults.message || faults.email) {
      ref.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    }
  }, [faults]);
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const { read, write, forget } = draftOf(subject);
    const { key = crypto.randomUUID(), ...words } = read();
    const found: ReportCodes = checkReport(words);
    if (Object.keys(found).length === 0) {
      setBusy(true);
      write({ ...words, key });
      Object.assign(found, await sendReport(key, subject, words));
      setBusy(false);
    }
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    forget();
    onSent();
  }
  return { faults, busy, submit, ref };
}

interface ReportFieldsProps {
  subject: ReportSubject;
  faults: ReportCodes;
  forVisitor: boolean;
}

function ReportFields({ subject, faults, forVisitor }: ReportFieldsProps) {
  const { t } = useTranslation('report');
  const words = useErrorWords();
  const { read, write } = draftOf(subject);
  const { message, email } = read();
  return (
    <>
      {faults.form && (
        <Notice title={t('kept')} tone="stop">
          {words(faults.form)}
        </Notice>
      )}
      <TextAreaField
        defaultValue={message}
        error={faults.message && words(faults.message)}
        hint={t('message-hint')}
        label={t('message')}
        name="message"
        onChange={(event) => write({ email: read().email, message: event.target.value })}
      />
      {forVisitor && (
        <TextField
          autoComplete="email"
          defaultValue={email}
          error={faults.email && words(faults.email)}
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

import { BookOpen } from 'lucide-react';
import { lazy, useId, useState, useTransition } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '@/ui/i18n/use-error-message.ts';
import { Button } from '@/ui/kit/button.tsx';
import { Tint } from '@/ui/kit/card.tsx';
import { Checkbox } from '@/ui/kit/checkbox.tsx';
import { FieldError } from '@/ui/kit/field.tsx';
import { retryImport } from '@/ui/retry-import.ts';
import type { DocumentName } from './document-dialog.tsx';
import type { SignUpValues } from './sign-up-values.ts';

const DocumentDialog = lazy(() =>
  retryImport(() => import('./document-dialog.tsx')).then((part) => ({
    default: part.DocumentDialog,
  })),
);

/**
 * Both documents, each to be read to its end before it can be marked as read.
 * @see docs/requirements.md#r-read-documents
 */
export function DocumentsField() {
  const { t } = useTranslation('account');
  const messageOf = useErrorMessage();
  const { errors } = useFormContext<SignUpValues>().formState;
  const id = useId();
  const code = (errors.privacy_read ?? errors.terms_read)?.message;
  return (
    <fieldset aria-describedby={`${id}-hint`} className="grid gap-3">
      <legend className="mb-1.5 font-bold text-ui">{t('signup.documents')}</legend>
      <p className="text-ink-soft text-ui" id={`${id}-hint`}>
        {t('signup.documents-hint')}
      </p>
      <DocumentRow describedBy={code && `${id}-error`} document="privacy" />
      <DocumentRow describedBy={code && `${id}-error`} document="terms" />
      {code ? <FieldError id={`${id}-error`}>{messageOf(code)}</FieldError> : null}
    </fieldset>
  );
}

interface DocumentRowProps {
  document: DocumentName;
  describedBy: string | undefined;
}

function DocumentRow({ document, describedBy }: DocumentRowProps) {
  const { t } = useTranslation('account');
  const { field } = useController<SignUpValues, 'privacy_read' | 'terms_read'>({
    name: `${document}_read`,
  });
  // What shows a document is heavy, and fetched when one is first opened.
  const [open, setOpen] = useState<boolean>();
  const [opening, startOpening] = useTransition();
  const show = () => startOpening(() => setOpen(true));
  const [hasReadAll, setHasReadAll] = useState(false);
  // Marked on an earlier visit of this tab: it was read to its end then.
  if (field.value && !hasReadAll) setHasReadAll(true);
  return (
    <Tint className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2.5">
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the button beside it does the same */}
      <div
        className="min-w-0 flex-[1_1_14rem] [&_input:disabled]:pointer-events-none"
        onClick={() => hasReadAll || show()}
      >
        <Checkbox
          checked={field.value ?? false}
          disabled={!hasReadAll}
          label={t(`signup.read.${document}`)}
          name={field.name}
          onChange={field.onChange}
        />
      </div>
      <Button
        aria-describedby={describedBy}
        busy={opening}
        className="max-sm:w-full"
        onClick={show}
        ref={field.ref}
      >
        <BookOpen aria-hidden />
        {t(`signup.open.${document}`)}
      </Button>
      {open === undefined ? null : (
        <DocumentDialog
          document={document}
          onHaveRead={() => {
            field.onChange(true);
            setOpen(false);
          }}
          onOpenChange={setOpen}
          onScrollEnd={() => setHasReadAll(true)}
          open={open}
          hasReadAll={hasReadAll}
        />
      )}
    </Tint>
  );
}

import type { DocumentReading } from '@pius/contracts/blog-import.ts';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '@/ui/i18n/use-error-message.ts';
import { Button } from '@/ui/kit/button.tsx';
import { Leaf } from '@/ui/kit/card.tsx';
import { TextAreaField } from '@/ui/kit/text-field.tsx';
import { FileField } from '../file-field.tsx';
import { UploadBar } from '../upload-bar.tsx';
import { useUpload } from '../use-upload.ts';

interface DocumentFormProps {
  /** Given a document's name and what the server read in it. */
  onRead: (name: string, reading: DocumentReading) => Promise<void>;
}

/** Takes a document: a file, or a text that is pasted. */
export function DocumentForm({ onRead }: DocumentFormProps) {
  const { t } = useTranslation('desk');
  const messageOf = useErrorMessage();
  const [text, setText] = useState('');
  const { progress, fault, send } = useUpload<DocumentReading>();

  async function read(file: File) {
    const reading = await send('/rest/v1/admin/blog/import-reading', file);
    if (reading) await onRead(file.name, reading);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void read(new File([text], t('import.pasted')));
  }

  return (
    <Leaf className="grid gap-5" padding="wide">
      <FileField
        accept=".md,.markdown,.txt,.xml,text/markdown,text/xml,application/xml"
        busy={progress !== null}
        error={fault ? messageOf(fault) : undefined}
        hint={t('import.kinds')}
        onFile={(file) => void read(file)}
      >
        {t('import.choose')}
      </FileField>
      <form className="grid gap-3" onSubmit={submit}>
        <TextAreaField
          hint={t('import.paste.hint')}
          label={t('import.paste')}
          onChange={({ target }) => setText(target.value)}
          rows={8}
          spellCheck={false}
          value={text}
        />
        <Button busy={progress !== null} className="justify-self-start max-md:w-full" type="submit">
          {t('import.read')}
        </Button>
      </form>
      <UploadBar progress={progress} />
    </Leaf>
  );
}

import { classMost } from '@pius/domain/family/class-lines.ts';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/kit/button.tsx';
import { FileButton } from '@/ui/kit/file-button.tsx';
import { Notice } from '@/ui/kit/notice.tsx';
import { TextAreaField, TextField } from '@/ui/kit/text-field.tsx';
import { newKey } from '@/ui/new-key.ts';
import type { DraftOfClass } from './class-draft.ts';
import { type FileFault, readChosenFile, readList } from './read-list.ts';

type Fault = FileFault | 'check.empty' | 'check.too-many';

/** The list as it is pasted or read from a file; nothing of it leaves the device here. */
export function ListEntry({ draft, change, changeLines }: DraftOfClass) {
  const { t } = useTranslation('class');
  const [fault, setFault] = useState<{ is: Fault; count: number } | null>(null);
  const list = useRef<HTMLTextAreaElement>(null);
  const hint = useId();

  async function lookOver(text: string) {
    const lines = await readList(text);
    const most = classMost;
    if (lines.length === 0 || lines.length > most) {
      setFault({ is: lines.length === 0 ? 'check.empty' : 'check.too-many', count: lines.length });
      return list.current?.focus();
    }
    changeLines(lines.map((line) => ({ ...line, age: line.age || draft.age, id: newKey() })));
    change({ step: 'look-over' });
  }

  async function takeFile({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    // Chosen again, the same file is read again.
    target.value = '';
    if (!file) return;
    const read = await readChosenFile(file);
    if ('fault' in read) return setFault({ is: read.fault, count: 0 });
    setFault(null);
    change({ text: read.text });
    await lookOver(read.text);
  }

  return (
    <form
      className="grid gap-5"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void lookOver(draft.text);
      }}
    >
      <p className="max-w-[44rem]">{t('add.text')}</p>
      <TextAreaField
        autoCapitalize="words"
        autoComplete="off"
        error={fault ? t(fault.is, { count: fault.count, most: classMost }) : undefined}
        hint={t('field.list.hint')}
        label={t('field.list')}
        onChange={({ target }) => {
          setFault(null);
          change({ text: target.value });
        }}
        ref={list}
        rows={8}
        spellCheck={false}
        value={draft.text}
      />
      <TextField
        autoComplete="off"
        className="max-w-[24rem]"
        hint={t('field.age.hint')}
        inputMode="numeric"
        label={t('field.age')}
        maxLength={2}
        onChange={({ target }) => change({ age: target.value })}
        value={draft.age}
      />
      <div className="grid gap-2 justify-items-start">
        <FileButton
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          aria-describedby={hint}
          onChange={(event) => void takeFile(event)}
        >
          {t('file')}
        </FileButton>
        <p className="text-ink-soft" id={hint}>
          {t('file.hint')}
        </p>
      </div>
      {draft.added.length > 0 ? <Notice live="none" title={t('list.text')} tone="note" /> : null}
      <div>
        <Button className="max-md:w-full" type="submit" variant="gold">
          {t('check')}
        </Button>
      </div>
    </form>
  );
}

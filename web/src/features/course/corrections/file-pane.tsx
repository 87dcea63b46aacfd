import type { Language } from '@pius/domain/language.ts';
import { type ChangeEvent, type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/kit/button.tsx';
import { FileButton } from '@/ui/kit/file-button.tsx';
import { Notice } from '@/ui/kit/notice.tsx';
import { TextAreaField } from '@/ui/kit/text-field.tsx';

/** As the server takes a file. */
const longest = 50_000;

interface FilePaneProps {
  language: Language;
  text: string;
  changed: boolean;
  area: Ref<HTMLTextAreaElement>;
  onText: (text: string) => void;
  onReset: () => void;
}

/** The file of a lesson in one language: typed here, or taken from a file of one's own. */
export function FilePane(props: FilePaneProps) {
  const { language, text, changed, area, onText, onReset } = props;
  const { t } = useTranslation('desk');
  const [tooLarge, setTooLarge] = useState(false);
  async function take(event: ChangeEvent<HTMLInputElement>) {
    const input = event.currentTarget;
    const file = input.files?.[0];
    if (!file) return;
    setTooLarge(file.size > longest);
    if (file.size <= longest) onText(await file.text());
    input.value = '';
  }
  return (
    <div className="grid gap-4">
      {tooLarge ? <Notice title={t('lesson.too-large')} tone="stop" /> : null}
      <div className="flex flex-wrap items-center gap-3">
        <FileButton accept=".yaml,.yml,text/yaml" onChange={take}>
          {t('lesson.upload')}
        </FileButton>
        {changed ? (
          <Button onClick={onReset} variant="quiet">
            {t('lesson.reset')}
          </Button>
        ) : null}
      </div>
      <TextAreaField
        hint={t('lesson.text.hint')}
        label={t('lesson.text', { language })}
        lang={language}
        maxLength={longest}
        onChange={({ target }) => onText(target.value)}
        ref={area}
        rows={24}
        spellCheck={false}
        value={text}
      />
    </div>
  );
}

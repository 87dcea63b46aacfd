import type { Language } from '@pius/domain/language.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/kit/button.tsx';
import { SelectField } from '@/ui/kit/select-field.tsx';
import { TextAreaField } from '@/ui/kit/text-field.tsx';
import type { Sentence } from './lesson-sentences.ts';

interface SentenceFieldProps {
  sentence: Sentence;
  /** What it would say. */
  words: string;
  name: string;
  language: Language;
  fault: string | undefined;
  onWrite: (words: string) => void;
  /** The field is done with; in: the button that was pressed. */
  onClose: (button: HTMLElement) => void;
}

/** One sentence of a lesson in a field of its own; what is typed is kept at once. */
export function SentenceField(props: SentenceFieldProps) {
  const { sentence, words, name, language, fault, onWrite, onClose } = props;
  const { t } = useTranslation('desk');
  // As typed: a space at the end is no change of the sentence, but the next word follows it.
  const [typed, setTyped] = useState(words);
  const isChanged = words !== sentence.value;
  function write(next: string) {
    setTyped(next);
    onWrite(next);
  }
  return (
    <div className="grid gap-3 py-2">
      {sentence.kind === 'truth' ? (
        <SelectField
          autoFocus
          error={fault}
          hint={t('lesson.sentence.truth')}
          label={name}
          onChange={({ target }) => write(target.value)}
          options={[
            { value: 'true', label: t('lesson.true') },
            { value: 'false', label: t('lesson.false') },
          ]}
          value={typed}
        />
      ) : (
        <TextAreaField
          autoFocus
          error={fault}
          hint={sentence.kind === 'list' ? t('lesson.sentence.list') : undefined}
          label={name}
          lang={language}
          maxLength={5000}
          onChange={({ target }) => write(target.value)}
          rows={rowsFor(sentence)}
          spellCheck
          value={typed}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button onClick={({ currentTarget }) => onClose(currentTarget)}>
          {t('lesson.sentence.close')}
        </Button>
        {isChanged ? (
          <Button onClick={() => write(sentence.value)} variant="quiet">
            {t('lesson.reset')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

const rowsFor = ({ kind, value }: Sentence) =>
  kind === 'list' ? value.split('\n').length + 2 : Math.ceil(value.length / 60) + 1;

import { isLanguage, type Language, languageInfo, languages } from '@pius/domain/language.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { Leaf } from '@/ui/kit/card.tsx';
import { SelectField } from '@/ui/kit/select-field.tsx';
import { RecordingLine } from './recording-line.tsx';
import type { DeskPart, DeskRecording } from './use-lesson-media.ts';

interface RecordingsPanelProps {
  lesson: string;
  parts: readonly DeskPart[];
  recordings: readonly DeskRecording[];
}

/** The recordings of a lesson's parts, one language at a time. */
export function RecordingsPanel({ lesson, parts, recordings }: RecordingsPanelProps) {
  const { t } = useTranslation('desk');
  const [language, setLanguage] = useState<Language>(useLanguage());
  const written = parts.filter(({ title }) => title[language] !== '');
  return (
    <Leaf as="section" aria-labelledby="lesson-recordings" className="grid gap-4" padding="wide">
      <h3 id="lesson-recordings">{t('media.recordings.title')}</h3>
      <p className="max-w-[70ch] text-ink-soft">{t('media.recordings.text')}</p>
      <SelectField
        className="md:w-60"
        label={t('media.recordings.language')}
        onChange={({ target }) => {
          if (isLanguage(target.value)) setLanguage(target.value);
        }}
        options={languages.map((value) => ({ value, label: languageInfo[value].label }))}
        value={language}
      />
      {written.length === 0 ? <p>{t('media.recordings.unwritten')}</p> : null}
      <ul className="grid gap-3">
        {written.map(({ part, title }) => (
          <RecordingLine
            key={`${part} ${language}`}
            language={language}
            lesson={lesson}
            part={part}
            recording={recordings.find((each) => each.part === part && each.language === language)}
            title={title[language]}
          />
        ))}
      </ul>
    </Leaf>
  );
}

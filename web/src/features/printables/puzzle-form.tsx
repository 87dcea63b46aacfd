import { papers } from '@pius/domain/printables/sheet.ts';
import { wordSearchLevels, wordSearchSize } from '@pius/domain/printables/word-search.ts';
import { useTranslation } from 'react-i18next';
import { useCourse } from '@/learning/course/use-course.ts';
import { Button } from '@/ui/kit/button.tsx';
import { Checkbox } from '@/ui/kit/checkbox.tsx';
import { RadioGroup } from '@/ui/kit/radio-group.tsx';
import { SelectField } from '@/ui/kit/select-field.tsx';
import { TextAreaField } from '@/ui/kit/text-field.tsx';
import type { PuzzleKind } from './puzzle-layout.ts';
import { type PuzzleSettings, sources } from './puzzle-settings.ts';
import { SaintWordsButton } from './saint-words-button.tsx';

interface PuzzleFormProps {
  kind: PuzzleKind;
  settings: PuzzleSettings;
  change: (changes: Partial<PuzzleSettings>) => void;
}

const sizes = Array.from({ length: wordSearchSize.max - wordSearchSize.min + 1 }, (_, index) =>
  String(wordSearchSize.min + index),
);

/** What the sheet holds and how it looks; each change makes it again. */
export function PuzzleForm({ kind, settings, change }: PuzzleFormProps) {
  const { t } = useTranslation('printables');
  return (
    <form
      aria-label={t('form.label')}
      className="grid gap-5 text-ui"
      onSubmit={(event) => event.preventDefault()}
    >
      <RadioGroup
        legend={t('source')}
        name="source"
        onChange={({ target }) =>
          change({ source: sources.find((each) => each === target.value) ?? 'lesson' })
        }
        options={sources.map((value) => ({ value, label: t(`source.${value}`) }))}
        value={settings.source}
      />
      <WordsField change={change} kind={kind} settings={settings} />
      {kind === 'word-search' ? <SearchFields change={change} settings={settings} /> : null}
      <SelectField
        label={t('letters')}
        onChange={({ target }) => change({ lowerCase: target.value === 'lower' })}
        options={(['upper', 'lower'] as const).map((value) => ({
          value,
          label: t(`letters.${value}`),
        }))}
        value={settings.lowerCase ? 'lower' : 'upper'}
      />
      <SelectField
        label={t('paper')}
        onChange={({ target }) => change({ paper: target.value === 'letter' ? 'letter' : 'a4' })}
        options={(Object.keys(papers) as (keyof typeof papers)[]).map((value) => ({
          value,
          label: t(`paper.${value}`),
        }))}
        value={settings.paper}
      />
      <Checkbox
        checked={settings.answers}
        label={t('answers')}
        onChange={({ target }) => change({ answers: target.checked })}
      />
      <Checkbox
        checked={settings.forClass}
        label={t('class')}
        onChange={({ target }) => change({ forClass: target.checked })}
      />
    </form>
  );
}

function SearchFields({ settings, change }: Omit<PuzzleFormProps, 'kind'>) {
  const { t } = useTranslation('printables');
  return (
    <>
      <SelectField
        label={t('size')}
        onChange={({ target }) => change({ size: Number(target.value) })}
        options={sizes.map((value) => ({ value, label: value }))}
        value={String(settings.size)}
      />
      <SelectField
        label={t('level')}
        onChange={({ target }) =>
          change({ level: wordSearchLevels.find((level) => level === Number(target.value)) ?? 1 })
        }
        options={wordSearchLevels.map((level) => ({
          value: String(level),
          label: t(`level.${level}`),
        }))}
        value={String(settings.level)}
      />
    </>
  );
}

function WordsField({ kind, settings, change }: PuzzleFormProps) {
  const { t } = useTranslation('printables');
  const { course } = useCourse();
  const modules = course?.modules ?? [];
  if (settings.source === 'own') {
    const name = kind === 'crossword' ? 'own.clues' : 'own.words';
    return (
      <div className="grid gap-3">
        {kind === 'word-search' ? (
          <SaintWordsButton onTake={(own, heading) => change({ own, heading })} />
        ) : null}
        <TextAreaField
          defaultValue={settings.own}
          hint={t(`${name}.hint`)}
          // What the button above puts in is a new beginning.
          key={settings.heading}
          label={t(name)}
          maxLength={4000}
          onBlur={({ target }) => {
            if (target.value !== settings.own) change({ own: target.value });
          }}
          rows={8}
        />
        {/* Going to it ends the writing, and that makes the sheet. */}
        <Button type="button">{t('own.make')}</Button>
      </div>
    );
  }
  if (settings.source === 'module') {
    return (
      <SelectField
        label={t('module')}
        onChange={({ target }) => change({ module: Number(target.value) })}
        options={modules.map(({ number, title }) => ({
          value: String(number),
          label: t('module.option', { number, title }),
        }))}
        value={String(settings.module)}
      />
    );
  }
  return (
    <SelectField
      label={t('lesson')}
      onChange={({ target }) => change({ lesson: target.value })}
      options={modules.flatMap((module) =>
        module.lessons
          .filter(({ available }) => available)
          .map(({ id, number, title }) => ({
            value: id,
            label: t('lesson.option', { module: module.number, number, title }),
          })),
      )}
      value={settings.lesson}
    />
  );
}

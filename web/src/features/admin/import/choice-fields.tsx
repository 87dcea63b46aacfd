import type { DocumentReading } from '@pius/contracts/blog-import.ts';
import { type BlogCategory, blogCategories } from '@pius/domain/blog/post.ts';
import { type Language, languageInfo, languages } from '@pius/domain/language.ts';
import { useTranslation } from 'react-i18next';
import { Leaf } from '@/ui/kit/card.tsx';
import { RadioGroup } from '@/ui/kit/radio-group.tsx';
import { SelectField } from '@/ui/kit/select-field.tsx';
import { TextField } from '@/ui/kit/text-field.tsx';
import { ableKeys, type ImportChoices } from './import-choices.ts';

interface ChoiceFieldsProps {
  reading: DocumentReading;
  choices: ImportChoices;
  onChange: (choices: ImportChoices) => void;
}

/** As what the posts of a document come in: their language, drafts or not, and what some of them lack. */
export function ChoiceFields({ reading, choices, onChange }: ChoiceFieldsProps) {
  const { t } = useTranslation('desk');
  const { t: topic } = useTranslation('blog');
  const { posts } = reading;
  function changeLanguage(language: Language) {
    const chosen = { ...choices, language };
    onChange({ ...chosen, keys: ableKeys(posts, chosen) });
  }
  return (
    <Leaf className="grid gap-4 md:grid-cols-2" padding="normal">
      <SelectField
        hint={t('import.language.hint')}
        label={t('import.language')}
        onChange={({ target }) => changeLanguage(target.value as Language)}
        options={languages.map((value) => ({ value, label: languageInfo[value].label }))}
        value={choices.language}
      />
      {posts.some(({ category }) => category === null) ? (
        <SelectField
          hint={t('import.category.hint')}
          label={t('import.category')}
          onChange={({ target }) =>
            onChange({ ...choices, category: target.value as BlogCategory })
          }
          options={blogCategories.map((value) => ({ value, label: topic(`category.${value}`) }))}
          value={choices.category}
        />
      ) : null}
      {posts.some(({ author }) => author === '') ? (
        <TextField
          hint={t('import.author.hint')}
          label={t('import.author')}
          maxLength={80}
          onChange={({ target }) => onChange({ ...choices, author: target.value })}
          value={choices.author}
        />
      ) : null}
      <RadioGroup
        legend={t('import.how')}
        name="how"
        onChange={({ target }) => onChange({ ...choices, withDates: target.value === 'dates' })}
        options={[
          { value: 'drafts', label: t('import.drafts') },
          { value: 'dates', label: t('import.dates') },
        ]}
        value={choices.withDates ? 'dates' : 'drafts'}
      />
    </Leaf>
  );
}

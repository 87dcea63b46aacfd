import { type BlogCategory, blogCategories } from '@pius/domain/blog/post.ts';
import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '@/ui/i18n/use-error-message.ts';
import { Leaf } from '@/ui/kit/card.tsx';
import { Checkbox } from '@/ui/kit/checkbox.tsx';
import { Notice } from '@/ui/kit/notice.tsx';
import { SelectField } from '@/ui/kit/select-field.tsx';
import { TextField } from '@/ui/kit/text-field.tsx';
import { CoverField } from './cover-field.tsx';
import type { Shared } from './post-form.ts';
import type { EditorFault } from './use-post-editing.ts';

interface SharedFieldsProps {
  shared: Shared;
  fault: EditorFault | null;
  onChange: (shared: Partial<Shared>) => void;
}

/**
 * What the languages of a post share: its topic, its author, its cover, and whether it stands
 * first.
 */
export function SharedFields({ shared, fault, onChange }: SharedFieldsProps) {
  const { t } = useTranslation('desk');
  const { t: topic } = useTranslation('blog');
  const messageOf = useErrorMessage();
  const wrong = fault?.fields.author;
  return (
    <Leaf as="section" aria-label={t('blog.shared')} className="grid gap-4" padding="normal">
      {fault ? <Notice title={messageOf(fault.code)} tone="stop" /> : null}
      <div className="grid gap-4 md:grid-cols-2">
        <SelectField
          label={t('blog.category')}
          onChange={({ target }) => onChange({ category: target.value as BlogCategory })}
          options={blogCategories.map((value) => ({ value, label: topic(`category.${value}`) }))}
          value={shared.category}
        />
        <TextField
          error={wrong ? messageOf(wrong) : undefined}
          label={t('blog.author.label')}
          onChange={({ target }) => onChange({ author: target.value })}
          value={shared.author}
        />
      </div>
      <CoverField onChange={onChange} shared={shared} />
      <Checkbox
        checked={shared.featured}
        label={t('blog.featured')}
        onChange={({ target }) => onChange({ featured: target.checked })}
      />
    </Leaf>
  );
}

import type { ReadPost } from '@pius/contracts/blog-import.ts';
import { type Language, languageInfo, languages } from '@pius/domain/language.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { Leaf } from '@/ui/kit/card.tsx';
import { Checkbox } from '@/ui/kit/checkbox.tsx';
import { SelectField } from '@/ui/kit/select-field.tsx';
import { PostPreview } from '../blog/post-preview.tsx';
import { canComeIn, type Outcomes } from './import-choices.ts';

interface PostReportProps {
  post: ReadPost;
  language: Language;
  chosen: boolean;
  outcome: Outcomes[string] | null;
  locked: boolean;
  onChosen: (chosen: boolean) => void;
  onLanguage: (language: Language) => void;
}

/** One post of a document: what was read of it, what was left out and why, and how readers would see it. */
export function PostReport(props: PostReportProps) {
  const { post, language, chosen, outcome, locked, onChosen, onLanguage } = props;
  const { t } = useTranslation('desk');
  const own = useLanguage();
  const [open, setOpen] = useState(false);
  const isDone = outcome === 'made' || outcome === 'there';
  const title = post.title || t('blog.untitled');
  const date = post.published_at
    ? new Intl.DateTimeFormat(own, { dateStyle: 'medium' }).format(new Date(post.published_at))
    : null;
  return (
    <Leaf as="li" className="grid gap-2 [overflow-wrap:anywhere]" padding="normal">
      {canComeIn(post, language) && !isDone ? (
        <Checkbox
          checked={chosen}
          disabled={locked}
          label={<b>{title}</b>}
          onChange={({ target }) => onChosen(target.checked)}
        />
      ) : (
        <p>
          <b>{title}</b>
        </p>
      )}
      <p className="text-ink-soft">
        {t('import.words', { count: post.words })}
        {' · '}
        {date ? t('import.was-published', { date }) : t('import.was-draft')}
        {post.slug ? ` · /blog/${post.slug}` : ''}
      </p>
      {post.refusal || isDone ? null : (
        <SelectField
          aria-label={t('import.language.of', { title })}
          className="max-w-72"
          disabled={locked}
          label={t('import.language.one')}
          onChange={({ target }) => onLanguage(target.value as Language)}
          options={languages.map((value) => ({ value, label: languageInfo[value].label }))}
          value={language}
        />
      )}
      {outcome ? <p className="font-bold">{t(`import.outcome.${outcome}`)}</p> : null}
      {post.refusal ? <p className="font-bold">{t(`import.refusal.${post.refusal}`)}</p> : null}
      {!post.refusal && !outcome && post.there.includes(language) ? (
        <p className="font-bold">{t('import.is-there')}</p>
      ) : null}
      {post.remarks.length > 0 ? (
        <ul className="list-disc ps-5">
          {post.remarks.map(({ code, count, detail }) => (
            <li key={code + detail}>
              {t(`import.remark.${code}`, { count })}
              {detail ? <span className="text-ink-soft"> ({detail})</span> : null}
            </li>
          ))}
        </ul>
      ) : null}
      {post.source ? (
        <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary className="min-h-11 cursor-pointer content-center font-bold">
            {t('import.look', { title })}
          </summary>
          {open ? <PostPreview lang={language} source={post.source} /> : null}
        </details>
      ) : null}
    </Leaf>
  );
}

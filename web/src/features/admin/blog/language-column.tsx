import { slugOf } from '@pius/domain/blog/slug.ts';
import { type Language, languageInfo } from '@pius/domain/language.ts';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '@/ui/i18n/use-error-message.ts';
import { Button } from '@/ui/kit/button.tsx';
import { Leaf } from '@/ui/kit/card.tsx';
import { classes } from '@/ui/kit/classes.ts';
import { Notice } from '@/ui/kit/notice.tsx';
import { TextAreaField, TextField } from '@/ui/kit/text-field.tsx';
import { MarkdownField } from './markdown-field.tsx';
import { type Texts, withTitle } from './post-form.ts';
import { PostPreview } from './post-preview.tsx';
import { Publication } from './publication.tsx';
import { useSlugOwner } from './use-desk-preview.ts';
import type { PostEditing } from './use-post-editor.ts';

interface LanguageColumnProps {
  language: Language;
  editing: PostEditing;
  className?: string;
}

/** A post in one language: its words, how readers see them, and when it is published. */
export function LanguageColumn({ language, editing, className }: LanguageColumnProps) {
  const { t } = useTranslation('desk');
  const { post, form, changed } = editing;
  const texts = form.texts[language];
  const version = post.versions.find((one) => one.language === language);
  const fault = editing.fault?.part === language ? editing.fault : null;
  const column = useFieldAtFault(fault);
  const hasCover = form.shared.cover_art !== null || form.shared.cover_picture !== null;
  const write = (more: Partial<Texts>) => editing.write(language, { ...texts, ...more });
  return (
    <Leaf
      aria-labelledby={`column-${language}`}
      as="section"
      className={classes('grid min-w-0 content-start gap-4', className)}
      padding="normal"
      ref={column}
    >
      <h2 className="text-d4">
        <span id={`column-${language}`} lang={language}>
          {languageInfo[language].label}
        </span>
        {changed.includes(language) ? (
          <span className="ms-2 text-ink-soft text-ui">{t('blog.changed')}</span>
        ) : null}
      </h2>
      <Conflict editing={editing} language={language} />
      <Fields
        fields={fault?.fields ?? {}}
        hasCover={hasCover}
        language={language}
        onTitle={(title) =>
          editing.write(language, withTitle(texts, title, version?.status === 'published'))
        }
        postId={post.id}
        texts={texts}
        write={write}
      />
      <PostPreview lang={language} source={texts.source} />
      <Publication editing={editing} language={language} version={version ?? null} />
    </Leaf>
  );
}

/**
 * Brings the first field that hinders into view: anyone who published stands at the other end of a
 * long column.
 */
function useFieldAtFault(fault: PostEditing['fault']) {
  const column = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (fault) column.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [fault]);
  return column;
}

/** What can be done where somebody else has saved the same language meanwhile. */
function Conflict({ editing, language }: { editing: PostEditing; language: Language }) {
  const { t } = useTranslation('desk');
  const messageOf = useErrorMessage();
  const fault = editing.fault?.part === language ? editing.fault : null;
  if (!fault) return null;
  const hasChanged = fault.code === 'post_changed';
  return (
    <Notice title={messageOf(fault.code)} tone={hasChanged ? 'again' : 'stop'} live="alert">
      {hasChanged ? (
        <div className="mt-2 flex flex-wrap gap-3">
          <Button onClick={() => void editing.takeTheirs(language)}>{t('blog.theirs')}</Button>
          <Button onClick={() => void editing.saveOver(language)}>{t('blog.mine')}</Button>
        </div>
      ) : null}
    </Notice>
  );
}

interface FieldsProps {
  language: Language;
  postId: string;
  texts: Texts;
  hasCover: boolean;
  /** What is wrong, by field, in codes. */
  fields: Record<string, string>;
  onTitle: (title: string) => void;
  write: (more: Partial<Texts>) => void;
}

function Fields(props: FieldsProps) {
  const { language, postId, texts, hasCover, fields, onTitle, write } = props;
  const { t } = useTranslation('desk');
  const messageOf = useErrorMessage();
  const owner = useSlugOwner(language, texts.slug, postId);
  const wrong = (field: string) => (fields[field] ? messageOf(fields[field]) : undefined);
  return (
    <>
      <TextField
        error={wrong('title')}
        label={t('blog.title')}
        lang={language}
        onChange={({ target }) => onTitle(target.value)}
        value={texts.title}
      />
      <TextField
        autoCapitalize="off"
        error={owner === null ? wrong('slug') : t('blog.slug.taken', { title: owner })}
        hint={t('blog.slug.hint')}
        label={t('blog.slug')}
        onBlur={() => write({ slug: slugOf(texts.slug) })}
        onChange={({ target }) => write({ slug: target.value })}
        spellCheck={false}
        value={texts.slug}
      />
      <TextAreaField
        error={wrong('summary')}
        hint={t('blog.summary.hint')}
        label={t('blog.summary')}
        lang={language}
        onChange={({ target }) => write({ summary: target.value })}
        value={texts.summary}
      />
      {hasCover ? (
        <TextField
          error={wrong('cover_alt')}
          hint={t('blog.cover-alt.hint')}
          label={t('blog.cover-alt')}
          lang={language}
          onChange={({ target }) => write({ cover_alt: target.value })}
          value={texts.cover_alt}
        />
      ) : null}
      <MarkdownField
        error={wrong('source')}
        label={t('blog.source')}
        lang={language}
        onChange={(source) => write({ source })}
        value={texts.source}
      />
    </>
  );
}

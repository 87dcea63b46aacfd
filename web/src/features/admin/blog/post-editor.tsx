import { type Language, languageInfo, languages } from '@pius/domain/language.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { Button } from '@/ui/kit/button.tsx';
import { ButtonLink } from '@/ui/kit/button-link.tsx';
import { classes } from '@/ui/kit/classes.ts';
import { Notice } from '@/ui/kit/notice.tsx';
import { notify } from '@/ui/toast/notify.ts';
import { DeletePost } from './delete-post.tsx';
import { LanguageColumn } from './language-column.tsx';
import { LeavingGuard } from './leaving-guard.tsx';
import { SharedFields } from './shared-fields.tsx';
import type { DeskPost } from './use-desk-posts.ts';
import { usePostEditor } from './use-post-editor.ts';

/** Writes a post: what its languages share, and each language, side by side where there is room. */
export function PostEditor({ post: opened, userId }: { post: DeskPost; userId: string }) {
  const { t } = useTranslation('desk');
  const own = useLanguage();
  const navigate = useNavigate();
  const editing = usePostEditor(opened, userId);
  const [open, setOpen] = useState<Language>(own);
  const [deleted, setDeleted] = useState(false);
  const { isChanged, changed, busy, wasKept: wasRestored, fault } = editing;

  async function save() {
    if (await editing.save()) notify('success', t('blog.saved'));
  }

  return (
    <div className="grid gap-5">
      <ButtonLink className="justify-self-start" to="/admin/blog" variant="quiet">
        {t('blog.back')}
      </ButtonLink>
      {wasRestored && isChanged ? (
        <Notice title={t('blog.kept')} tone="note">
          <p>{t('blog.kept.text')}</p>
          <Button className="mt-2" onClick={editing.discard}>
            {t('blog.discard')}
          </Button>
        </Notice>
      ) : null}
      <SharedFields
        fault={fault?.part === 'shared' ? fault : null}
        onChange={editing.change}
        shared={editing.form.shared}
      />
      <fieldset aria-label={t('blog.languages')} className="grid grid-cols-3 gap-2 xl:hidden">
        {languages.map((language) => (
          <button
            aria-pressed={language === open}
            className="min-h-11 rounded-control border-2 border-edge px-1 font-bold aria-pressed:border-gold-deep aria-pressed:bg-sunken"
            key={language}
            lang={language}
            onClick={() => setOpen(language)}
            type="button"
          >
            {languageInfo[language].label.replace(/ \(.*/, '')}
            {changed.includes(language) ? ' *' : ''}
          </button>
        ))}
      </fieldset>
      <div className="grid gap-5 xl:grid-cols-3">
        {languages.map((language) => (
          <LanguageColumn
            className={classes(language !== open && 'max-xl:hidden')}
            editing={editing}
            key={language}
            language={language}
          />
        ))}
      </div>
      <div className="save-bar sticky bottom-0 z-10 flex flex-wrap items-center gap-4 border-rule border-t-2 bg-page py-3">
        <Button busy={busy} className="max-md:w-full" onClick={() => void save()} variant="gold">
          {t('blog.save')}
        </Button>
        <p role="status">{isChanged ? t('blog.unsaved') : t('blog.all-saved')}</p>
        {isChanged && !wasRestored ? (
          <Button onClick={editing.discard} variant="quiet">
            {t('blog.discard')}
          </Button>
        ) : null}
      </div>
      <DeletePost
        onDeleted={() => {
          editing.discard();
          setDeleted(true);
          notify('success', t('blog.deleted'));
          void navigate('/admin/blog');
        }}
        post={editing.post}
      />
      <LeavingGuard guarded={isChanged && !deleted} />
    </div>
  );
}

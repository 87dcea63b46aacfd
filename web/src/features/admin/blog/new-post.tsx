import { longest } from '@pius/domain/blog/post.ts';
import { languageInfo } from '@pius/domain/language.ts';
import { FileInput, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useSession } from '@/learning/session/use-session.ts';
import { useErrorMessage } from '@/ui/i18n/use-error-message.ts';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { Button } from '@/ui/kit/button.tsx';
import { ButtonLink } from '@/ui/kit/button-link.tsx';
import { FormDialog } from '@/ui/kit/form-dialog.tsx';
import { TextField } from '@/ui/kit/text-field.tsx';
import { AnswerFault } from '../orders/answer-fault.tsx';
import { useCreatePost } from './use-desk-posts.ts';

/** Begins a post, or brings some in. */
export function NewPost() {
  const { t } = useTranslation('desk');
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="flex flex-wrap gap-3 max-md:*:w-full">
      <Button onClick={() => setOpen(true)} variant="gold">
        <Plus aria-hidden />
        {t('blog.new')}
      </Button>
      <ButtonLink to="/import-post">
        <FileInput aria-hidden />
        {t('blog.import')}
      </ButtonLink>
      {isOpen ? <TitleDialog onClose={() => setOpen(false)} /> : null}
    </div>
  );
}

/** Asks for the title: nothing is made before there is one. */
function TitleDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('desk');
  const messageOf = useErrorMessage();
  const language = useLanguage();
  const { user } = useSession();
  const navigate = useNavigate();
  const [title, setTitle] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { mutateAsync, isPending, error } = useCreatePost();

  async function create() {
    setMissing(title.trim() === '');
    if (title.trim() === '') return;
    const author = user?.name.trim().slice(0, longest.author) || t('blog.author');
    const shared = { category: 'news', cover_art: null, cover_picture: null } as const;
    const first = { language, title: title.trim() };
    try {
      const { id } = await mutateAsync({ ...shared, author, first });
      await navigate(`/admin/blog/${id}`);
    } catch {
      // the window says why, and keeps what was written
    }
  }

  return (
    <FormDialog
      busy={isPending}
      description={t('blog.new.text')}
      onClose={onClose}
      onSubmit={create}
      submitLabel={t('blog.new.submit')}
      title={t('blog.new')}
    >
      <TextField
        error={isMissing ? messageOf('post_field_missing') : undefined}
        label={t('blog.new.title', { language: languageInfo[language].label })}
        lang={language}
        maxLength={longest.title}
        onChange={({ target }) => setTitle(target.value)}
        value={title}
      />
      <AnswerFault error={error} />
    </FormDialog>
  );
}

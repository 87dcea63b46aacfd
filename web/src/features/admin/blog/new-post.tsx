import { longest } from '@pius/domain/blog/post.ts';
import { languageInfo } from '@pius/domain/language.ts';
import { FileInput, Plus } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useErrorWords } from '@/shared/i18n/use-error-words.ts';
import { useLanguage } from '@/shared/i18n/use-language.ts';
import { useSession } from '@/shared/session/use-session.ts';
import { Button } from '@/shared/ui/button.tsx';
import { ButtonLink } from '@/shared/ui/button-link.tsx';
import { Dialog } from '@/shared/ui/dialog.tsx';
import { TextField } from '@/shared/ui/text-field.tsx';
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
  const words = useErrorWords();
  const language = useLanguage();
  const { user } = useSession();
  const navigate = useNavigate();
  const form = useId();
  const [title, setTitle] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { mutateAsync, isPending, error } = useCreatePost();

  async function create(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = event.currentTarget.querySelector('input');
    setMissing(title.trim() === '');
    if (title.trim() === '') return field?.focus();
    if (isPending) return;
    const author = user?.name.trim().slice(0, longest.author) || t('blog.author');
    const shared = { category: 'news', cover_art: null, cover_picture: null } as const;
    const first = { language, title: title.trim() };
    try {
      const { id } = await mutateAsync({ ...shared, author, first });
      await navigate(`/admin/blog/${id}`);
    } catch {
      // the window says why, and keeps what was written
      field?.focus();
    }
  }

  return (
    <Dialog
      closeLabel={t('close')}
      description={t('blog.new.text')}
      footer={
        <>
          <Button
            busy={isPending}
            className="max-md:w-full"
            form={form}
            type="submit"
            variant="gold"
          >
            {t('blog.new.submit')}
          </Button>
          <Button className="max-md:w-full" onClick={onClose} variant="quiet">
            {t('cancel')}
          </Button>
        </>
      }
      onOpenChange={(open) => {
        if (!open && !isPending) onClose();
      }}
      open
      title={t('blog.new')}
    >
      <form className="grid gap-5 pb-1 text-ui" id={form} noValidate onSubmit={create}>
        <TextField
          error={isMissing ? words('post_field_missing') : undefined}
          label={t('blog.new.title', { language: languageInfo[language].label })}
          lang={language}
          maxLength={longest.title}
          onChange={({ target }) => setTitle(target.value)}
          value={title}
        />
        <AnswerFault error={error} />
      </form>
    </Dialog>
  );
}

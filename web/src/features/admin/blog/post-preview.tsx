import { type Language, languageInfo } from '@pius/domain/language.ts';
import { useTranslation } from 'react-i18next';
import { ApiError } from '@/ui/api/api-error.ts';
import { useErrorMessage } from '@/ui/i18n/use-error-message.ts';
import { PostText } from '@/ui/text/post-text.tsx';
import { useDeskPreview } from './use-desk-preview.ts';

/** A text as readers would see it, made by the server a moment after it was typed. */
export function PostPreview({ source, lang }: { source: string; lang: Language }) {
  const { t } = useTranslation('desk');
  const messageOf = useErrorMessage();
  const { data, error } = useDeskPreview(source);
  return (
    <details className="min-w-0" open>
      <summary className="min-h-11 cursor-pointer content-center font-bold">
        {t('blog.preview')}
        {data ? ` (${t('blog.preview.minutes', { count: data.read_minutes })})` : ''}
      </summary>
      {error ? (
        <p className="text-ink-soft" role="status">
          {messageOf(error instanceof ApiError ? error.code : 'internal')}
        </p>
      ) : (
        // Reached by the keyboard, so that it can be scrolled by it.
        <section
          aria-label={`${t('blog.preview')}, ${languageInfo[lang].label}`}
          className="max-h-[60vh] overflow-auto rounded-control bg-sunken p-4 [overflow-wrap:anywhere]"
          lang={lang}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached
          tabIndex={0}
        >
          {source.trim() === '' ? (
            <p className="text-ink-soft">{t('blog.preview.none')}</p>
          ) : (
            <PostText html={data?.html ?? ''} />
          )}
        </section>
      )}
    </details>
  );
}

import { languageInfo } from '@pius/domain/language.ts';
import { Languages } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { storeLanguage } from '@/ui/i18n/language.ts';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { Notice } from '@/ui/kit/notice.tsx';
import type { Post } from './use-posts.ts';

/** The other languages of a post, each a link that also turns the page into that language; and a word where it lacks the reader's. */
export function PostLanguages({ post }: { post: Post }) {
  const { t } = useTranslation('blog');
  const reader = useLanguage();
  const others = post.versions.filter(({ language }) => language !== post.language);
  const own = new Intl.DisplayNames(reader, { type: 'language' }).of(post.language);
  return (
    <>
      {post.language === reader ? null : (
        <Notice live="none" title={t('post.only', { language: own })} tone="note" />
      )}
      {others.length > 0 ? (
        <nav aria-label={t('post.other')} className="flex flex-wrap items-center gap-x-4">
          <Languages aria-hidden className="text-ink-soft" />
          {others.map(({ language, slug, title }) => (
            <a
              className="inline-flex min-h-(--tap) items-center"
              href={`/blog/${slug}`}
              hrefLang={language}
              key={language}
              lang={language}
              onClick={() => storeLanguage(language)}
              title={title}
            >
              {languageInfo[language].label}
            </a>
          ))}
        </nav>
      ) : null}
    </>
  );
}

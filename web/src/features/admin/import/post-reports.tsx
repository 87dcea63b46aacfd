import type { ReadPost } from '@pius/contracts/blog-import.ts';
import type { Language } from '@pius/domain/language.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/kit/button.tsx';
import { ableKeys, type ImportChoices, languageFor, type Outcomes } from './import-choices.ts';
import { PostReport } from './post-report.tsx';

/** As many posts are drawn at a time. */
const step = 50;

interface PostReportsProps {
  posts: readonly ReadPost[];
  choices: ImportChoices;
  outcomes: Outcomes;
  locked: boolean;
  onKeys: (keys: string[]) => void;
  onLanguage: (post: ReadPost, language: Language) => void;
}

/** The posts of a document, each with its report, to be chosen among. */
export function PostReports(props: PostReportsProps) {
  const { posts, choices, outcomes, locked, onKeys, onLanguage } = props;
  const { t } = useTranslation('desk');
  const [shown, setShown] = useState(step);
  const { keys } = choices;
  const chosen = new Set(keys);
  const able = ableKeys(posts, choices);
  return (
    <section aria-label={t('import.posts')} className="grid gap-4">
      {able.length > 1 && !locked ? (
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => onKeys(able)} variant="quiet">
            {t('import.all')}
          </Button>
          <Button onClick={() => onKeys([])} variant="quiet">
            {t('import.none')}
          </Button>
        </div>
      ) : null}
      <ol className="grid gap-3">
        {posts.slice(0, shown).map((post) => (
          <PostReport
            chosen={chosen.has(post.key)}
            key={post.key + post.slug}
            language={languageFor(post, choices)}
            locked={locked}
            onChosen={(isChosen) =>
              onKeys(isChosen ? [...keys, post.key] : keys.filter((key) => key !== post.key))
            }
            onLanguage={(language) => onLanguage(post, language)}
            outcome={outcomes[post.key] ?? null}
            post={post}
          />
        ))}
      </ol>
      {posts.length > shown ? (
        <Button className="justify-self-start" onClick={() => setShown(shown + step)}>
          {t('import.more', { count: posts.length - shown })}
        </Button>
      ) : null}
    </section>
  );
}

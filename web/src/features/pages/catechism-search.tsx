import { Printer } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/kit/button.tsx';
import { INPUT_CLASSES } from '@/ui/kit/input-look.ts';
import type { SearchState } from './use-catechism-search.ts';

interface CatechismSearchProps {
  search: SearchState;
  /** How many entries there are. */
  total: number;
}

/**
 * The field to search by. It answers while one types; sent before the page is awake, the browser
 * asks for the page with the words in its address, which come to the same.
 */
export function CatechismSearch({ search, total }: CatechismSearchProps) {
  const { t } = useTranslation('public');
  const id = useId();
  const { typed, type, query, matches: result } = search;
  const count = result?.size ?? total;
  return (
    <search className="catechism-search">
      <form
        onSubmit={(event) => {
          event.preventDefault();
        }}
      >
        <label htmlFor={id}>{t('catechism.search')}</label>
        <p className="catechism-hint" id={`${id}-hint`}>
          {t('catechism.search-hint')}
        </p>
        <div className="catechism-field">
          <input
            aria-describedby={`${id}-hint`}
            autoComplete="off"
            className={INPUT_CLASSES}
            enterKeyHint="search"
            id={id}
            maxLength={100}
            name="q"
            onChange={(event) => type(event.target.value)}
            type="search"
            value={typed}
          />
          <Button type="submit" variant="outline">
            {t('catechism.search-submit')}
          </Button>
        </div>
      </form>
      <p className="catechism-count" role="status">
        {count === 0 ? (
          <>
            <b>{t('catechism.none.title')}.</b> {t('catechism.none.text')}
          </>
        ) : (
          t(result ? 'catechism.found' : 'catechism.all', { count, words: query })
        )}
      </p>
      <div className="catechism-actions">
        <Button onClick={() => window.print()} variant="outline">
          <Printer aria-hidden />
          {t('catechism.print')}
        </Button>
        {result && (
          <Button onClick={() => type('')} variant="quiet">
            {t('catechism.show-all')}
          </Button>
        )}
      </div>
    </search>
  );
}

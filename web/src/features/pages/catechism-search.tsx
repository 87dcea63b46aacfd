import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/shared/ui/button.tsx';
import { INPUT_CLASSES } from '@/shared/ui/input-look.ts';
import type { SearchState } from './use-catechism-search.ts';

/**
 * The field to search by. It answers while one types; sent before the page is awake, the browser asks for the page with
 * the words in its address, which come to the same.
 */
export function CatechismSearch({ search }: { search: SearchState }) {
  const { t } = useTranslation('public');
  const id = useId();
  const { typed, type, wanted, count } = search;
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
        {t(wanted === '' ? 'catechism.all' : 'catechism.found', { count })}
      </p>
      {wanted !== '' && count === 0 && (
        <p>
          <b>{t('catechism.none.title')}.</b> {t('catechism.none.text')}
        </p>
      )}
      {wanted !== '' && (
        <Button className="catechism-all" onClick={() => type('')} variant="quiet">
          {t('catechism.show-all')}
        </Button>
      )}
    </search>
  );
}

import { type Language, languages } from '@pius/domain/language.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { Button } from '@/ui/kit/button.tsx';
import { type Change, changesOf, isTruth } from './lesson-changes.ts';
import type { Correction } from './use-correction.ts';
import { usePlaceName } from './use-place-name.ts';
import { sideOf, type WordChange, wordChanges } from './word-changes.ts';

interface ChangeListProps {
  correction: Correction;
  /** Shows a place in a language. */
  onGo: (language: Language, path: string) => void;
}

/**
 * Every place that was changed and is not published: what it says and what it would say, and which
 * languages keep theirs.
 */
export function ChangeList({ correction, onGo }: ChangeListProps) {
  const { t } = useTranslation('desk');
  const { changed, standingOf: statusOf, draftOf } = correction;
  const changes = changed.map((language) => {
    const draft = draftOf(language);
    return { language, places: draft && changesOf(statusOf(language).fields, draft) };
  });
  const isSameIn = (path: string, language: Language) =>
    !changes.some((one) => one.language === language && one.places?.some((at) => at.path === path));
  const tongues = new Intl.DisplayNames(useLanguage(), { type: 'language' });
  if (changed.length === 0) return null;
  return (
    <section className="grid gap-4">
      <h2 className="text-d3">{t('lesson.changes')}</h2>
      {changes.map(({ language, places }) => (
        <section className="grid gap-3" key={language}>
          <h3 className="font-bold font-body text-body first-letter:uppercase">
            {tongues.of(language)}
          </h3>
          {places?.length === 0 ? <p>{t('lesson.changes.none')}</p> : null}
          {places === null ? <p>{t('lesson.unreadable')}</p> : null}
          <ul className="grid gap-3">
            {places?.map((change) => (
              <ChangeItem
                change={change}
                key={change.path}
                language={language}
                onGo={onGo}
                others={languages.filter(
                  (other) =>
                    isSameIn(change.path, other) && statusOf(other).fields.has(change.path),
                )}
              />
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

interface ChangeItemProps {
  change: Change;
  language: Language;
  /** The languages in which the place stays as it is. */
  others: readonly Language[];
  onGo: (language: Language, path: string) => void;
}

function ChangeItem({ change, language, others, onGo }: ChangeItemProps) {
  const { t } = useTranslation('desk');
  const own = useLanguage();
  const name = usePlaceName()(change.path);
  const tongues = new Intl.DisplayNames(own, { type: 'language' });
  const nameOf = (one: Language) => tongues.of(one) ?? one;
  const said = (words: string | null) =>
    isTruth(change.path) && words ? t(words === 'true' ? 'lesson.true' : 'lesson.false') : words;
  const words = wordChanges(said(change.before) ?? '', said(change.after) ?? '');
  return (
    <li className="leaf grid gap-2 p-4 [overflow-wrap:anywhere]">
      <h4 className="font-bold">{name}</h4>
      <p className="whitespace-pre-line">
        <b>{t('lesson.changes.before')}</b>{' '}
        {change.before ? (
          <Words changes={words} side="old" language={language} />
        ) : (
          <i>{t(change.before === null ? 'lesson.changes.absent' : 'lesson.changes.emptied')}</i>
        )}
      </p>
      <p className="whitespace-pre-line">
        <b>{t('lesson.changes.after')}</b>{' '}
        {change.after ? (
          <Words changes={words} side="new" language={language} />
        ) : (
          <i>{t(change.after === null ? 'lesson.changes.taken' : 'lesson.changes.emptied')}</i>
        )}
      </p>
      {change.after === null ? null : (
        <div>
          <Button
            aria-label={t('lesson.changes.edit.label', { place: name })}
            onClick={() => onGo(language, change.path)}
            variant="quiet"
          >
            {t('lesson.changes.edit')}
          </Button>
        </div>
      )}
      {others.length > 0 ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-soft">
          <p>
            {t('lesson.changes.stay', {
              languages: new Intl.ListFormat(own).format(others.map(nameOf)),
            })}
          </p>
          {others.map((other) => (
            <button
              aria-label={t('lesson.changes.open', { language: nameOf(other), place: name })}
              className="min-h-11 font-bold text-link underline"
              key={other}
              onClick={() => onGo(other, change.path)}
              type="button"
            >
              {nameOf(other)}
            </button>
          ))}
        </div>
      ) : null}
    </li>
  );
}

interface WordsProps {
  changes: readonly WordChange[];
  /** Which of the two texts is told. */
  side: 'old' | 'new';
  language: Language;
}

/** One of two texts, with what is not in the other struck through or underlined. */
function Words({ changes, side: save, language }: WordsProps) {
  return (
    <span lang={language}>
      {sideOf(changes, save).map(({ is, words }, index) => {
        const key = `${index} ${words}`;
        if (is === 'old')
          return (
            <del className="bg-sunken font-bold" key={key}>
              {words}
            </del>
          );
        if (is === 'new') {
          return (
            <ins className="bg-sunken font-bold decoration-2 underline-offset-3" key={key}>
              {words}
            </ins>
          );
        }
        return <span key={key}>{words}</span>;
      })}
    </span>
  );
}

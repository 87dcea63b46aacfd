import type { Language } from '@pius/domain/language.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Accordion, AccordionItem } from '@/ui/kit/accordion.tsx';
import { Button } from '@/ui/kit/button.tsx';
import { TextField } from '@/ui/kit/text-field.tsx';
import { findInText } from './find-sentences.ts';
import type { LessonFile, Sentence } from './lesson-sentences.ts';
import { SentenceField } from './sentence-field.tsx';
import { groupOf, lessonGroups } from './sentence-places.ts';
import { SentenceRow } from './sentence-row.tsx';
import { usePlaceName } from './use-place-name.ts';

interface SentencePaneProps {
  language: Language;
  file: LessonFile;
  /** What is in force, by its path. */
  inForce: ReadonlyMap<string, string>;
  edits: Readonly<Record<string, string>>;
  /** What the check found at a sentence, by its path. */
  faults: ReadonlyMap<string, string>;
  /** Only the sentences at and below this place are wanted; null for all. */
  only: string | null;
  /** The sentence whose field is open. */
  open: string | null;
  onOpen: (path: string | null) => void;
  onShowAll: () => void;
  onWrite: (sentence: Sentence, words: string) => void;
}

/**
 * The sentences of a lesson in one language: looked through, found by their words, each changed in
 * a field of its own.
 */
export function SentencePane(props: SentencePaneProps) {
  const { file, edits, only, open, onShowAll } = props;
  const { t } = useTranslation('desk');
  const [typed, setTyped] = useState('');
  const requested = only === null ? typed : '';
  const isSought = requested.trim() !== '';
  const inPlace = (path: string) => only === null || path === only || path.startsWith(`${only}.`);
  const isMatch = ({ path, value }: Sentence) =>
    findInText(edits[path] ?? value, requested) !== null;
  const visible = file.sentences.filter(({ path }) => inPlace(path));
  const count = visible.filter(isMatch).length;
  // The one that is being changed stays, though its words may be others by now.
  const shown = visible.filter((sentence) => sentence.path === open || isMatch(sentence));
  const list = (sentences: readonly Sentence[]) => (
    <SentenceList {...props} sentences={sentences} query={requested} />
  );
  return (
    <div className="grid gap-4">
      {only === null ? (
        <TextField
          className="max-w-120"
          hint={t('lesson.find.hint')}
          label={t('lesson.find')}
          maxLength={200}
          onChange={({ target }) => setTyped(target.value)}
          type="search"
          value={typed}
        />
      ) : (
        <div className="flex flex-wrap items-center gap-3">
          <p>{t('lesson.only')}</p>
          <Button onClick={onShowAll} variant="quiet">
            {t('lesson.show-all')}
          </Button>
        </div>
      )}
      <p role="status">
        {isSought ? t(count === 0 ? 'lesson.found.none' : 'lesson.found', { count }) : null}
      </p>
      {isSought || only !== null ? (
        list(shown)
      ) : (
        <Accordion>
          {lessonGroups.map((group) => {
            const sentences = shown.filter(({ path }) => groupOf(path) === group);
            const heading = { group: t(`lesson.group.${group}`), count: sentences.length };
            return (
              <AccordionItem key={group} summary={t('lesson.group-count', heading)}>
                {list(sentences)}
              </AccordionItem>
            );
          })}
        </Accordion>
      )}
    </div>
  );
}

interface SentenceListProps extends SentencePaneProps {
  sentences: readonly Sentence[];
  query: string;
}

function SentenceList(props: SentenceListProps) {
  const {
    sentences,
    query: requested,
    language,
    inForce,
    edits,
    faults,
    open,
    onOpen,
    onWrite,
  } = props;
  const nameOf = usePlaceName();
  return (
    <ul className="grid">
      {sentences.map((sentence) => {
        const { path, value } = sentence;
        const words = edits[path] ?? value;
        return (
          <li className="border-rule border-b last:border-0" key={path}>
            {open === path ? (
              <SentenceField
                fault={faults.get(path)}
                language={language}
                name={nameOf(path)}
                onClose={(button) => {
                  const place = button.closest('li');
                  onOpen(null);
                  requestAnimationFrame(() => place?.querySelector('button')?.focus());
                }}
                onWrite={(written) => onWrite(sentence, written)}
                sentence={sentence}
                words={words}
              />
            ) : (
              <SentenceRow
                isChanged={words !== inForce.get(path)}
                isFaulty={faults.has(path)}
                language={language}
                name={nameOf(path)}
                onOpen={() => onOpen(path)}
                sentence={{ ...sentence, value: words }}
                stretches={findInText(words, requested) ?? [{ words, matches: false }]}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '@/ui/i18n/use-error-message.ts';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { Button } from '@/ui/kit/button.tsx';
import { Leaf } from '@/ui/kit/card.tsx';
import { Notice } from '@/ui/kit/notice.tsx';
import { ChoiceFields } from './choice-fields.tsx';
import {
  firstChoices,
  type ImportChoices,
  type Outcomes,
  postsToSend,
  withLanguage,
} from './import-choices.ts';
import type { StoredDocument } from './import-database.ts';
import { ImportProgress } from './import-progress.tsx';
import { PostReports } from './post-reports.tsx';
import { useImportRun } from './use-import-run.ts';

interface OpenDocumentProps {
  userId: string;
  author: string;
  document: StoredDocument;
  /** How far it had come before the page was left. */
  progress: { choices: ImportChoices; outcomes: Outcomes } | null;
  onClose: () => void;
}

/**
 * A document that was read: its posts with a report for each, what is wanted of it, and how far
 * that is.
 */
export function OpenDocument(props: OpenDocumentProps) {
  const { userId, author, document, progress, onClose } = props;
  const { t } = useTranslation('desk');
  const messageOf = useErrorMessage();
  const own = useLanguage();
  const { name, reading } = document;
  const [choices, setChoices] = useState(() => ({
    ...firstChoices(reading, own, author),
    ...progress?.choices,
  }));
  const run = useImportRun(userId, reading, progress?.outcomes ?? {});
  const left = postsToSend(reading, choices, run.outcomes).length;
  const begun = Object.keys(run.outcomes).length > 0;
  return (
    <div className="grid gap-5">
      <Leaf className="grid gap-3" padding="normal">
        <h2 className="text-d4 [overflow-wrap:anywhere]">{name}</h2>
        <p>{t('import.found', { count: reading.posts.length })}</p>
        {reading.passed_over.length > 0 ? (
          <p className="text-ink-soft">
            {t('import.passed-over', {
              list: reading.passed_over.map(({ type, count }) => `${type} (${count})`).join(', '),
            })}
          </p>
        ) : null}
        <Button className="justify-self-start" onClick={onClose} variant="quiet">
          {t('import.other')}
        </Button>
      </Leaf>
      {run.running ? null : (
        <ChoiceFields choices={choices} onChange={setChoices} reading={reading} />
      )}
      <Leaf className="grid gap-4" padding="normal">
        {begun && !run.running && left > 0 ? (
          <Notice title={t('import.interrupted', { count: left })} tone="note" />
        ) : null}
        {run.fault ? <Notice title={messageOf(run.fault)} tone="again" live="alert" /> : null}
        <ImportProgress left={left} outcomes={run.outcomes} running={run.running} />
        {run.running ? (
          <Button className="justify-self-start" onClick={run.stop}>
            {t('import.stop')}
          </Button>
        ) : left > 0 ? (
          <Button
            className="justify-self-start max-md:w-full"
            onClick={() => void run.start(choices)}
            variant="gold"
          >
            {t(begun ? 'import.go-on' : 'import.start', { count: left })}
          </Button>
        ) : null}
      </Leaf>
      <PostReports
        choices={choices}
        locked={run.running}
        onKeys={(keys) => setChoices({ ...choices, keys })}
        onLanguage={(post, language) => setChoices(withLanguage(choices, post, language))}
        outcomes={run.outcomes}
        posts={reading.posts}
      />
    </div>
  );
}

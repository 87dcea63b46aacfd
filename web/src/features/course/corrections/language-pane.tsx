import type { LessonFault } from '@pius/contracts/lesson-desk.ts';
import type { Language } from '@pius/domain/language.ts';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/kit/button.tsx';
import { Notice } from '@/ui/kit/notice.tsx';
import { FilePane } from './file-pane.tsx';
import { languageOfFault, sentenceOfFault } from './lesson-changes.ts';
import { SentencePane } from './sentence-pane.tsx';
import type { Correction } from './use-correction.ts';
import type { LessonViewState } from './use-view.ts';

interface LanguagePaneProps {
  language: Language;
  correction: Correction;
  view: LessonViewState;
  faults: readonly LessonFault[];
  area: Ref<HTMLTextAreaElement>;
  /** Something is typed: what was checked before says nothing of it. */
  onTyped: () => void;
}

/** A lesson in one language: its sentences, or the whole file for who knows its form. */
export function LanguagePane(props: LanguagePaneProps) {
  const { language, correction, view, faults, area, onTyped } = props;
  const { t } = useTranslation('desk');
  const { drafts, inForce, standingOf: statusOf, begunOf, fileOf, write, take } = correction;
  const status = inForce(language);
  const file = begunOf(language);
  return (
    <div className="grid gap-4">
      {status.file_changed ? <Notice title={t('lesson.file-changed')} tone="note" /> : null}
      {view.whole ? (
        <FilePane
          area={area}
          changed={drafts[language] !== undefined}
          language={language}
          onReset={() => take(language, null)}
          onText={(text) => {
            onTyped();
            take(language, text);
          }}
          text={fileOf(language) ?? drafts[language]?.file ?? status.text}
        />
      ) : file ? (
        <SentencePane
          edits={drafts[language]?.edits ?? {}}
          faults={faultsBySentence(language, faults, file.sentences)}
          file={file}
          inForce={statusOf(language).fields}
          language={language}
          onOpen={view.setOpen}
          onShowAll={view.showAll}
          onWrite={(sentence, words) => {
            onTyped();
            write(language, sentence, words);
          }}
          only={view.only}
          open={view.open}
        />
      ) : (
        <Notice title={t('lesson.unreadable')} tone="note" />
      )}
      <div>
        <Button
          onClick={() => (view.whole ? view.show(language, null) : view.showFile(language))}
          variant="quiet"
        >
          {t(view.whole ? 'lesson.by-sentence' : 'lesson.whole')}
        </Button>
      </div>
    </div>
  );
}

/** What the check found in a language, by the sentence it leads to. */
function faultsBySentence(
  language: Language,
  faults: readonly LessonFault[],
  sentences: Parameters<typeof sentenceOfFault>[1],
): Map<string, string> {
  const results = new Map<string, string>();
  for (const fault of faults) {
    const path =
      languageOfFault(fault) === language ? sentenceOfFault(fault, sentences)?.path : undefined;
    if (path !== undefined)
      results.set(path, [results.get(path), fault.message].filter(Boolean).join(' '));
  }
  return results;
}

import type { LessonFault, LessonForDesk } from '@pius/contracts/lesson-desk.ts';
import { parseLessonId } from '@pius/domain/course/ids.ts';
import { type Language, languageInfo, languages } from '@pius/domain/language.ts';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '@/ui/api/api-error.ts';
import { useErrorMessage } from '@/ui/i18n/use-error-message.ts';
import { Notice } from '@/ui/kit/notice.tsx';
import { Tabs } from '@/ui/kit/tabs.tsx';
import { ChangeList } from './change-list.tsx';
import { FaultList } from './fault-list.tsx';
import { LanguagePane } from './language-pane.tsx';
import { languageOfFault, sentenceOfFault } from './lesson-changes.ts';
import { LessonPreview } from './lesson-preview.tsx';
import { PublishForm } from './publish-form.tsx';
import { selectLine } from './select-line.ts';
import { useCorrection } from './use-correction.ts';
import { fetchVersion } from './use-lesson-desk.ts';
import { usePublication } from './use-publication.ts';
import { useView } from './use-view.ts';
import { type Version, VersionList } from './version-list.tsx';

interface LessonEditorProps {
  lesson: LessonForDesk;
  /** The language that is shown first. */
  language: Language;
  /** The id of the entry that is to be corrected; null where none is known. */
  entry: string | null;
}

/**
 * A lesson in three languages: its sentences changed, checked, looked at, published, and taken
 * back.
 */
export function LessonEditor({ lesson, language, entry }: LessonEditorProps) {
  const { t } = useTranslation('desk');
  const messageOf = useErrorMessage();
  const correction = useCorrection(lesson);
  const { changed, begunOf, draftOf } = correction;
  const view = useView(correction, language, entry);
  const publication = usePublication(lesson, correction);
  const { checked, fault } = publication;
  const area = useRef<HTMLTextAreaElement>(null);

  async function putBack(version: Version) {
    const { text } = await fetchVersion(lesson.id, version.id);
    publication.restart();
    correction.take(version.language, text);
    view.show(version.language, null);
  }
  const placeOf = (one: LessonFault) => {
    const of = languageOfFault(one) ?? view.language;
    return { of, path: sentenceOfFault(one, begunOf(of)?.sentences ?? [])?.path ?? null };
  };
  function goTo(one: LessonFault) {
    const { of, path } = placeOf(one);
    if (path) return view.show(of, path);
    view.showFile(of);
    requestAnimationFrame(() => selectLine(area.current, one.line));
  }
  const preview = checked?.previews.find((one) => one.language === view.language);

  return (
    <div className="grid gap-8">
      <Tabs
        label={t('lesson.languages')}
        onValueChange={(value) => view.setLanguage(value as Language)}
        tabs={languages.map((one) => ({
          value: one,
          label: `${languageInfo[one].label}${changed.includes(one) ? ' •' : ''}`,
          content: (
            <LanguagePane
              area={area}
              correction={correction}
              faults={checked?.faults ?? []}
              language={one}
              onTyped={publication.restart}
              view={view}
            />
          ),
        }))}
        value={view.language}
      />
      <ChangeList correction={correction} onGo={view.show} />
      <PublishForm
        busy={publication.isBusy}
        changed={changed}
        demo={parseLessonId(lesson.id)?.module === 1}
        onCheck={() => publication.look(view.language)}
        onPublish={(note) => void publication.publish(note)}
        ready={checked?.faults.length === 0}
      />
      {publication.isUnfit ? <Notice title={t('lesson.unfitting')} tone="stop" /> : null}
      {fault ? (
        <Notice
          title={messageOf(fault instanceof ApiError ? fault.code : 'internal')}
          tone="stop"
        />
      ) : null}
      {checked ? <FaultList faults={checked.faults} onGo={goTo} placeOf={placeOf} /> : null}
      {preview ? (
        <LessonPreview
          fields={draftOf(preview.language)}
          language={preview.language}
          lesson={preview}
        />
      ) : null}
      <section className="grid gap-3">
        <h2 className="text-d3">{t('lesson.history')}</h2>
        <VersionList
          history={lesson.history}
          onTake={(version) => void putBack(version)}
          onUndo={(version) => void publication.undo(version)}
          undoing={publication.undoing}
        />
      </section>
    </div>
  );
}

import type { LessonForDesk } from '@pius/contracts/lesson-desk.ts';
import type { Language } from '@pius/domain/language.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '@/ui/toast/notify.ts';
import type { Correction } from './use-correction.ts';
import { fetchVersion, useCheckFiles, usePublish } from './use-lesson-desk.ts';
import type { Version } from './version-list.tsx';

type Files = Partial<Record<Language, string>>;

/** Checks what was typed into a lesson, publishes it, and takes back what was published. */
export function usePublication(lesson: LessonForDesk, correction: Correction) {
  const { t } = useTranslation('desk');
  const { changed, inForce, fileOf, forget } = correction;
  const check = useCheckFiles(lesson.id);
  const publish = usePublish(lesson.id);
  const [undoing, setUndoing] = useState<string | null>(null);
  const [isUnfit, setUnfit] = useState(false);
  const seen = Object.fromEntries(lesson.files.map((file) => [file.language, file.version]));

  /** The files with what was typed; null, and said so, where one cannot be written. */
  function written(): Files | null {
    const files = changed.map((language) => [language, fileOf(language)] as const);
    const isWhole = files.every(([, text]) => text !== null);
    setUnfit(!isWhole);
    return isWhole ? Object.fromEntries(files) : null;
  }
  /** What goes wrong is said on the page, and what was typed stays. */
  async function send(files: Partial<Record<Language, string | null>>, note: string) {
    try {
      await publish.mutateAsync({ files, seen, note });
    } catch {
      return false;
    }
    check.reset();
    notify('success', t('lesson.published'));
    return true;
  }
  return {
    /** What the check found and how the lesson would look; undefined since the last change. */
    checked: check.data,
    fault: publish.error ?? check.error,
    isBusy: check.isPending || publish.isPending,
    /** A sentence that was changed has no place in the lesson any more. */
    isUnfit,
    undoing,
    /** Something was typed: what was checked before says nothing of it. */
    restart: () => {
      if (check.data || check.error) check.reset();
      setUnfit(false);
    },
    look: (shown: Language) => {
      const files = written();
      if (files) check.mutate({ [shown]: inForce(shown).text, ...files });
    },
    publish: async (note: string) => {
      const files = written();
      if (files && (await send(files, note))) forget();
    },
    undo: async ({ id, language }: Version) => {
      const ofLanguage = lesson.history.filter((version) => version.language === language);
      const before = ofLanguage[ofLanguage.findIndex((version) => version.id === id) + 1];
      setUndoing(id);
      const text =
        before && !before.is_file ? (await fetchVersion(lesson.id, before.id)).text : null;
      await send({ [language]: text }, t('lesson.history.undone'));
      setUndoing(null);
    },
  };
}

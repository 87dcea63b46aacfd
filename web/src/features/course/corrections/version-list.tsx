import type { LessonForDesk } from '@pius/contracts/lesson-desk.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { Button } from '@/ui/kit/button.tsx';
import { Chip, Status } from '@/ui/kit/chip.tsx';

export type Version = LessonForDesk['history'][number];

interface VersionListProps {
  history: readonly Version[];
  /** The version that is being taken back. */
  undoing: string | null;
  /** Puts the words of an earlier version into the editor. */
  onTake: (version: Version) => void;
  /** Publishes what was in force before this one. */
  onUndo: (version: Version) => void;
}

/** All that was published of a lesson, newest first; one step takes the newest back. */
export function VersionList({ history, undoing, onTake, onUndo }: VersionListProps) {
  const { t } = useTranslation('desk');
  const language = useLanguage();
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  if (history.length === 0) return <p className="text-ink-soft">{t('lesson.history.none')}</p>;
  return (
    <ul className="grid gap-2">
      {history.map((version) => (
        <li className="leaf grid gap-2 p-4" key={version.id}>
          <p className="flex flex-wrap items-center gap-2">
            <strong>{time.format(new Date(version.published_at))}</strong>
            <Chip>{version.language}</Chip>
            {version.in_force ? <Status state="on">{t('lesson.history.in-force')}</Status> : null}
            {version.is_file ? <Chip>{t('lesson.history.file')}</Chip> : null}
          </p>
          <p className="text-ink-soft">
            {version.admin_name ?? t('lesson.history.gone')}
            {version.note ? `: ${version.note}` : ''}
          </p>
          <div className="flex flex-wrap gap-2">
            {version.in_force && !version.is_file ? (
              <Button busy={undoing === version.id} onClick={() => onUndo(version)} variant="quiet">
                {t('lesson.history.undo')}
              </Button>
            ) : null}
            {version.in_force ? null : (
              <Button onClick={() => onTake(version)} variant="quiet">
                {t('lesson.history.take')}
              </Button>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

import type { LessonFault } from '@pius/contracts/lesson-desk.ts';
import type { Language } from '@pius/domain/language.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { Notice } from '@/ui/kit/notice.tsx';
import { usePlaceName } from './use-place-name.ts';

interface FaultListProps {
  faults: readonly LessonFault[];
  /** The language and the sentence that a fault is about; no sentence where it is about more than one. */
  placeOf: (fault: LessonFault) => { of: Language; path: string | null };
  onGo: (fault: LessonFault) => void;
}

/** What the check found; each leads to its sentence, or to its line of the file. The checker speaks English, as it does in a terminal. */
export function FaultList({ faults, placeOf, onGo }: FaultListProps) {
  const { t } = useTranslation('desk');
  const nameOf = usePlaceName();
  const tongues = new Intl.DisplayNames(useLanguage(), { type: 'language' });
  if (faults.length === 0) return <Notice title={t('lesson.check.good')} tone="yes" />;
  return (
    <div className="grid gap-3">
      <Notice title={t('lesson.check.faults', { count: faults.length })} tone="stop" />
      <ol className="grid gap-2">
        {faults.map((fault) => {
          const { file, line, field, message } = fault;
          const inFile = `${t('lesson.check.place', { file, line })}${field ? ` · ${field}` : ''}`;
          const { of, path } = placeOf(fault);
          return (
            <li
              className="leaf grid gap-1 p-4 [overflow-wrap:anywhere]"
              key={`${file} ${line} ${field} ${message}`}
            >
              <button
                className="min-h-11 justify-self-start text-start font-bold underline first-letter:uppercase"
                onClick={() => onGo(fault)}
                type="button"
              >
                {path
                  ? t('lesson.changes.open', { language: tongues.of(of), place: nameOf(path) })
                  : inFile}
              </button>
              <span lang="en">{message}</span>
              {path ? <span className="text-ink-soft">{inFile}</span> : null}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

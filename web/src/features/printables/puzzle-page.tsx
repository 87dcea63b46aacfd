import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useCourse } from '@/learning/course/use-course.ts';
import { useChildren } from '@/learning/family/use-children.ts';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { Button } from '@/ui/kit/button.tsx';
import { Notice } from '@/ui/kit/notice.tsx';
import { ErrorState } from '@/ui/kit/page-states.tsx';
import { Skeleton } from '@/ui/kit/skeleton.tsx';
import { PuzzleForm } from './puzzle-form.tsx';
import type { PuzzleKind, Reader } from './puzzle-layout.ts';
import { newSeed, type PuzzleSettings, readSettings, writeSettings } from './puzzle-settings.ts';
import { SheetActions } from './sheet-actions.tsx';
import { SheetView } from './sheet-view.tsx';
import { useAddress } from './use-address.ts';
import { usePuzzleSheets } from './use-puzzle-sheets.ts';
import { type PuzzleWords, usePuzzleWords } from './use-puzzle-words.ts';

const nobody: readonly Reader[] = [{ id: '', name: null }];

/**
 * A page that makes word searches or crosswords, to print; what is asked for stands in its address.
 */
export function PuzzlePage({ kind }: { kind: PuzzleKind }) {
  const { t } = useTranslation('printables');
  const language = useLanguage();
  const [search, write] = useAddress();
  const settings = readSettings(search, language);
  const change = (changes: Partial<PuzzleSettings>) =>
    write(writeSettings({ ...settings, ...changes }));
  const isNew = settings.seed === '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: only an address without a seed gets one
  useEffect(() => {
    if (isNew) change({ seed: newSeed() });
  }, [isNew]);
  const words = usePuzzleWords(settings, kind === 'crossword');
  return (
    <div className="wrap grid items-start gap-8 py-7 md:py-10 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-14 print:block print:max-w-none print:p-0">
      <div className="print:hidden">
        <h1>{t(`title.${kind}`)}</h1>
        <p className="mt-2.5 mb-6 text-ink-soft">{t(`${kind}.lead`)}</p>
        <PuzzleForm change={change} kind={kind} settings={settings} />
      </div>
      <Sheets
        kind={kind}
        onAnother={() => change({ seed: newSeed() })}
        settings={settings}
        words={words}
      />
    </div>
  );
}

interface SheetsProps {
  kind: PuzzleKind;
  settings: PuzzleSettings;
  words: PuzzleWords;
  onAnother: () => void;
}

function Sheets({ kind, settings, words, onAnother }: SheetsProps) {
  const { t } = useTranslation('printables');
  const title = useTitle(settings) ?? t(`title.${kind}`);
  const readers = useReaders(settings);
  const usable = words.words.words;
  const request = useMemo(
    () => ({ kind, settings, words: usable, title, readers: readers ?? nobody }),
    [kind, settings, usable, title, readers],
  );
  const isReady = words.status === 'ready' && settings.seed !== '' && readers !== null;
  const { data, isError, refetch } = usePuzzleSheets(isReady && usable.length > 1 ? request : null);
  if (words.status === 'failed' || isError) {
    return (
      <ErrorState
        onRetry={() => (isError ? void refetch() : words.retry())}
        retryLabel={t('failed.retry')}
        title={t('failed')}
      />
    );
  }
  if (isReady && usable.length < 2) {
    return <Notice title={t(kind === 'crossword' ? 'none-clues' : 'none')} tone="note" />;
  }
  if (!data) return <Skeleton className="leaf p-8" label={t('making')} lines={8} />;
  return (
    <div className="grid gap-6 print:block">
      <Remarks kind={kind} leftOut={data.leftOut} words={words} />
      <SheetActions
        hint={t('again-hint', { seed: settings.seed })}
        name={`${kind}-${settings.seed}`}
        onAnother={onAnother}
        sheets={data.sheets}
        title={title}
      />
      <div className="grid gap-9 rounded-card bg-sunken p-4 md:p-10 print:block print:bg-transparent print:p-0">
        {data.sheets.map((sheet, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sheets have no name of their own and never change places
          <SheetView key={index} sheet={sheet} />
        ))}
      </div>
      <Button className="justify-self-center print:hidden" onClick={onAnother}>
        {t('another')}
      </Button>
    </div>
  );
}

/** What of the words asked for is not on the sheet, and why. */
function Remarks({
  kind,
  leftOut,
  words: { words },
}: {
  kind: PuzzleKind;
  leftOut: string[];
  words: PuzzleWords;
}) {
  const { t } = useTranslation('printables');
  const language = useLanguage();
  const list = (items: string[]) => new Intl.ListFormat(language).format(items);
  const remarks = [
    leftOut.length > 0 &&
      `${t('left-out', { words: list(leftOut) })} ${t(kind === 'crossword' ? 'left-out.crossword' : 'left-out.search')}`,
    words.unreadable.length > 0 && t('unreadable', { words: list(words.unreadable) }),
    words.tooMany && t('too-many'),
  ].filter((remark) => remark !== false);
  if (remarks.length === 0) return null;
  return (
    <div className="grid gap-3 print:hidden">
      {remarks.map((remark) => (
        <Notice key={remark} title={remark} tone="note" />
      ))}
    </div>
  );
}

/**
 * The title of the lesson or module whose words these are, or what one's own are about; null where
 * it is not known.
 */
function useTitle({ source, lesson, module, heading }: PuzzleSettings): string | null {
  const { course } = useCourse();
  if (source === 'own') return heading || null;
  if (!course) return null;
  if (source === 'module') {
    return course.modules.find(({ number }) => number === module)?.title ?? null;
  }
  const lessons = course.modules.flatMap((each) => each.lessons);
  return lessons.find(({ id }) => id === lesson)?.title ?? null;
}

/** Nobody by name, or each child of the family; null while the children are not known. */
function useReaders({ forClass }: PuzzleSettings): readonly Reader[] | null {
  const { data: children } = useChildren();
  return useMemo(() => {
    if (!forClass) return nobody;
    if (!children) return null;
    return children.length > 0 ? children.map(({ id, name }) => ({ id, name })) : nobody;
  }, [forClass, children]);
}

import {
  coloringSheet,
  type DrawnPicture,
  pictureSheet,
} from '@pius/domain/printables/coloring/coloring-sheet.ts';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { drawingSize, lineDrawingUrl } from '@/ui/art/drawing-url.ts';
import type { RouteHandle } from '@/ui/i18n/route-handle.ts';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { ErrorState } from '@/ui/kit/page-states.tsx';
import { Skeleton } from '@/ui/kit/skeleton.tsx';
import { browserMeasure } from './browser-measure.ts';
import { lessonOfDrawing, useDrawingTitle } from './coloring-drawings.ts';
import { ColoringForm } from './coloring-form.tsx';
import { type ColoringSettings, readColoring, writeColoring } from './coloring-settings.ts';
import { SheetActions } from './sheet-actions.tsx';
import { SheetView } from './sheet-view.tsx';
import { useAddress } from './use-address.ts';
import { WishPanel } from './wish-panel.tsx';

export const handle: RouteHandle = { page: 'coloring-page', namespaces: ['printables'] };

/**
 * `/coloring-page`: a scene of our own in its window, for parents and catechists to print.
 * @see docs/requirements.md#r-coloring-page
 */
export default function ColoringPage() {
  const { t } = useTranslation('printables');
  const language = useLanguage();
  const [search, write] = useAddress();
  const settings = readColoring(search, language);
  const [picture, setPicture] = useState<DrawnPicture | null>(null);
  const drawing = useMemo(() => drawnPicture(settings.drawing), [settings.drawing]);
  const change = (changes: Partial<ColoringSettings>) =>
    write(writeColoring({ ...settings, ...changes }));
  return (
    <div className="wrap grid items-start gap-8 py-7 md:py-10 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-14 print:block print:max-w-none print:p-0">
      <div className="print:hidden">
        <h1>{t('title.coloring')}</h1>
        <p className="mt-2.5 mb-6 text-ink-soft">{t('coloring.lead')}</p>
        <ColoringForm change={change} settings={settings} />
        <WishPanel approved={picture} onApprove={setPicture} />
      </div>
      <ColoringResult picture={picture ?? drawing} settings={settings} />
    </div>
  );
}

/** A drawing of a story or a saint, in lines; it is fetched when it is chosen. */
function drawnPicture(drawing: string): DrawnPicture | null {
  if (!drawing) return null;
  const isFramed = lessonOfDrawing(drawing) !== null;
  return { source: lineDrawingUrl(drawing), ...drawingSize(drawing), isFramed };
}

interface ColoringResultProps {
  settings: ColoringSettings;
  /** In the place of the scene. */
  picture: DrawnPicture | null;
}

function ColoringResult({ settings, picture }: ColoringResultProps) {
  const { t } = useTranslation('printables');
  const {
    data: measure,
    isError,
    refetch,
  } = useQuery({
    queryKey: ['measure-of-letters'],
    queryFn: async () => ({ of: await browserMeasure() }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    networkMode: 'always',
  });
  const titleOf = useDrawingTitle();
  const { scene, drawing, border, detail, openLetters, verse, paper } = settings;
  const isDrawing = picture?.source === lineDrawingUrl(drawing);
  const drawingTitle = isDrawing
    ? titleOf(drawing)
    : t(picture ? 'wish.own-title' : `scene.${scene}`);
  const [ownTitle, name] = [useDeferredValue(settings.title), useDeferredValue(settings.name)];
  const title = ownTitle.trim() || drawingTitle;
  const sheet = useMemo(() => {
    if (!measure) return null;
    const words = {
      title,
      verse:
        verse && !picture ? { text: t(`verse.${scene}`), from: t(`verse-from.${scene}`) } : null,
      nameLabel: t('name'),
      name: name.trim(),
      foot: t('coloring.foot'),
    };
    const around = { openLetters, paper, words, measure: measure.of };
    return picture
      ? pictureSheet(picture, around)
      : coloringSheet({ scene, border, detail, ...around });
  }, [measure, picture, title, name, verse, scene, border, detail, openLetters, paper, t]);
  if (isError) {
    return (
      <ErrorState
        onRetry={() => void refetch()}
        retryLabel={t('failed.retry')}
        title={t('coloring.failed')}
      />
    );
  }
  if (!sheet) return <Skeleton className="leaf p-8" label={t('making')} lines={8} />;
  return (
    <div className="grid gap-6 print:block">
      <SheetActions
        hint={t(picture && !isDrawing ? 'wish.again' : 'coloring.again-hint')}
        name={isDrawing ? `coloring-${drawing}` : picture ? 'coloring' : `coloring-${scene}`}
        sheets={[sheet]}
        title={title}
      />
      <div className="rounded-card bg-sunken p-4 md:p-10 print:block print:bg-transparent print:p-0">
        <SheetView sheet={sheet} />
      </div>
    </div>
  );
}

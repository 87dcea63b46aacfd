import type { SundaySheetView } from '@pius/contracts/printables.ts';
import { daysAfter } from '@pius/domain/calendar-day.ts';
import type { Language } from '@pius/domain/language.ts';
import type { Sheet } from '@pius/domain/printables/sheet.ts';
import {
  type SundayTableMessages,
  sundayTableSheet,
} from '@pius/domain/printables/sunday-table-sheet.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useReferenceText } from '@/learning/catechism/reference.ts';
import { useSession } from '@/learning/session/use-session.ts';
import { call } from '@/ui/api/call.ts';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { browserMeasure } from './browser-measure.ts';
import type { SundaySettings } from './sunday-settings.ts';

/** What stands on the sheet that the settings ask for. */
export function useSundayMessages({ sunday, lessons, ahead }: SundaySettings) {
  const lang = useLanguage();
  const asker = useSession().user?.id ?? null;
  return useQuery({
    queryKey: ['sunday-sheet', asker, lang, sunday, lessons, ahead],
    queryFn: () =>
      call('GET /rest/v1/sunday-sheet', {
        query: {
          lang,
          ...(sunday ? { sunday } : {}),
          ...(lessons.length > 0
            ? { lessons: lessons.join(','), ahead: ahead ? ('yes' as const) : ('no' as const) }
            : {}),
        },
      }),
    placeholderData: keepPreviousData,
  });
}

/** The sheet as it is printed; undefined while its letters are being fetched. */
export function useSundaySheet(view: SundaySheetView | undefined, paper: Sheet['paper']) {
  const { data: measure } = useQuery({
    queryKey: ['sheet-measure'],
    queryFn: browserMeasure,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  });
  const words = useSheetMessages();
  return view && measure && sundayTableSheet({ words: words(view), paper, measure });
}

function useSheetMessages(): (view: SundaySheetView) => SundayTableMessages {
  const { t } = useTranslation('printables');
  const language = useLanguage();
  const sourceOf = useReferenceText();
  return (view) => {
    const titles = new Map(view.lessons.map(({ id, title }) => [id, title]));
    const place = (id: string) => id.replace('-', '.');
    const day = sundayMessages(view.sunday, language);
    return {
      title: t('sunday.sheet.title'),
      day: day.charAt(0).toUpperCase() + day.slice(1),
      headings: {
        questions: t('sunday.sheet.questions'),
        prayer: t('sunday.sheet.prayer', { title: view.prayer.title }),
        saint: t('sunday.sheet.saint', { name: view.saint.name }),
        deed: t('sunday.sheet.deed'),
      },
      questions: view.questions.map(({ lesson, question, answer, simply, ref }) => ({
        question,
        answer,
        simply,
        source: t('sunday.sheet.source', {
          place: place(lesson),
          title: titles.get(lesson) ?? '',
          source: sourceOf(ref),
        }),
      })),
      prayer: view.prayer.lines,
      saint: `${view.saint.feastDay}. ${view.saint.bio}`,
      deed: view.deed,
      trust: view.reading === 'done' ? '' : t('sunday.sheet.trust'),
      foot: t('sunday.sheet.foot', {
        count: titles.size,
        week: weekWords(view.sunday, language),
        lessons: [...titles.keys()].map(place).join(', '),
      }),
    };
  };
}

/** From a Sunday to its Saturday, such as "November 22 – 28, 2026". */
function weekWords(sunday: string, language: Language): string {
  const at = (day: string) => new Date(`${day}T00:00:00Z`);
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).formatRange(
    at(sunday),
    at(daysAfter(sunday, 6)),
  );
}

/** A day in words, such as "Sunday, November 22, 2026". */
export function sundayMessages(day: string, language: Language): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

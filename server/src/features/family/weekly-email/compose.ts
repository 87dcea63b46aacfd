import { showStopWeeklyEmail } from '@pius/contracts/weekly-email.ts';
import { daysAfter } from '@pius/domain/calendar-day.ts';
import { type WeeklyEmailKind, weeklyEmailKind } from '@pius/domain/family/weekly-email.ts';
import type { Language } from '@pius/domain/language.ts';
import { comingSunday } from '@pius/domain/printables/sunday-sheet.ts';
import { localDay } from '@pius/domain/progress/local-day.ts';
import type { AppContext } from '../../../app-context.ts';
import type { WeeklyEmail } from '../../../platform/mail/weekly-email.ts';
import { signLink } from '../../../platform/sign-in/signed-link.ts';
import { listStoredChildren } from '../../printables/store.ts';
import { lessonsOfFamily, sheetTexts } from '../../printables/sunday-sheet.ts';
import { lastActiveDay, type Reader } from './store.ts';
import { weeksOfChildren } from './weeks.ts';

/** What the signed link in an e-mail is for. */
export const stopPurpose = 'saturday-letter';

/**
 * The e-mail of a Saturday to a family, and of which kind it is; where it would get none, the short
 * one is written all the same, to be looked at. It tells nothing of the chat. Input: whom, the
 * Saturday, and since which day e-mails are wanted.
 */
export async function composeWeeklyEmail(
  ctx: AppContext,
  { reader, saturday, since, now }: { reader: Reader; saturday: string; since: string; now: Date },
  language: Language = reader.language,
): Promise<{ kind: WeeklyEmailKind; data: WeeklyEmail }> {
  const { db } = ctx;
  const { id, name, timeZone } = reader;
  const days = { from: daysAfter(saturday, -7), to: daysAfter(saturday, -1) };
  const children = await listStoredChildren(db, id);
  const lastActive = await lastActiveDay(
    db,
    children.map((child) => child.id),
    days.to,
  );
  const kind = weeklyEmailKind({ saturday, lastActive, since });
  const isWeek = kind === 'week';
  const today = localDay(now, timeZone);
  const weeks = isWeek
    ? await weeksOfChildren(ctx, { children, timeZone, language, today, ...days })
    : [];
  const sunday = comingSunday(saturday);
  const lessons = await lessonsOfFamily(db, { parentId: id, timeZone, sunday });
  const formatted = (day: string) => formatDay(day, language);
  const token = encodeURIComponent(signLink(id, ctx.secret, stopPurpose));
  const { publicUrl } = ctx.env;
  return {
    kind,
    data: {
      kind: isWeek ? 'week' : 'quiet',
      name,
      link: `${publicUrl}/sunday-sheet?${new URLSearchParams({
        sunday,
        lessons: lessons.lessons.join(','),
        ahead: lessons.ahead ? 'yes' : 'no',
        lang: language,
      })}`,
      stopLink: `${publicUrl}${showStopWeeklyEmail.path}?token=${token}&lang=${language}`,
      from: formatted(days.from),
      to: formatted(days.to),
      sunday: formatted(sunday),
      children: weeks.flatMap(({ week }) => week ?? []),
      resting: weeks.flatMap(({ child, week }) => (week || child.pausedAt ? [] : child.name)),
      sheet: sheetTexts(ctx, { sunday, ...lessons }, language),
    },
  };
}

/** A day as it stands in an e-mail: `Saturday, November 21`. */
function formatDay(day: string, language: Language): string {
  return new Intl.DateTimeFormat(language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
}

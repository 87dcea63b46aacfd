import { createHash } from 'node:crypto';
import type { LessonForDesk } from '@pius/contracts/lesson-desk.ts';
import { allLessonIds } from '@pius/domain/course/ids.ts';
import { type Language, languages } from '@pius/domain/language.ts';
import type { AppContext } from '../../../app-context.ts';
import type { Content } from '../../../platform/content/content.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { findVersion, historyOf, type LessonVersion, versionsInForce } from './store.ts';

/**
 * By what it is known whether a newer program has brought another file of a lesson; empty where
 * there is none.
 */
export function fileVersion(content: Content, id: string, language: Language): string {
  const file = content.lessonFile(id, language);
  return file === null ? '' : createHash('sha256').update(file).digest('hex');
}

function statusOf(content: Content, id: string, language: Language, version?: LessonVersion) {
  const corrected = version !== undefined && version.source !== null;
  return {
    language,
    version: version?.id ?? null,
    published_at: corrected ? version.publishedAt.toISOString() : null,
    file_changed: corrected && version.fileVersion !== fileVersion(content, id, language),
  };
}

/** The lessons that are written, with what of them was published from the desk. */
export async function lessonList({ db, content }: AppContext, language: Language) {
  const versions = new Map(
    (await versionsInForce(db)).map((one) => [`${one.lessonId} ${one.language}`, one]),
  );
  return allLessonIds.flatMap((id) => {
    const lesson = content.lesson(id, language);
    if (!lesson) return [];
    const status = languages.map((one) => statusOf(content, id, one, versions.get(`${id} ${one}`)));
    return [{ id, title: lesson.title, standing: status }];
  });
}

/** A lesson for its editor. Throws 404 for one that is not written. */
export async function lessonOfDesk(
  { db, content }: AppContext,
  id: string,
  language: Language,
): Promise<LessonForDesk> {
  const lesson = content.lesson(id, language);
  if (!lesson) throw new AppError('lesson_not_found');
  const inForce = new Map((await versionsInForce(db, id)).map((one) => [one.language, one]));
  const history = await historyOf(db, id);
  return {
    id,
    title: lesson.title,
    files: languages.map((one) => {
      const version = inForce.get(one);
      const text = version?.source ?? content.lessonFile(id, one) ?? '';
      return { ...statusOf(content, id, one, version), text };
    }),
    history: history.map(({ version, adminName }) => ({
      id: version.id,
      language: version.language,
      published_at: version.publishedAt.toISOString(),
      admin_name: adminName,
      note: version.note,
      is_file: version.source === null,
      in_force: inForce.get(version.language)?.id === version.id,
    })),
  };
}

/**
 * The words of one version: its own, or the program's file where it brought that back. Throws 404.
 */
export async function versionText({ db, content }: AppContext, id: string, version: string) {
  const rows = await findVersion(db, id, version);
  const text = rows && (rows.source ?? content.lessonFile(id, rows.language));
  if (!text) throw new AppError('not_found');
  return { text };
}

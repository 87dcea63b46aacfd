import { randomUUID } from 'node:crypto';
import { type Language, languages } from '@pius/domain/language.ts';
import type { AppContext } from '../../../app-context.ts';
import { lessonVersions } from '../../../db/tables/lesson-versions.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { recordAction } from '../../admin/audit.ts';
import { applyCorrections, correctionsTopic } from './apply.ts';
import { checkFiles, type LessonFiles } from './check-files.ts';
import { fileVersion } from './present.ts';
import { lockLesson, versionsInForce } from './store.ts';

interface Publication {
  /** The words of each language that is to change; null brings back the program's file. */
  files: Partial<Record<Language, string | null | undefined>>;
  /** The version of each of these languages that the editor began from. */
  seen: Partial<Record<Language, string | null | undefined>>;
  note: string;
}

/**
 * Publishes files of a lesson: from now on children read them, in every process. Throws 400 where
 * nothing is to change or the check finds a fault, 404 for a lesson that is not written, 409 where
 * a version was published that the editor has not seen.
 */
export async function publish(
  ctx: AppContext,
  adminId: string,
  { id, files, seen, note }: Publication & { id: string },
  now: Date,
): Promise<void> {
  const changed = languages.filter((language) => files[language] !== undefined);
  if (changed.length === 0) throw new AppError('invalid_input');
  await ctx.db.transaction(async (tx) => {
    await lockLesson(tx, id);
    const inForce = new Map(
      (await versionsInForce(tx, id)).map((version) => [version.language, version.id]),
    );
    for (const language of changed) {
      if ((seen[language] ?? null) !== (inForce.get(language) ?? null)) {
        throw new AppError('lesson_changed_meanwhile');
      }
    }
    demandFaultless(ctx, id, files, changed);
    await tx.insert(lessonVersions).values(
      changed.map((language) => ({
        ...{ id: randomUUID(), lessonId: id, language, publishedAt: now, adminId },
        note: note.trim(),
        source: files[language] ?? null,
        fileVersion: fileVersion(ctx.content, id, language),
      })),
    );
    await recordAction(
      tx,
      adminId,
      {
        ...{ action: 'lesson.published', subject: 'lesson', subjectId: id },
        details: { languages: changed.join(' ') },
      },
      now,
    );
  });
  await applyCorrections(ctx);
  ctx.realtime.publish(correctionsTopic, 'published', { lesson: id });
}

/** Also what brings back a file is checked: the other languages may have moved on. */
function demandFaultless(
  { content }: AppContext,
  id: string,
  files: Publication['files'],
  changed: readonly Language[],
): void {
  const requested: LessonFiles = {};
  for (const language of changed) {
    const text = files[language] ?? content.lessonFile(id, language);
    if (text === null) throw new AppError('lesson_not_found');
    requested[language] = text;
  }
  if (checkFiles(content, id, requested).faults.length > 0) throw new AppError('lesson_has_faults');
}

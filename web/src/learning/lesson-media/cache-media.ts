import { parseLessonId } from '@pius/domain/course/ids.ts';
import type { Language } from '@pius/domain/language.ts';
import { sendForAnswer } from '@/ui/api/send.ts';
import { childHere } from '../progress/device-child.ts';
import { fetchLessonMedia, pictureUrl, recordingUrl } from './lesson-media-query.ts';
import { putMedia } from './media-database.ts';

/**
 * A file larger than this is not kept, in bytes: two minutes of speech, or a whole picture in its
 * smallest width.
 */
const largest = 2_000_000;

/**
 * Keeps for a child the pictures and recordings of a lesson that lies on the device, as far as they
 * are small: pictures in their smallest width. Throws where they cannot be had.
 */
export async function cacheMedia(child: string, language: Language, id: string): Promise<void> {
  const place = parseLessonId(id);
  if (!place) return;
  const media = await fetchLessonMedia({ ...place, language, asker: child });
  const files = new Map<string, Blob>();
  for (const { id: name, widths } of media.pictures) {
    const [smallest] = widths;
    if (smallest) await storeFile(files, name, pictureUrl(name, smallest));
  }
  for (const { id: name } of media.recordings) await storeFile(files, name, recordingUrl(name));
  if (childHere() === child) await putMedia({ child, language, id, media, files });
}

async function storeFile(files: Map<string, Blob>, name: string, url: string): Promise<void> {
  const answer = await sendForAnswer('GET', url);
  if (Number(answer.headers.get('content-length') ?? 0) > largest) {
    await answer.body?.cancel();
    return;
  }
  files.set(name, await answer.blob());
}

import { parseLessonId } from '@pius/domain/course/ids.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { lessonMediaQuery, recordingUrl } from '../lesson-media/lesson-media-query.ts';
import { useLearner } from '../progress/use-learner.ts';
import { useSession } from '../session/use-session.ts';
import { usePublicConfig } from '../site/public-config.ts';

/** How long a child waits for a recording before the device's own voice begins, in milliseconds. */
const timeout = 2500;

/**
 * The recording of a part of a page: its address, null where there is none or none can be had now,
 * `looking` until that is known.
 * @param root - The part, marked `data-aloud` with its name, within what is marked `data-lesson`.
 */
export function useRecording(root: Element): string | null {
  const part = root.getAttribute('data-aloud') ?? '';
  const id = root.closest('[data-lesson]')?.getAttribute('data-lesson') ?? '';
  const { recorded } = usePublicConfig();
  const { status, user } = useSession();
  const language = useLanguage();
  const place = parseLessonId(id);
  const isRecorded = place !== null && part !== '' && recorded.includes(id);
  const { module, lesson } = place ?? { module: 0, lesson: 0 };
  const question = { module, lesson, language, asker: user?.id ?? null };
  const learner = useLearner();
  const child = learner?.kind === 'child' ? learner.id : null;
  const enabled = isRecorded && status === 'ready';
  const { data, isError } = useQuery({ ...lessonMediaQuery(question, child), enabled });
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), timeout);
    return () => clearTimeout(timer);
  }, []);
  if (!isRecorded || isError) return null;
  if (!data) return late ? null : 'looking';
  const match = data.recordings.find((each) => each.part === part);
  if (!match) return null;
  // Without a network only what lies here can be heard.
  return data.here.get(match.id) ?? (data.here.size > 0 ? null : recordingUrl(match.id));
}

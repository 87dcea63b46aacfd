import type { Language } from '@pius/domain/language.ts';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { recordingUrl } from '@/learning/lesson-media/lesson-media-query.ts';
import { ApiError } from '@/ui/api/api-error.ts';
import { useErrorMessage } from '@/ui/i18n/use-error-message.ts';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { Button } from '@/ui/kit/button.tsx';
import { FieldError } from '@/ui/kit/field.tsx';
import { IconButton } from '@/ui/kit/icon-button.tsx';
import { notify } from '@/ui/toast/notify.ts';
import { FileField } from '../file-field.tsx';
import { UploadBar } from '../upload-bar.tsx';
import { useUpload } from '../use-upload.ts';
import { type DeskRecording, useRefreshLesson, useRemoveRecording } from './use-lesson-media.ts';

interface RecordingLineProps {
  lesson: string;
  language: Language;
  /** The part as the server names it, and the words it begins with. */
  part: string;
  title: string;
  recording: DeskRecording | undefined;
}

/**
 * One part of a lesson: its recording, to be heard, replaced and removed; or the way to upload one.
 */
export function RecordingLine({ lesson, language, part, title, recording }: RecordingLineProps) {
  const { t } = useTranslation('desk');
  const messageOf = useErrorMessage();
  const refresh = useRefreshLesson(lesson);
  const upload = useUpload<DeskRecording>();
  const kind = part === 'story' || part === 'vocabulary' ? part : 'teaching';

  async function take(file: File) {
    const query = new URLSearchParams({ language, part });
    const path = `/rest/v1/admin/lesson-media/${lesson}/recordings?${query}`;
    if (!(await upload.send(path, file))) return;
    await refresh();
    notify('success', t('media.recording.saved'));
  }

  return (
    <li className="grid gap-3 rounded-control border-2 border-rule p-4">
      <p className="[overflow-wrap:anywhere]">
        <b>{t(`media.part.${kind}`)}.</b> <span lang={language}>{title}</span>
      </p>
      {recording ? (
        <Recorded lesson={lesson} recording={recording} title={title} />
      ) : (
        <p className="text-ink-soft">{t('media.recording.none')}</p>
      )}
      <FileField
        accept="audio/mpeg,.mp3"
        busy={upload.progress !== null}
        error={upload.fault ? messageOf(upload.fault) : undefined}
        onFile={(file) => void take(file)}
      >
        {t(recording ? 'media.recording.replace' : 'media.recording.upload')}
      </FileField>
      <UploadBar progress={upload.progress} />
    </li>
  );
}

interface RecordedProps {
  lesson: string;
  recording: DeskRecording;
  title: string;
}

function Recorded({ lesson, recording, title }: RecordedProps) {
  const { t } = useTranslation('desk');
  const messageOf = useErrorMessage();
  const [asking, setAsking] = useState(false);
  const { mutate, error } = useRemoveRecording(lesson);
  const length = useLength(recording);
  return (
    <div className="flex flex-wrap items-center gap-3">
      {/* biome-ignore lint/a11y/useMediaCaption: its words stand in the lesson */}
      <audio
        aria-label={t('media.recording.listen', { part: title })}
        className="max-w-full"
        controls
        preload="none"
        src={recordingUrl(recording.id)}
      />
      <span className="text-ink-soft">{length}</span>
      {asking ? (
        <span className="flex flex-wrap gap-2">
          <Button autoFocus onClick={() => setAsking(false)} variant="gold">
            {t('media.keep')}
          </Button>
          <Button
            onClick={() =>
              mutate(recording.id, {
                onSuccess: () => notify('success', t('media.recording.removed')),
              })
            }
            variant="quiet"
          >
            {t('media.recording.remove-sure')}
          </Button>
        </span>
      ) : (
        <IconButton
          label={t('media.recording.remove', { part: title })}
          onClick={() => setAsking(true)}
        >
          <Trash2 aria-hidden />
        </IconButton>
      )}
      {error ? (
        <FieldError id={`${recording.id}-fault`}>
          {messageOf(error instanceof ApiError ? error.code : 'internal')}
        </FieldError>
      ) : null}
    </div>
  );
}

/** How long a recording is, and how much room it takes, in words. */
function useLength({ seconds, bytes }: DeskRecording): string {
  const { t } = useTranslation('desk');
  const language = useLanguage();
  const size = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  }).format(Math.max(0.1, bytes / 1_000_000));
  return t('media.recording.length', {
    minutes: Math.floor(seconds / 60),
    seconds: String(seconds % 60).padStart(2, '0'),
    size,
  });
}

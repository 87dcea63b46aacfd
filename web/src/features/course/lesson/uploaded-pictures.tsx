import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type LessonPicture, pictureUrl } from '@/learning/lesson-media/lesson-media-query.ts';
import { type LessonName, useLessonMedia } from '@/learning/lesson-media/use-lesson-media.ts';
import { Image } from '@/ui/kit/image.tsx';
import './uploaded-pictures.css';

interface LeadPictureProps {
  lesson: LessonName;
  /** What stands there where no picture is for this language, or none can be had. */
  drawing: ReactNode;
  /** What keeps the picture's place, and gives it its size. */
  place: ReactNode;
}

/** The first picture that was uploaded for a lesson, above its story. */
export function LeadPicture({ lesson, drawing, place }: LeadPictureProps) {
  const { media, failed } = useLessonMedia(lesson);
  const first = media?.pictures[0];
  const here = first && media?.here.get(first.id);
  if (!first) return media || failed ? drawing : place;
  return (
    <div className="lesson-lead">
      {place}
      <div className="lesson-lead-space">
        <div style={{ '--ratio': first.width / first.height } as CSSProperties}>
          <Uploaded className="rounded-none" here={here} picture={first} />
        </div>
      </div>
    </div>
  );
}

/** The other pictures that were uploaded for a lesson, below its story. */
export function FurtherPictures({ lesson }: { lesson: LessonName }) {
  const { media } = useLessonMedia(lesson);
  return media?.pictures.slice(1).map((picture) => (
    <div className="lesson-further" data-unread key={picture.id}>
      <Uploaded here={media.here.get(picture.id)} picture={picture} />
    </div>
  ));
}

interface UploadedProps {
  picture: LessonPicture;
  /** Its address on this device, where there is no network. */
  here: string | undefined;
  className?: string;
}

function Uploaded({ picture, here, className = '' }: UploadedProps) {
  const { t } = useTranslation(['lesson', 'errors']);
  const { id, alt, width, height, widths } = picture;
  const addressOf = (copy: number) => pictureUrl(id, copy);
  return (
    <Image
      addressOf={here ? undefined : addressOf}
      alt={alt}
      className={className}
      failedLabel={t('image_failed', { ns: 'errors' })}
      height={height}
      retryLabel={t('failed.retry')}
      src={here ?? addressOf(widths[0] ?? width)}
      width={width}
      widths={widths}
    />
  );
}

import { ImagePlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '@/ui/api/api-error.ts';
import { useErrorMessage } from '@/ui/i18n/use-error-message.ts';
import { Button } from '@/ui/kit/button.tsx';
import { Leaf } from '@/ui/kit/card.tsx';
import { Notice } from '@/ui/kit/notice.tsx';
import { notify } from '@/ui/toast/notify.ts';
import { PictureDialog } from './picture-dialog.tsx';
import { PictureLine } from './picture-line.tsx';
import { type DeskPicture, useOrderPictures, useRemovePicture } from './use-lesson-media.ts';

interface PicturesPanelProps {
  lesson: string;
  pictures: readonly DeskPicture[];
}

/** The pictures of a lesson: the first above its story, the others below it. */
export function PicturesPanel({ lesson, pictures }: PicturesPanelProps) {
  const { t } = useTranslation('desk');
  const messageOf = useErrorMessage();
  const [edited, setEdited] = useState<DeskPicture | 'new' | null>(null);
  const order = useOrderPictures(lesson);
  const remove = useRemovePicture(lesson);
  const heading = useRef<HTMLHeadingElement>(null);
  const fault = order.error ?? remove.error;

  function move(from: number, to: number) {
    const ids = pictures.map(({ id }) => id);
    const [moved] = ids.splice(from, 1);
    if (moved === undefined || to < 0 || to > ids.length) return;
    ids.splice(to, 0, moved);
    order.mutate(ids);
  }

  async function take(id: string) {
    await remove.mutateAsync(id);
    notify('success', t('media.picture.removed'));
    heading.current?.focus();
  }

  return (
    <Leaf as="section" aria-labelledby="lesson-pictures" className="grid gap-4" padding="wide">
      <h3 id="lesson-pictures" ref={heading} tabIndex={-1}>
        {t('media.pictures.title')}
      </h3>
      <p className="max-w-[70ch] text-ink-soft">{t('media.pictures.text')}</p>
      {pictures.length === 0 ? <p>{t('media.pictures.none')}</p> : null}
      <ol className="grid gap-3">
        {pictures.map((picture, index) => (
          <PictureLine
            count={pictures.length}
            index={index}
            key={picture.id}
            onEdit={() => setEdited(picture)}
            onMove={move}
            onRemove={() => void take(picture.id).catch(() => undefined)}
            picture={picture}
          />
        ))}
      </ol>
      {fault ? (
        <Notice
          title={messageOf(fault instanceof ApiError ? fault.code : 'internal')}
          tone="stop"
        />
      ) : null}
      <Button className="justify-self-start max-md:w-full" onClick={() => setEdited('new')}>
        <ImagePlus aria-hidden /> {t('media.picture.add')}
      </Button>
      {edited ? (
        <PictureDialog
          lesson={lesson}
          onClose={() => setEdited(null)}
          picture={edited === 'new' ? null : edited}
        />
      ) : null}
    </Leaf>
  );
}

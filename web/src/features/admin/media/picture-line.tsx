import { ArrowDown, ArrowUp, GripVertical, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pictureUrl } from '@/learning/lesson-media/lesson-media-query.ts';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { Button } from '@/ui/kit/button.tsx';
import { classes } from '@/ui/kit/classes.ts';
import { IconButton } from '@/ui/kit/icon-button.tsx';
import type { DeskPicture } from './use-lesson-media.ts';

interface PictureLineProps {
  picture: DeskPicture;
  /** Which it is of how many, from 0. */
  index: number;
  count: number;
  /** Puts the picture of one place at another, from 0. */
  onMove: (from: number, to: number) => void;
  onEdit: () => void;
  onRemove: () => void;
}

/** What a drag carries: the place it comes from. */
const carried = 'application/x-place';

/** One picture of a lesson with its words; moved by dragging, or by its buttons. */
export function PictureLine({ picture, index, count, onMove, ...actions }: PictureLineProps) {
  const { t } = useTranslation('desk');
  const language = useLanguage();
  const [asking, setAsking] = useState(false);
  const [over, setOver] = useState(false);
  const { id, widths } = picture.picture;
  const alt = picture.alt[language] || Object.values(picture.alt).find(Boolean) || '';
  const name = { number: index + 1, alt };
  return (
    <li
      className={classes(
        'flex flex-wrap items-center gap-4 rounded-control border-2 border-rule p-3',
        over && 'border-gold-deep bg-sunken',
      )}
      draggable
      onDragLeave={() => setOver(false)}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(carried)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragStart={(event) => event.dataTransfer.setData(carried, String(index))}
      onDrop={(event) => {
        setOver(false);
        const from = event.dataTransfer.getData(carried);
        if (from === '') return;
        event.preventDefault();
        if (Number(from) !== index) onMove(Number(from), index);
      }}
    >
      <GripVertical aria-hidden className="cursor-grab text-ink-faint max-md:hidden" />
      <img
        alt={alt}
        className="h-20 w-32 rounded-control bg-sunken object-contain"
        draggable={false}
        height={80}
        loading="lazy"
        src={pictureUrl(id, widths[0] ?? 0)}
        width={128}
      />
      <div className="grid min-w-40 flex-1 gap-1">
        <p className="font-bold">
          {t(index === 0 ? 'media.picture.first' : 'media.picture.below')}
        </p>
        <p className="[overflow-wrap:anywhere]">{alt}</p>
        <p className="text-ink-soft">
          {picture.language ? t(`media.only.${picture.language}`) : t('media.only.all')}
        </p>
      </div>
      {asking ? (
        <div className="flex flex-wrap gap-2">
          <Button autoFocus onClick={() => setAsking(false)} variant="gold">
            {t('media.keep')}
          </Button>
          <Button onClick={actions.onRemove} variant="quiet">
            {t('media.picture.remove-sure')}
          </Button>
        </div>
      ) : (
        <div className="flex">
          <IconButton
            aria-disabled={index === 0}
            label={t('media.picture.earlier', name)}
            onClick={() => index > 0 && onMove(index, index - 1)}
          >
            <ArrowUp aria-hidden />
          </IconButton>
          <IconButton
            aria-disabled={index === count - 1}
            label={t('media.picture.later', name)}
            onClick={() => index < count - 1 && onMove(index, index + 1)}
          >
            <ArrowDown aria-hidden />
          </IconButton>
          <IconButton label={t('media.picture.change', name)} onClick={actions.onEdit}>
            <Pencil aria-hidden />
          </IconButton>
          <IconButton label={t('media.picture.remove', name)} onClick={() => setAsking(true)}>
            <Trash2 aria-hidden />
          </IconButton>
        </div>
      )}
    </li>
  );
}

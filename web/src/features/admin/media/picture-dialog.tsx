import { type Language, languages } from '@pius/domain/language.ts';
import { type AltTexts, checkAlt, longestAlt } from '@pius/domain/media/alt-text.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pictureUrl } from '@/learning/lesson-media/lesson-media-query.ts';
import { ApiError } from '@/ui/api/api-error.ts';
import { useErrorMessage } from '@/ui/i18n/use-error-message.ts';
import { FormDialog } from '@/ui/kit/form-dialog.tsx';
import { Notice } from '@/ui/kit/notice.tsx';
import { SelectField } from '@/ui/kit/select-field.tsx';
import { TextField } from '@/ui/kit/text-field.tsx';
import { notify } from '@/ui/toast/notify.ts';
import { FileField } from '../file-field.tsx';
import { UploadBar } from '../upload-bar.tsx';
import { useUpload } from '../use-upload.ts';
import { type DeskPicture, useSavePicture } from './use-lesson-media.ts';

interface PictureDialogProps {
  lesson: string;
  /** The one that is changed; null for a new one. */
  picture: DeskPicture | null;
  onClose: () => void;
}

const noWords: AltTexts = { en: '', fr: '', 'pt-BR': '' };
const all = 'all';

/** A picture of a lesson: the file, the languages it is shown in, and its words in each of them. */
export function PictureDialog({ lesson, picture, onClose }: PictureDialogProps) {
  const { t } = useTranslation('desk');
  const messageOf = useErrorMessage();
  const [stored, setStored] = useState(picture?.picture ?? null);
  const [shownIn, setShownIn] = useState(picture?.language ?? null);
  const [alt, setAlt] = useState(picture?.alt ?? noWords);
  const [checked, setChecked] = useState(false);
  const upload = useUpload<DeskPicture['picture']>();
  const { mutateAsync, isPending, error } = useSavePicture(lesson, picture?.id ?? null);
  const faults = checked ? checkAlt(alt, shownIn) : {};
  const isMissing = checked && stored === null;

  async function send() {
    setChecked(true);
    const isWrong = Object.keys(checkAlt(alt, shownIn)).length > 0;
    if (stored === null || isWrong || upload.progress !== null) return;
    try {
      await mutateAsync({ picture: stored.id, language: shownIn, alt });
    } catch {
      // the window says why, and keeps what was written
      return;
    }
    notify('success', t('media.picture.saved'));
    onClose();
  }

  async function take(file: File) {
    const answer = await upload.send('/rest/v1/admin/pictures', file);
    if (answer) setStored(answer);
  }

  return (
    <FormDialog
      busy={isPending}
      className="md:grid-cols-2 md:gap-x-7"
      onClose={onClose}
      onSubmit={send}
      size="reading"
      submitLabel={t('media.picture.save')}
      title={t(picture ? 'media.picture.change-title' : 'media.picture.add-title')}
    >
      {/* The words in all languages come into view with the file: on a phone below it, else beside it. */}
      <div className="grid content-start gap-3">
        {stored ? (
          <img
            alt=""
            className="max-h-24 w-full rounded-control bg-sunken object-contain md:max-h-40"
            height={stored.height}
            src={pictureUrl(stored.id, stored.widths[0] ?? stored.width)}
            width={stored.width}
          />
        ) : null}
        <FileField
          accept="image/jpeg,image/png,image/webp"
          busy={upload.progress !== null}
          error={
            upload.fault
              ? messageOf(upload.fault)
              : isMissing
                ? t('media.picture.missing')
                : undefined
          }
          hint={stored ? undefined : t('media.picture.kinds')}
          onFile={(file) => void take(file)}
        >
          {t(stored ? 'media.picture.choose-other' : 'media.picture.choose')}
        </FileField>
        <UploadBar progress={upload.progress} />
      </div>
      <AltFields alt={alt} faults={faults} onAlt={setAlt} shownIn={shownIn} />
      <SelectField
        className="content-start"
        label={t('media.picture.shown')}
        onChange={({ target }) =>
          setShownIn(languages.find((language) => language === target.value) ?? null)
        }
        options={[
          { value: all, label: t('media.only.all') },
          ...languages.map((value) => ({ value, label: t(`media.only.${value}`) })),
        ]}
        value={shownIn ?? all}
      />
      {error ? (
        <Notice
          title={messageOf(error instanceof ApiError ? error.code : 'internal')}
          tone="stop"
        />
      ) : null}
    </FormDialog>
  );
}

interface AltFieldsProps {
  alt: AltTexts;
  /** The only language that the picture is shown in; null for all. */
  shownIn: Language | null;
  faults: ReturnType<typeof checkAlt>;
  onAlt: (alt: AltTexts) => void;
}

function AltFields({ alt, shownIn, faults, onAlt }: AltFieldsProps) {
  const { t } = useTranslation('desk');
  const messageOf = useErrorMessage();
  return (
    <div className="grid content-start gap-3 md:row-span-2">
      <p className="text-ink-soft">{t('media.picture.alt-text')}</p>
      {languages
        .filter((language) => shownIn === null || shownIn === language)
        .map((language) => {
          const fault = faults[language];
          return (
            <TextField
              error={fault && messageOf(fault)}
              key={language}
              label={t(`media.picture.alt.${language}`)}
              lang={language}
              maxLength={longestAlt}
              name={language}
              onChange={({ target }) => onAlt({ ...alt, [language]: target.value })}
              value={alt[language]}
            />
          );
        })}
    </div>
  );
}

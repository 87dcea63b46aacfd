import type { PictureView } from '@pius/contracts/media.ts';
import { type CoverArt, coverArts } from '@pius/domain/blog/cover-art.ts';
import { useTranslation } from 'react-i18next';
import { Art } from '@/ui/art/art-image.tsx';
import { useErrorMessage } from '@/ui/i18n/use-error-message.ts';
import { classes } from '@/ui/kit/classes.ts';
import { SelectField } from '@/ui/kit/select-field.tsx';
import { FileField } from '../file-field.tsx';
import { UploadBar } from '../upload-bar.tsx';
import { useUpload } from '../use-upload.ts';
import type { Shared } from './post-form.ts';

interface CoverFieldProps {
  shared: Shared;
  onChange: (shared: Partial<Shared>) => void;
}

/** The cover of a post: a drawing of ours, or a picture that is uploaded. */
export function CoverField({ shared, onChange }: CoverFieldProps) {
  const { t } = useTranslation('desk');
  const messageOf = useErrorMessage();
  const { progress, fault, send } = useUpload<PictureView>();
  const { cover_art: art, picture } = shared;

  async function take(file: File) {
    const stored = await send('/rest/v1/admin/pictures', file);
    if (stored) onChange({ cover_art: null, cover_picture: stored.id, picture: stored });
  }

  return (
    <div className="grid items-start gap-4 md:grid-cols-2">
      <div className="grid gap-4">
        <SelectField
          label={t('blog.cover')}
          onChange={({ target }) =>
            onChange({
              cover_art: (target.value || null) as CoverArt | null,
              ...{ cover_picture: null, picture: null },
            })
          }
          options={[
            { value: '', label: t(picture ? 'blog.cover.own' : 'blog.cover.none') },
            ...coverArts.map((value) => ({ value, label: t(`blog.art.${value}`) })),
          ]}
          value={art ?? ''}
        />
        <FileField
          accept="image/jpeg,image/png,image/webp"
          busy={progress !== null}
          error={fault ? messageOf(fault) : undefined}
          hint={t('blog.cover.kinds')}
          onFile={(file) => void take(file)}
        >
          {t('blog.cover.upload')}
        </FileField>
        <UploadBar progress={progress} />
      </div>
      {picture ? (
        <div className="grid gap-3">
          <Cut label={t('blog.cover.in-article')} picture={picture} shape="aspect-[11/5]" />
          <Cut label={t('blog.cover.in-list')} picture={picture} shape="aspect-[5/3] max-w-52" />
        </div>
      ) : art ? (
        <Art alt="" className="max-h-52 w-auto justify-self-start" name={art} />
      ) : null}
    </div>
  );
}

interface CutProps {
  label: string;
  picture: PictureView;
  /** The shape it is cut to, as the blog does. */
  shape: string;
}

/** The part of a cover that readers see in one place. */
function Cut({ label, picture, shape }: CutProps) {
  return (
    <figure className="grid max-w-80 gap-1">
      <img
        alt=""
        className={classes('w-full rounded-control object-cover', shape)}
        height={picture.height}
        src={`/storage/v1/pictures/${picture.id}/${picture.widths[0]}`}
        width={picture.width}
      />
      <figcaption className="text-ink-soft">{label}</figcaption>
    </figure>
  );
}

import { useTranslation } from 'react-i18next';
import { type ArtName, artSizes } from '@/ui/art/art.ts';
import { Art } from '@/ui/art/art-image.tsx';
import { classes } from '@/ui/kit/classes.ts';
import { Image } from '@/ui/kit/image.tsx';
import type { PostPage } from './use-posts.ts';

type Cover = NonNullable<PostPage['items'][number]['cover']>;
type Picture = NonNullable<Cover['picture']>;

interface PostCoverProps {
  cover: Cover | null;
  /** The widest it is shown, in pixels, and how high then; it keeps this shape. */
  width: number;
  height: number;
  priority?: boolean;
  className?: string;
}

/** A post's cover: a drawing of ours on the hue of its topic, or an uploaded picture. */
export function PostCover(props: PostCoverProps) {
  const { cover, width, height, priority = false, className } = props;
  const { t } = useTranslation('blog');
  if (cover?.picture) {
    return (
      <Image
        addressOf={addressOf(cover.picture)}
        alt={cover.alt}
        className={className}
        failedLabel={t('picture.failed')}
        height={height}
        priority={priority}
        src={addressOf(cover.picture)(width)}
        width={width}
      />
    );
  }
  const name = cover?.art ?? 'mark-rose';
  return (
    <div
      className={classes('post-cover', isScene(name) && 'post-cover-whole', className)}
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      <Art alt={cover?.alt ?? ''} name={name} priority={priority} />
    </div>
  );
}

/** Whether a drawing is a landscape, which fills the cover; emblems and windows stand in it. */
function isScene(name: ArtName): boolean {
  const [width, height] = artSizes[name];
  return width > height;
}

/** The address of the narrowest copy that is as wide as wanted, else of the widest there is. */
function addressOf({ id, widths }: Picture): (requested: number) => string {
  return (requested) => {
    const width = widths.find((copy) => copy >= requested) ?? widths.at(-1) ?? requested;
    return `/storage/v1/pictures/${id}/${width}`;
  };
}

import {
  type PictureName,
  pictureCount,
  pictureNames,
} from '@pius/domain/account/picture-password.ts';
import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/kit/button.tsx';
import { pictureUrl } from './picture-art.ts';

interface PictureBoardProps {
  /** What the board is for, read out with it. */
  label: string;
  /** The pictures tapped so far, in order. */
  chosen: readonly PictureName[];
  onChange: (chosen: PictureName[]) => void;
  /** What was chosen is being sent. */
  busy?: boolean;
}

/** Sixteen pictures, of which five are tapped in order. Each says its place; a second tap takes it out again. */
export function PictureBoard({ label, chosen, onChange, busy = false }: PictureBoardProps) {
  const { t } = useTranslation('pictures');

  function tap(name: PictureName) {
    if (busy) return;
    if (chosen.includes(name)) onChange(chosen.filter((other) => other !== name));
    else if (chosen.length < pictureCount) onChange([...chosen, name]);
  }

  return (
    <fieldset className="grid gap-3" aria-busy={busy}>
      <legend className="mb-2 font-bold">{label}</legend>
      <div className="grid grid-cols-4 gap-2 md:gap-3">
        {pictureNames.map((name) => (
          <Picture
            key={name}
            name={name}
            onTap={() => tap(name)}
            place={chosen.indexOf(name) + 1}
          />
        ))}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p aria-live="polite" className="font-bold tabular-nums">
          {t('count', { number: chosen.length, total: pictureCount })}
        </p>
        <Button onClick={() => onChange([])} variant="quiet">
          <RotateCcw aria-hidden />
          {t('again')}
        </Button>
      </div>
    </fieldset>
  );
}

interface PictureProps {
  name: PictureName;
  /** As which it was tapped; 0 for not yet. */
  place: number;
  onTap: () => void;
}

function Picture({ name, place, onTap }: PictureProps) {
  const { t } = useTranslation('pictures');
  const words = t(`picture.${name}`);
  return (
    <button
      aria-label={place > 0 ? t('chosen', { name: words, number: place }) : words}
      aria-pressed={place > 0}
      className="relative grid min-h-16 place-items-center rounded-2xl border-2 border-edge bg-surface p-1 hover:border-ink active:translate-y-0.5 aria-pressed:border-focus aria-pressed:bg-note-bg aria-pressed:shadow-[inset_0_0_0_2px_var(--focus)]"
      onClick={onTap}
      type="button"
    >
      <img alt="" className="w-full max-w-24" height={96} src={pictureUrl(name)} width={96} />
      {place > 0 ? (
        <span
          aria-hidden
          className="absolute -end-1 -top-1 grid size-7 place-items-center rounded-full border-2 border-lead bg-gold font-bold text-on-gold tabular-nums"
        >
          {place}
        </span>
      ) : null}
    </button>
  );
}

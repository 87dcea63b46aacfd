import { useId } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * How far a file has gone out; when all of it has, that the server is working on it.
 * @param options - From 0 to 1, null for none.
 */
export function UploadBar({ progress }: { progress: number | null }) {
  const { t } = useTranslation('desk');
  const id = useId();
  if (progress === null) return null;
  const percentage = Math.round(progress * 100);
  return (
    <div className="grid gap-1.5">
      <label className="text-ink-soft" htmlFor={id} role="status">
        {progress < 1 ? t('upload.going', { percentage }) : t('upload.working')}
      </label>
      <progress className="h-3 w-full accent-gold-deep" id={id} max={1} value={progress} />
    </div>
  );
}

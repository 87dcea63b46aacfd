import type { SaintView } from '@pius/contracts/saints.ts';
import { Drawing } from '@/ui/art/drawing-image.tsx';

/** The saint's picture. A day that an earlier version of the app saved on the device has none. */
export function SaintWindow({ picture }: Partial<Pick<SaintView, 'picture'>>) {
  if (!picture) return null;
  return (
    <div className="saint-window">
      <Drawing alt={picture.alt} id={picture.id} priority width={190} />
    </div>
  );
}

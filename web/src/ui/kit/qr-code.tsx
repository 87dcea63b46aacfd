import { encode } from 'uqr';
import { classes } from './classes.ts';

interface QrCodeProps {
  /** What a camera reads. */
  text: string;
  /** What it is for, for those who do not see it. */
  label: string;
  className?: string;
}

/** A QR code, black on white in both themes and on paper: what cameras read best. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg
      aria-label={label}
      className={classes('h-auto rounded-xl bg-white', className)}
      role="img"
      shapeRendering="crispEdges"
      viewBox={`0 0 ${size} ${size}`}
    >
      <path d={dark.join('')} fill="#000" />
    </svg>
  );
}

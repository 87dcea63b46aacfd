import type { Language } from '@pius/domain/language.ts';
import type { ArtName } from '@/ui/art/art.ts';
import { Art } from '@/ui/art/art-image.tsx';
import { writeDay } from '@/ui/kit/calendar-days.ts';

/** The saints of whom we have a drawing of our own, by id. */
const drawn: Readonly<Record<string, ArtName>> = {
  nicholas: 'saint-nicholas',
  'pius-x': 'saint-roundel',
};

interface SaintWindowProps {
  date: string;
  id: string;
  language: Language;
}

/** The saint's picture where there is one, else the day as a pane of glass. What it shows stands in words beside it. */
export function SaintWindow({ date, id, language }: SaintWindowProps) {
  const picture = drawn[id];
  if (picture) {
    return (
      <div className="saint-window" data-drawn>
        <Art alt="" name={picture} priority width={190} />
      </div>
    );
  }
  return (
    <div aria-hidden className="saint-window">
      <div className="saint-pane">
        <b>{Number(date.slice(8))}</b>
        <span>{writeDay(date, language, { month: 'short' }).replace('.', '')}</span>
      </div>
    </div>
  );
}

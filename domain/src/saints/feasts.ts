import type { Finding } from '../course/finding.ts';
import type { Saint } from './saint.ts';

/** A day of the year that belongs to a feast, whichever saint has it too. */
export interface Feast {
  month: number;
  day: number;
  /** The entry that stands there. */
  id: string;
  /** Its rank in the calendar of 1962 (Rubricarum instructum) and in today's (Mysterii paschalis, 1969). */
  ranks: { of1962: string; today: string };
}

/**
 * The days on which a feast goes before the saint. The rule: a fixed day that in both calendars, of
 * 1962 and of today, belongs to the Lord, to Our Lady, to all saints or all souls, to the cross or to
 * the Pope's church, and that has there at least the rank of a second class feast (1962) and of a
 * feast (today). A saint whose own day ranks as high (Joseph, John the Baptist, Peter) stands there
 * anyway. Movable feasts have no date of their own. October 12 is Brazil's solemnity of Aparecida.
 *
 * Sources: Calendarium Romanum generale, 1962 (Missale Romanum, editio typica); Calendarium Romanum,
 * 1969, with the Universal Norms on the Liturgical Year, 59; for Brazil the CNBB's calendar.
 */
export const feasts: readonly Feast[] = [
  {
    month: 1,
    day: 1,
    id: 'mary-mother-of-god',
    ranks: { of1962: 'Octave of the Nativity, first class', today: 'solemnity' },
  },
  {
    month: 1,
    day: 6,
    id: 'wise-men',
    ranks: { of1962: 'Epiphany, first class', today: 'solemnity' },
  },
  {
    month: 2,
    day: 2,
    id: 'our-lady-of-candlemas',
    ranks: { of1962: 'Purification, second class', today: 'feast of the Presentation' },
  },
  { month: 3, day: 25, id: 'annunciation', ranks: { of1962: 'first class', today: 'solemnity' } },
  { month: 8, day: 6, id: 'transfiguration', ranks: { of1962: 'second class', today: 'feast' } },
  { month: 8, day: 15, id: 'assumption', ranks: { of1962: 'first class', today: 'solemnity' } },
  {
    month: 9,
    day: 8,
    id: 'nativity-of-our-lady',
    ranks: { of1962: 'second class', today: 'feast' },
  },
  { month: 9, day: 14, id: 'holy-cross', ranks: { of1962: 'second class', today: 'feast' } },
  {
    month: 10,
    day: 12,
    id: 'our-lady-aparecida',
    ranks: { of1962: 'first class in Brazil', today: 'solemnity in Brazil' },
  },
  { month: 11, day: 1, id: 'all-saints', ranks: { of1962: 'first class', today: 'solemnity' } },
  {
    month: 11,
    day: 2,
    id: 'all-souls',
    ranks: { of1962: 'first class', today: 'ranks with the solemnities' },
  },
  { month: 11, day: 9, id: 'lateran-basilica', ranks: { of1962: 'second class', today: 'feast' } },
  {
    month: 12,
    day: 8,
    id: 'immaculate-conception',
    ranks: { of1962: 'first class', today: 'solemnity' },
  },
  {
    month: 12,
    day: 25,
    id: 'nativity-of-our-lord',
    ranks: { of1962: 'first class', today: 'solemnity' },
  },
];

/** Days of a month on which a saint stands in the place of a feast. */
export function checkFeasts(month: number, saints: readonly Saint[]): Finding[] {
  return feasts
    .filter((feast) => feast.month === month)
    .flatMap(({ day, id }): Finding[] => {
      const place = saints.findIndex((saint) => saint.day === day);
      const there = saints[place]?.id;
      if (there === undefined || there === id) return [];
      return [
        {
          path: [place, 'id'],
          message: `"${there}" stands on a day that belongs to the feast "${id}".`,
          doThis: 'Give the day to the feast, and the saint another day or none.',
        },
      ];
    });
}

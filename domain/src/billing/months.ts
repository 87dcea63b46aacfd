/**
 * An instant `months` calendar months later, by the UTC calendar, at the same time of day. A day the month does not
 * have becomes its last: 31 January + 1 = 28 or 29 February.
 * @see docs/requirements.md#r-months
 */
export function addCalendarMonths(date: Date, months: number): Date {
  const moved = new Date(date);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const lastDay = new Date(moved);
  lastDay.setUTCMonth(lastDay.getUTCMonth() + 1, 0);
  moved.setUTCDate(Math.min(date.getUTCDate(), lastDay.getUTCDate()));
  return moved;
}

/** The address of the saint of a date, `yyyy-mm-dd`; of today's where none is named. */
export function saintsPath(date?: string): string {
  return date === undefined ? '/saint-of-the-day' : `/saint-of-the-day?date=${date}`;
}

const mostFormats = 200;
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Making a format costs far more than using it, so formats are kept: one for each zone however its name is
 * written, and no more than families use at a time, because each takes room.
 */
function formatFor(timeZone: string): Intl.DateTimeFormat {
  const name = timeZone.toLowerCase();
  const known = formats.get(name);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
  });
  const [oldest] = formats.keys();
  if (formats.size >= mostFormats && oldest !== undefined) formats.delete(oldest);
  formats.set(name, format);
  return format;
}

/** Whether a value names a time zone of the IANA list (`Europe/Paris`, `UTC`); an offset is none. */
export function isTimeZone(value: unknown): value is string {
  if (typeof value !== 'string' || !/^[A-Za-z][A-Za-z0-9_+/-]{1,63}$/.test(value)) return false;
  try {
    formatFor(value);
    return true;
  } catch {
    return false;
  }
}

/**
 * The calendar day of an instant in a family's time zone, as `yyyy-mm-dd`.
 * Throws a RangeError for an invalid date or a time zone that does not exist.
 * @see docs/requirements.md#r-streak
 */
export function localDay(instant: Date, timeZone: string): string {
  const parts = formatFor(timeZone).formatToParts(instant);
  const part = (type: 'year' | 'month' | 'day') =>
    parts.find((candidate) => candidate.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}

/** The hour of an instant in a family's time zone, 0 to 23. Throws as `localDay` does. */
export function localHour(instant: Date, timeZone: string): number {
  const parts = formatFor(timeZone).formatToParts(instant);
  return Number(parts.find(({ type }) => type === 'hour')?.value);
}

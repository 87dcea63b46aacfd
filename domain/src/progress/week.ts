const dayMs = 24 * 60 * 60 * 1000;

/**
 * The seven days of the week that a day belongs to, Monday first.
 * In: a day `yyyy-mm-dd`. Out: seven of the same form. Throws a RangeError for a text that is no day.
 */
export function weekOf(day: string): string[] {
  const time = Date.parse(`${day}T00:00:00Z`);
  const sinceMonday = (new Date(time).getUTCDay() + 6) % 7;
  const monday = time - sinceMonday * dayMs;
  return Array.from({ length: 7 }, (_, index) =>
    new Date(monday + index * dayMs).toISOString().slice(0, 10),
  );
}

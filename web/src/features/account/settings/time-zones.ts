/**
 * Every time zone the browser knows, and the one that is set; an old browser knows but its own. As
 * options of a list.
 */
export function timeZones(current: string): { value: string; label: string }[] {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const cached = Intl.supportedValuesOf?.('timeZone') ?? [];
  const names = [...new Set([...cached, own, current, 'UTC'])].sort();
  return names.map((value) => ({ value, label: value.replaceAll('_', ' ') }));
}

const systems: readonly [RegExp, string][] = [
  [/iPad/, 'iPad'],
  [/iPhone/, 'iPhone'],
  [/Android/, 'Android'],
  [/CrOS/, 'Chromebook'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/Linux/, 'Linux'],
];
/** The order counts: most browsers name others too. */
const browsers: readonly [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

/**
 * What a device is called in the list of approved ones, such as `iPad, Safari`.
 * @param userAgent - The browser's own words.
 * @returns Empty where nothing is known.
 */
export function deviceName(userAgent: string): string {
  const named = (list: typeof systems) => list.find(([form]) => form.test(userAgent))?.[1];
  return [named(systems), named(browsers)].filter(Boolean).join(', ');
}

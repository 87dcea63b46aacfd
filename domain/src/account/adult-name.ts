/** The longest name of a grown-up, in characters as a person counts them. */
export const adultNameMax = 100;

/**
 * What is wrong with a grown-up's name, as an error code, or null. Spaces at its ends do not count.
 * @see docs/requirements.md#r-adult-name
 */
export function checkAdultName(name: string): 'name_required' | 'name_too_long' | null {
  const trimmed = name.trim();
  if (trimmed === '') return 'name_required';
  return Array.from(trimmed).length > adultNameMax ? 'name_too_long' : null;
}

/** Joins class names into one attribute value; false and empty parts fall out. */
export function classes(...parts: (string | false | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}

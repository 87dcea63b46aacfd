/**
 * Whether an address leads to this site on the very computer alone: anyone who runs it at home and
 * prints it finds that no tablet opens it.
 * @param hostname - A host name, as `location.hostname` gives it.
 */
export function leadsHereOnly(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

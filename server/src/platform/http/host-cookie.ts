/**
 * The name of a cookie that only the server reads: `__Host-` binds it to this very host where the site is served over
 * https, so that no other host of the domain can set it (ASVS 3.3.3). Such a cookie has no `Domain`, and
 * the path `/`.
 * @see docs/requirements.md#r-sessions
 */
export function hostCookieName(publicUrl: string, name: string): string {
  return publicUrl.startsWith('https:') ? `__Host-${name}` : name;
}

/** The keys under which what was typed in a form is kept for counting. @see docs/requirements.md#r-captured-keys */
export const capturedKeys = {
  email: 'captured_email_for_tracking',
  firstName: 'captured_first_name_for_tracking',
} as const;

/** Meta's own cookies. */
const metaCookies = ['_fbp', '_fbc'] as const;

/** Forgets everything that was kept here for counting: at logout, before a child's session, and after "decline". */
export function forgetTracked(): void {
  for (const key of Object.values(capturedKeys)) forget(key);
  for (const name of metaCookies) {
    // Meta's script sets them for the widest domain it may.
    const parts = location.hostname.split('.');
    for (const domain of ['', ...parts.map((_, at) => `; domain=.${parts.slice(at).join('.')}`)]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in the browsers of old tablets
      document.cookie = `${name}=; path=/; max-age=0${domain}`;
    }
  }
  Reflect.deleteProperty(globalThis, 'dataLayer');
}

function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // nothing was kept
  }
}

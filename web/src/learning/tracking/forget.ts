import { deviceText } from '@/ui/device/device-value.ts';

/** What was typed in a form and is saved for counting. @see docs/requirements.md#r-captured-keys */
export const tracked = {
  email: deviceText('captured_email_for_tracking'),
  firstName: deviceText('captured_first_name_for_tracking'),
};

/** Meta's own cookies. */
const metaCookies = ['_fbp', '_fbc'] as const;

/**
 * Forgets everything that was kept here for counting: at logout, before a child's session, and
 * after "decline".
 */
export function forgetTracked(): void {
  for (const value of Object.values(tracked)) value.set(null);
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

/**
 * The link of an e-mail: in its plain text it stands on a line of its own. Empty where there is
 * none.
 */
export function linkOf(text: string): string {
  return text.split('\n').find((line) => /^https?:\/\/\S+$/.test(line)) ?? '';
}

/** What an e-mail is for: its link, or the code to type, which stands on a line of its own too. */
export function pointOf(text: string): string {
  return linkOf(text) || (text.split('\n').find((line) => /^\d{6}$/.test(line)) ?? '');
}

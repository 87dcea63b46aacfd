/** The link of a letter: in its plain text it stands on a line of its own. Empty where there is none. */
export function linkOf(text: string): string {
  return text.split('\n').find((line) => /^https?:\/\/\S+$/.test(line)) ?? '';
}

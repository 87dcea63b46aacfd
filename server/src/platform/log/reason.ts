/** The reason of an error in one line; the addresses and passwords of the settings are not in it. */
export function reasonOf(error: unknown): string {
  const { code, message } = error as { code?: unknown; message?: unknown };
  const words = String(message || code || error).split('\n')[0] ?? '';
  return words.replace(/\/\/[^\s/@]*@/g, '//…@');
}

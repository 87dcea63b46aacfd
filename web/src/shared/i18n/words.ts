import { patiently } from '../waking/patiently.ts';
import { fetchWords } from './word-files.ts';

/** The words of one language and namespace, waited for while the network fails. */
export async function loadWords(
  language: string,
  namespace: string,
): Promise<Record<string, string>> {
  return patiently(() => fetchWords(language, namespace));
}

import { retryImport } from '../retry-import.ts';
import type { LoadMessages } from './i18n.ts';

/** Where the messages lie. They are files of data: a browser reads those faster than scripts. */
const files = import.meta.glob<string>(
  ['../../../../content/ui/*/*.json', '!../../../../content/ui/*/mail.json'],
  { query: '?url', import: 'default', eager: true },
);

/** Fetches messages in the browser, and tries again while the network fails. */
export const fetchMessages: LoadMessages = (language, namespace) => {
  const file = files[`../../../../content/ui/${language}/${namespace}.json`];
  if (!file) throw new Error(`There are no messages for ${language}/${namespace}.`);
  return retryImport(async () => {
    const answer = await fetch(file);
    if (!answer.ok) throw new Error(`${answer.status} for ${file}`);
    return answer.json();
  });
};

import { editorSchemas } from '../../domain/src/course/editor-schemas.ts';
import type { Fault } from '../../server/src/platform/content/content-file.ts';

/** The command that writes the files, as a fault names it. */
const command = 'npm run content:check -- --write-generated';
/** The messages that only the server sends. */
const serverOnly = ['checkout.json', 'mail.json'];

/**
 * The text of each generated file by its path: the schemas that editors read, and the types of the messages.
 *
 * @param messages the names of the files of `content/ui/en/`
 */
export function generatedFiles(messages: readonly string[]): Map<string, string> {
  const files = new Map<string, string>();
  for (const [kind, schema] of editorSchemas()) {
    files.set(`content/schemas/${kind}.json`, `${JSON.stringify(schema, null, 2)}\n`);
  }
  return files.set('web/src/ui/i18n/i18next.d.ts', messageTypes(messages));
}

/** Faults where a generated file is not what it is made of. */
export function checkGenerated(
  generated: ReadonlyMap<string, string>,
  textOf: (path: string) => string | undefined,
): Fault[] {
  return [...generated]
    .filter(([path, text]) => textOf(path) !== text)
    .map(([file]) => ({ file, line: 1, field: '', message: `is out of date - run ${command}` }));
}

/** Types the key of every message in the browser: each namespace has the keys of its English file. */
function messageTypes(files: readonly string[]): string {
  const lines = files
    .filter((file) => !serverOnly.includes(file))
    .sort()
    .map((file) => {
      const name = file.slice(0, -'.json'.length);
      const key = /^\w+$/.test(name) ? name : `'${name}'`;
      return `      ${key}: typeof import('../../../../content/ui/en/${file}');`;
    });
  return `// Written by \`${command}\`.
import 'i18next';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    keySeparator: false;
    nsSeparator: false;
    resources: {
${lines.join('\n')}
    };
  }
}
`;
}

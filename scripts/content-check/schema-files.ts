import { editorSchemas } from '../../domain/src/course/editor-schemas.ts';
import type { Fault } from '../../server/src/platform/content/content-file.ts';

/** The command that writes the files, as a fault names it. */
const command = 'npm run content:check -- --write-schemas';

/** The files of `content/schemas/`, which editors read: the text of each by its name. */
export function schemaFiles(): Map<string, string> {
  return new Map(
    [...editorSchemas()].map(([kind, schema]) => [
      `${kind}.json`,
      `${JSON.stringify(schema, null, 2)}\n`,
    ]),
  );
}

/**
 * Faults where a file of `content/schemas/` is not what `domain/` defines.
 *
 * @param files the text of each by its name
 */
export function checkSchemaFiles(files: ReadonlyMap<string, string>): Fault[] {
  return [...schemaFiles()]
    .filter(([name, text]) => files.get(name) !== text)
    .map(([name]) => ({
      file: `content/schemas/${name}`,
      line: 1,
      field: '',
      message: `is not what domain/ says - run ${command}`,
    }));
}

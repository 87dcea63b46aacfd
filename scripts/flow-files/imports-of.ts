import { posix } from 'node:path';
import { parseSync, type StaticExportEntry } from 'oxc-parser';

/**
 * The files of the project that a file imports: statically, dynamically or as a type.
 *
 * @param file - The path from the root of the project, with `/`.
 * @param text - What stands in the file.
 * @returns Paths from the root of the project.
 */
export function importsOf(file: string, text: string): Set<string> {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module;
  const fromExports = staticExports.flatMap(({ entries }) => entries.flatMap(sourceOf));
  const fromImports = staticImports.map(({ moduleRequest }) => moduleRequest.value);
  const lazy = dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const [, source] = /^(?:'|"|`)(.*)(?:'|"|`)$/.exec(text.slice(start, end)) ?? [];
    return source === undefined ? [] : [source];
  });
  const sources = [...fromImports, ...fromExports, ...lazy];
  return new Set(sources.flatMap((source) => pathOf(file, source) ?? []));
}

function sourceOf({ moduleRequest }: StaticExportEntry): string[] {
  return moduleRequest ? [moduleRequest.value] : [];
}

/** The path of an import from the root of the project; null for a library. */
function pathOf(file: string, source: string): string | null {
  if (source.startsWith('.')) return posix.join(posix.dirname(file), source);
  if (source.startsWith('@/')) return `web/src/${source.slice(2)}`;
  const [, workspace, path] = /^@pius\/(\w+)\/(.+)$/.exec(source) ?? [];
  return workspace && path ? `${workspace}/src/${path}` : null;
}

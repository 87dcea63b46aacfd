import { parseSync } from 'oxc-parser';

export type NameKind =
  | 'file'
  | 'function'
  | 'variable'
  | 'parameter'
  | 'type'
  | 'property'
  | 'css class';

/** A name that a file gives to something. Names it only uses are not listed. */
export interface DeclaredName {
  name: string;
  kind: NameKind;
  /** Counted from 1. */
  line: number;
}

interface Node {
  type: string;
  start: number;
  [field: string]: unknown;
}

/** Which field of a node holds the name it declares. */
const declarations: Record<string, { field: string; kind: NameKind }> = {
  FunctionDeclaration: { field: 'id', kind: 'function' },
  FunctionExpression: { field: 'id', kind: 'function' },
  TSDeclareFunction: { field: 'id', kind: 'function' },
  MethodDefinition: { field: 'key', kind: 'function' },
  ClassDeclaration: { field: 'id', kind: 'type' },
  TSInterfaceDeclaration: { field: 'id', kind: 'type' },
  TSTypeAliasDeclaration: { field: 'id', kind: 'type' },
  TSTypeParameter: { field: 'name', kind: 'type' },
  VariableDeclarator: { field: 'id', kind: 'variable' },
  CatchClause: { field: 'param', kind: 'variable' },
  ImportNamespaceSpecifier: { field: 'local', kind: 'variable' },
  ImportDefaultSpecifier: { field: 'local', kind: 'variable' },
  TSPropertySignature: { field: 'key', kind: 'property' },
  TSMethodSignature: { field: 'key', kind: 'property' },
  PropertyDefinition: { field: 'key', kind: 'property' },
};

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** The identifiers of a name or of a pattern such as `{ a, b: [c], ...rest }`. */
function identifiersOf(pattern: unknown): Node[] {
  if (!isNode(pattern)) return [];
  switch (pattern.type) {
    case 'Identifier':
    case 'PrivateIdentifier':
      return [pattern];
    case 'ObjectPattern':
      return (pattern.properties as unknown[]).flatMap((property) =>
        isNode(property) && property.type === 'Property'
          ? identifiersOf(property.value)
          : identifiersOf(property),
      );
    case 'ArrayPattern':
      return (pattern.elements as unknown[]).flatMap(identifiersOf);
    case 'AssignmentPattern':
      return identifiersOf(pattern.left);
    case 'RestElement':
      return identifiersOf(pattern.argument);
    case 'TSParameterProperty':
      return identifiersOf(pattern.parameter);
    default:
      return [];
  }
}

/** `import { a as b }` gives a name; `import { a }` uses one. */
function namesOfImport(node: Node): Node[] {
  const [imported] = identifiersOf(node.imported);
  const [local] = identifiersOf(node.local);
  return local && imported?.name !== local.name ? [local] : [];
}

function declarationsOf(node: Node): { identifiers: Node[]; kind: NameKind }[] {
  const results: { identifiers: Node[]; kind: NameKind }[] = [];
  const declaration = declarations[node.type];
  if (declaration && node.computed !== true) {
    results.push({ identifiers: identifiersOf(node[declaration.field]), kind: declaration.kind });
  }
  if (node.type === 'ImportSpecifier') {
    results.push({ identifiers: namesOfImport(node), kind: 'variable' });
  }
  if (Array.isArray(node.params) && node.type !== 'TSTypeParameterInstantiation') {
    results.push({ identifiers: node.params.flatMap(identifiersOf), kind: 'parameter' });
  }
  return results;
}

function lineCounter(text: string): (offset: number) => number {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    let low = 0;
    let high = starts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return low + 1;
  };
}

/** The names that a TypeScript or JavaScript file declares. */
export function declaredNames(file: string, text: string): DeclaredName[] {
  const lineOf = lineCounter(text);
  const names: DeclaredName[] = [];
  const open: unknown[] = [parseSync(file, text).program];
  while (open.length > 0) {
    const node = open.pop();
    if (typeof node !== 'object' || node === null) continue;
    if (isNode(node)) {
      for (const { identifiers, kind } of declarationsOf(node)) {
        for (const { name, start } of identifiers) {
          names.push({ name: String(name), kind, line: lineOf(start) });
        }
      }
    }
    open.push(...Object.values(node));
  }
  return names.sort((a, b) => a.line - b.line);
}

/** The classes and custom properties that a style sheet declares. */
export function declaredClasses(text: string): DeclaredName[] {
  const lineOf = lineCounter(text);
  const blank = (comment: string) => comment.replace(/[^\n]/g, ' ');
  const withoutComments = text.replace(/\/\*[\s\S]*?\*\//g, blank);
  return [
    ...withoutComments.matchAll(/(?<![\w.)'"/-])\.([a-z][\w-]*)|(--[a-z][\w-]*)(?=\s*:)/gi),
  ].map((match) => ({
    name: match[1] ?? match[2] ?? '',
    kind: 'css class' as const,
    line: lineOf(match.index),
  }));
}

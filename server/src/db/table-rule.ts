/**
 * How a row is known to belong to a family: one of its columns holds the id of a member (the parent or a
 * child), the e-mail of a member, or the id of an order that the parent made; where a row has no member, perhaps the
 * e-mail that somebody gave without signing in.
 */
export type Owner<Column extends string = string> =
  | { by: 'member'; columns: readonly Column[]; orEmail?: Column }
  | { by: 'e-mail'; column: Column }
  | { by: 'order'; column: Column };

/** Personal rows: gone when the family is. `withhold` is for secrets, which no export holds. */
interface Erased<Column extends string> {
  deletion: 'erase';
  owner: Owner<Column>;
  columns: Record<Column, 'export' | 'withhold'>;
}

/**
 * Rows that accounting law keeps: on deletion `cut` columns lose their value, the others stay. All is exported but what
 * is `withhold`, a secret.
 */
interface Detached<Column extends string> {
  deletion: 'detach';
  owner: Owner<Column>;
  columns: Record<Column, 'keep' | 'cut' | 'withhold'>;
}

/** Rows that are about nobody. */
interface Impersonal<Column extends string> {
  deletion: 'keep';
  why: string;
  columns: Record<Column, 'impersonal'>;
}

/** What happens to one table in an export and in a deletion. */
export type TableRule<Column extends string = string> =
  | Erased<Column>
  | Detached<Column>
  | Impersonal<Column>;

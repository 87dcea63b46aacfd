import type { ReactNode } from 'react';
import { classes } from './classes.ts';

export interface Column<Row> {
  key: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Numbers stand at the end of their cell. */
  align?: 'start' | 'end';
  /** True for the column that names the row. */
  names?: boolean;
}

interface DataTableProps<Row> {
  /** What the table shows; a heading above it may say the same, then `captionHidden`. */
  caption: string;
  captionHidden?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** On a narrow screen each row is a block, with the headers beside its cells. */
  stacks?: boolean;
  className?: string;
}

/** A table of facts. A wide one scrolls inside its own frame. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, captionHidden, columns, rows, rowKey, stacks = false, className } = props;
  return (
    <section
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reachable by keyboard
      tabIndex={0}
      className={classes('leaf overflow-x-auto', className)}
    >
      <table className="w-full border-collapse text-start text-ui tabular-nums">
        <caption
          className={captionHidden ? 'sr-only' : 'px-5 pt-4 pb-2 text-start font-bold text-body'}
        >
          {caption}
        </caption>
        <thead className={stacks ? 'max-md:hidden' : undefined}>
          <tr className="border-rule border-b-2">
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                className={classes('px-5 py-3 font-bold text-ink-soft', alignment(column))}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              className={classes(
                'border-rule not-last:border-b-[1.5px]',
                stacks && 'max-md:block max-md:py-3',
              )}
            >
              {columns.map((column) => (
                <Cell key={column.key} column={column} row={row} stacks={stacks} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface CellProps<Row> {
  column: Column<Row>;
  row: Row;
  stacks: boolean;
}

function Cell<Row>({ column, row, stacks }: CellProps<Row>) {
  const look = classes(
    'px-5 py-3',
    alignment(column),
    stacks && 'max-md:block max-md:py-1 max-md:text-start',
  );
  const content = column.cell(row);
  if (!column.names) {
    return (
      <td className={look}>
        {stacks && content !== null ? (
          <span className="block text-ink-soft md:hidden">{column.header}</span>
        ) : null}
        {content}
      </td>
    );
  }
  return (
    <th scope="row" className={classes(look, 'font-bold')}>
      {content}
    </th>
  );
}

function alignment<Row>(column: Column<Row>): string {
  return column.align === 'end' ? 'text-end' : 'text-start';
}

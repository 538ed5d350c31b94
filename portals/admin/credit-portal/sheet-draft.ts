import { type Draft, keyOf, type Place } from './table-kind';

/** What can be typed on: the rows and columns in the order in which they stand. */
export type SheetCells = {
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  /** True for what a cell says anyway, and for a cell that takes no typing. */
  says(place: Place, text: string): boolean;
};
/** What is typed or pasted, and into which cell. */
export type Typing = Place & { readonly text: string };

/** The draft with one cell typed anew. */
export function typed(cells: SheetCells, draft: Draft, { text, ...place }: Typing): Draft {
  const { [keyOf(place)]: _before, ...others } = draft;
  return cells.says(place, text) ? others : { ...others, [keyOf(place)]: text };
}

/** The draft with a block of a spreadsheet typed from one cell on; what does not fit on the table is left out. */
export function pasted(cells: SheetCells, draft: Draft, { text, ...from }: Typing): Draft {
  const top = cells.rows.indexOf(from.row);
  const left = cells.columns.indexOf(from.column);
  let next = draft;
  for (const [down, line] of text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .entries()) {
    for (const [right, cell] of line.split('\t').entries()) {
      const [row, column] = [cells.rows[top + down], cells.columns[left + right]];
      if (row !== undefined && column !== undefined) next = typed(cells, next, { row, column, text: cell });
    }
  }
  return next;
}

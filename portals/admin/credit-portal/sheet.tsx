import { type ReactNode, useRef } from 'react';
import { cellId } from './fault-list';
import { SheetCell, type SheetCellProps } from './sheet-cell';
import { pasted, type SheetCells, typed } from './sheet-draft';
import { Grid, Scroller } from './sheet-style';
import { type Draft, type Fault, keyOf, type Place } from './table-kind';

/** What a cell is called, and what it said before. */
export type CellWords = Pick<SheetCellProps, 'name' | 'before' | 'none' | 'heat' | 'prefix' | 'isFixed'>;

export type SheetProps = {
  label: string;
  /** Above the heads of the rows. */
  corner: string;
  rows: readonly { key: string; head: string }[];
  columns: readonly { key: string; head: string }[];
  /** A row whose cells are the heads of the columns, instead of their words. */
  headRow?: string;
  /** What stands under a column. */
  foot?: ((column: string) => ReactNode) | undefined;
  cell(place: Place): CellWords;
  says: SheetCells['says'];
  draft: Draft;
  faults: readonly Fault[];
  readOnly: boolean;
  onDraft: (draft: Draft) => void;
};

/** Values that are typed as on a sheet: arrows and Enter move, Escape takes a cell back, a block can be pasted. */
export function Sheet(props: SheetProps) {
  const { label, corner, rows, columns, headRow, foot, cell, says, draft, faults, readOnly, onDraft } = props;
  const grid = useRef<HTMLTableElement>(null);
  const wrong = new Set(faults.map(keyOf));
  const cells: SheetCells = {
    rows: [...(headRow === undefined ? [] : [headRow]), ...rows.map(({ key }) => key)],
    columns: columns.map(({ key }) => key),
    says,
  };

  function go(from: Place, [down, right]: readonly [number, number]): boolean {
    const row = cells.rows[cells.rows.indexOf(from.row) + down];
    const column = cells.columns[cells.columns.indexOf(from.column) + right];
    if (row === undefined || column === undefined) return false;
    const input = grid.current?.querySelector<HTMLInputElement>(`#${CSS.escape(cellId({ row, column }))}`);
    input?.focus();
    input?.select();
    return Boolean(input);
  }

  function takeBack(place: Place) {
    const { [keyOf(place)]: _taken, ...others } = draft;
    onDraft(others);
  }

  const one = (place: Place) => (
    <SheetCell
      {...cell(place)}
      id={cellId(place)}
      typed={draft[keyOf(place)]}
      isWrong={wrong.has(keyOf(place))}
      readOnly={readOnly}
      onType={(text) => onDraft(typed(cells, draft, { ...place, text }))}
      onPaste={(text) => onDraft(pasted(cells, draft, { ...place, text }))}
      onTakeBack={() => takeBack(place)}
      onGo={(step) => go(place, step)}
    />
  );

  return (
    <Scroller>
      <Grid ref={grid} aria-label={label} $columns={columns.length}>
        <thead>
          <tr>
            <th scope="col">{corner}</th>
            {columns.map(({ key, head }) => (
              <th key={key} scope="col">
                {headRow === undefined ? head : one({ row: headRow, column: key })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">{row.head}</th>
              {columns.map(({ key }) => (
                <td key={key}>{one({ row: row.key, column: key })}</td>
              ))}
            </tr>
          ))}
        </tbody>
        {foot && (
          <tfoot>
            <tr>
              <td />
              {columns.map(({ key }) => (
                <td key={key}>{foot(key)}</td>
              ))}
            </tr>
          </tfoot>
        )}
      </Grid>
    </Scroller>
  );
}

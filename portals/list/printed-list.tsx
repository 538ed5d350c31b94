import type { ListDeclaration } from '@contract/lists/declare-list';
import { type Column, countText, shownCell } from '@portals/ui/table/column';
import { chosenColumns } from '@portals/ui/table/column-chooser';
import styled from 'styled-components';
import { rangeOf } from './list-body';
import { columnsOf, type ListView, type Place } from './list-view';
import { useList } from './use-list';
import { useViews } from './use-views';

const Paper = styled.div`
  margin-top: 18px; overflow-x: auto;
  table { width: 100%; border-collapse: collapse; font-size: 12.5px; line-height: 17px; font-variant-numeric: tabular-nums lining-nums; }
  th, td { padding: 6px 10px 6px 0; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line); font-weight: 400; }
  thead th { color: var(--ink-2); border-bottom-color: var(--line-control); }
  th[data-numeric], td[data-numeric] { text-align: right; white-space: nowrap; }
  [data-card-only] { display: none; }
  tr { break-inside: avoid; } thead { display: table-header-group; }
  @media print { overflow: visible; @page { size: landscape; margin: 12mm; } }
`;

type Row = { readonly _id: string };

/** The rows of a list for paper: those of the address, with the columns that its reader sees on the screen. */
export function usePrintedList<D extends ListDeclaration>(declared: ListView<D>, place: Place) {
  const view = declared as unknown as ListView;
  const { query, isBare, change, refresh, page, error } = useList(view, place);
  const { look, isKnown } = useViews({ view, place, isBare }, { query, change });
  const rows = page?.data as readonly Row[] | undefined;
  const { start, end } = rangeOf(view, query, place.today);
  const first = query.page * query.limit + 1;
  return {
    error: error?.message,
    refresh,
    range: { start, end },
    printed:
      rows && page && isKnown ? (
        <>
          <p>
            {rows.length === 0
              ? `No ${view.words.many}`
              : `${first} to ${first + rows.length - 1} of ${countText(page.total, page.totalIsBound)}`}
            {view.words.note && `. ${view.words.note}.`}
          </p>
          <PrintedRows
            rows={rows}
            columns={chosenColumns(columnsOf(view, rows, place) as unknown as readonly Column<Row>[], look.columns)}
          />
        </>
      ) : null,
  };
}

function PrintedRows({ rows, columns }: { rows: readonly Row[]; columns: readonly Column<Row>[] }) {
  return (
    <Paper>
      <table>
        <thead>
          <tr>
            {columns.map(({ key, title, numeric }) => (
              <th key={key} scope="col" {...(numeric && { 'data-numeric': '' })}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row._id}>
              {columns.map(({ key, cell, numeric }) => (
                <td key={key} {...(numeric && { 'data-numeric': '' })}>
                  {shownCell(cell(row))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Paper>
  );
}

import { type ReactNode, useState } from 'react';
import { Banner } from '../banner';
import { Button } from '../button';
import type { MenuItem } from '../context-menu';
import { SkeletonBar, useIsLate } from '../skeleton';
import { VisuallyHidden } from '../visually-hidden';
import { type Column, countText, type Sort } from './column';
import { TableHead } from './table-head';
import { TablePager, type TablePagerProps } from './table-pager';
import { TableRow } from './table-row';
import { Empty, Refetching, Scroller, Table } from './table-style';
import { walkRows } from './walk-rows';

export type DataTableProps<Row> = {
  /** Id of the list, for the tabs over it. */
  id?: string;
  /** What the rows are: "Applications". */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[] | null;
  rowKey: (row: Row) => string;
  /** Address of a row, without the base path; the first cell is the link. */
  rowLink?: (row: Row) => string;
  /** Acts of a row, on ⋯ and on right click. */
  rowMenu?: (row: Row) => readonly MenuItem[];
  loading: boolean;
  error?: string | undefined;
  onRetry?: () => void;
  sort?: Sort | undefined;
  onSort?: (sort: Sort) => void;
  /** Shown without rows: a first use, or filters that find nothing. */
  empty: { title: string; hint?: string; action?: ReactNode };
  dense?: boolean;
  /** Keys of chosen rows; leave it out where rows cannot be chosen. */
  selected?: ReadonlySet<string>;
  onSelect?: (keys: ReadonlySet<string>) => void;
  /** How many are chosen where it is more than `selected` names: all that the query finds. */
  chosenText?: string | null | undefined;
  /** Acts on the chosen rows. */
  bulk?: ReactNode;
  pager: Omit<TablePagerProps, 'lead'> & { note?: string };
};

const skeletonRows = [0, 1, 2, 3, 4, 5, 6, 7];

/** A list of staff: sorting, arrow keys in the rows, choosing, row menus, pages, and every state a list can be in. Rows are cards below 768 px. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one table from caption to last cell.
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    label,
    columns,
    rows,
    loading,
    error,
    onRetry,
    empty,
    dense = false,
    selected,
    onSelect,
    bulk,
    pager,
  } = props;
  const isLate = useIsLate();
  const keys = (rows ?? []).map(props.rowKey);
  const chosen = keys.filter((key) => selected?.has(key));
  // Rows beyond the page can be chosen only all at once.
  const count = selected && selected.size > keys.length ? selected.size : chosen.length;

  function choose(changed: readonly string[], isOn: boolean) {
    const next = new Set(selected);
    for (const key of changed) {
      if (isOn) next.add(key);
      else next.delete(key);
    }
    onSelect?.(next);
  }

  const columnCount = columns.length + (selected ? 1 : 0) + (props.rowMenu ? 1 : 0);
  return (
    <>
      {error && (
        <div style={{ padding: '0 24px 12px' }}>
          <Banner
            severity="error"
            actions={
              onRetry && (
                <Button dense onClick={onRetry}>
                  Try again
                </Button>
              )
            }
          >
            {error}
          </Banner>
        </div>
      )}
      <Scroller tabIndex={0} id={props.id} role="region" aria-label={label} aria-busy={loading}>
        {loading && rows && <Refetching />}
        <Table $dense={dense}>
          <TableHead
            columns={columns}
            sort={props.sort}
            onSort={props.onSort}
            selection={
              selected && {
                all: keys.length > 0 && chosen.length === keys.length,
                some: chosen.length > 0,
                onChange: (isOn) => choose(keys, isOn),
              }
            }
            hasMenu={Boolean(props.rowMenu)}
          />
          <tbody onKeyDown={walkRows}>
            {rows?.map((row) => {
              const key = props.rowKey(row);
              return (
                <TableRow
                  key={key}
                  row={row}
                  columns={columns}
                  link={props.rowLink?.(row)}
                  menu={props.rowMenu?.(row)}
                  selection={selected && { isOn: selected.has(key), onChange: (isOn) => choose([key], isOn) }}
                />
              );
            })}
            {!rows &&
              loading &&
              isLate &&
              skeletonRows.map((place) => (
                <tr key={place}>
                  {Array.from({ length: columnCount }, (_, at) => columns[at - (selected ? 1 : 0)]).map(
                    (column, at) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: skeleton cells do not move.
                      <td key={at}>{column && <SkeletonBar $width={column.width ?? '80px'} />}</td>
                    ),
                  )}
                </tr>
              ))}
          </tbody>
        </Table>
        {rows?.length === 0 && !loading && (
          <Empty>{pager.page > 0 && pager.total > 0 ? <NoSuchPage {...pager} /> : <NoRows {...empty} />}</Empty>
        )}
      </Scroller>
      <VisuallyHidden role="status">
        {!loading && rows ? `${label}: ${countText(pager.total, pager.totalIsBound)} found` : ''}
      </VisuallyHidden>
      <TablePager
        {...pager}
        lead={
          chosen.length > 0 ? (
            <>
              <b>{props.chosenText ?? count.toLocaleString('en-US')} selected</b> {bulk}
              <Button look="quiet" dense onClick={() => onSelect?.(new Set())}>
                Clear
              </Button>
            </>
          ) : (
            pager.note
          )
        }
      />
    </>
  );
}

function NoRows({ title, hint, action }: { title: string; hint?: string; action?: ReactNode }) {
  return (
    <>
      <h2>{title}</h2>
      {hint && <p>{hint}</p>}
      {action}
    </>
  );
}

/** A page beyond the last, from an old link or because rows went away: the ways back to those that are there. */
function NoSuchPage({ page, limit, total, totalIsBound, onPage }: TablePagerProps) {
  // Where counting stopped, nobody knows which page is the last.
  const last = totalIsBound ? 1 : Math.ceil(total / limit);
  return (
    <>
      <h2>Page {(page + 1).toLocaleString('en-US')} doesn’t exist</h2>
      {!totalIsBound && (
        <p>{last === 1 ? 'This list has 1 page.' : `This list has ${last.toLocaleString('en-US')} pages.`}</p>
      )}
      <span style={{ display: 'inline-flex', gap: 8 }}>
        <Button dense onClick={() => onPage(0)}>
          Go to page 1
        </Button>
        {last > 1 && (
          <Button dense onClick={() => onPage(last - 1)}>
            Go to page {last.toLocaleString('en-US')}
          </Button>
        )}
      </span>
    </>
  );
}

type Selection = { scope: string; keys: ReadonlySet<string>; isAll: boolean };

/** Remembers chosen rows, or that all of the query are; they are let go when `scope` (the query of the list) changes. */
export function useSelection(scope: string) {
  const [state, setState] = useState<Selection>({ scope, keys: new Set(), isAll: false });
  const { keys: selected, isAll } = state.scope === scope ? state : { keys: new Set<string>(), isAll: false };
  return {
    selected,
    isAll,
    onSelect: (keys: ReadonlySet<string>) => setState({ scope, keys, isAll: false }),
    /** All that the query finds are chosen; `keys` are those that are known. */
    onSelectAll: (keys: ReadonlySet<string>) => setState({ scope, keys, isAll: true }),
  };
}

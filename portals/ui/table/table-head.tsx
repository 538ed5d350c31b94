import { CheckboxBox } from '../choices';
import { ArrowDownIcon, ArrowUpIcon } from '../staff-icons';
import { VisuallyHidden } from '../visually-hidden';
import { type Column, nextSort, type Sort } from './column';
import { SortButton } from './table-style';

export type TableHeadProps<Row> = {
  columns: readonly Column<Row>[];
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
  selection: { all: boolean; some: boolean; onChange: (isOn: boolean) => void } | undefined;
  hasMenu: boolean;
};

/** Column titles; sortable ones are buttons and say their order by `aria-sort`. */
export function TableHead<Row>({ columns, sort, onSort, selection, hasMenu }: TableHeadProps<Row>) {
  return (
    <thead>
      <tr>
        {selection && (
          <th scope="col" data-select="">
            <CheckboxBox
              aria-label="Select all rows on this page"
              checked={selection.all}
              ref={(box: HTMLInputElement | null) => {
                if (box) box.indeterminate = selection.some && !selection.all;
              }}
              onChange={(event) => selection.onChange(event.target.checked)}
            />
          </th>
        )}
        {columns.map((column, place) => {
          const isSorted = sort !== undefined && sort.key === column.sortKey;
          const { sortKey, sortFirst } = column;
          return (
            <th
              key={column.key}
              scope="col"
              data-lead={place === 0 ? '' : undefined}
              data-numeric={column.numeric ? '' : undefined}
              aria-sort={isSorted ? (sort.direction === 'asc' ? 'ascending' : 'descending') : undefined}
            >
              {sortKey && onSort ? (
                <SortButton type="button" onClick={() => onSort(nextSort(sort, sortKey, sortFirst))}>
                  {column.title}
                  {isSorted && (sort.direction === 'asc' ? <ArrowUpIcon size={14} /> : <ArrowDownIcon size={14} />)}
                </SortButton>
              ) : (
                column.title
              )}
            </th>
          );
        })}
        {hasMenu && (
          <th scope="col" data-menu="">
            <VisuallyHidden>Actions</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
}

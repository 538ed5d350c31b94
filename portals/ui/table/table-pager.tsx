import type { ReactNode } from 'react';
import { IconButton } from '../icon-button';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons';
import { rangeText } from './column';
import { Pager } from './table-style';

export type TablePagerProps = {
  /** From 0. */
  page: number;
  limit: number;
  total: number;
  /** True when counting stopped at the total: there may be more. */
  totalIsBound?: boolean | undefined;
  onPage: (page: number) => void;
  /** Leave it out where the size is fixed. */
  onLimit?: (limit: number) => void;
  limits?: readonly number[];
  lead?: ReactNode;
};

/** Foot of a table: chosen rows left, place and page steps right. */
export function TablePager({
  page,
  limit,
  total,
  totalIsBound = false,
  onPage,
  onLimit,
  lead,
  ...rest
}: TablePagerProps) {
  const { limits = [25, 50, 100] } = rest;
  const lastPage = totalIsBound ? page : Math.max(0, Math.ceil(total / limit) - 1);
  return (
    <Pager>
      <div>{lead}</div>
      {onLimit && (
        <select aria-label="Rows per page" value={limit} onChange={(event) => onLimit(Number(event.target.value))}>
          {limits.map((size) => (
            <option key={size} value={size}>
              {size} rows
            </option>
          ))}
        </select>
      )}
      <span>{rangeText(page, limit, { total, isBound: totalIsBound })}</span>
      <IconButton label="Previous page" disabled={page === 0} onClick={() => onPage(Math.min(page - 1, lastPage))}>
        <ChevronLeftIcon size={18} />
      </IconButton>
      <IconButton
        label="Next page"
        disabled={!totalIsBound && (page + 1) * limit >= total}
        onClick={() => onPage(page + 1)}
      >
        <ChevronRightIcon size={18} />
      </IconButton>
    </Pager>
  );
}

import styled from 'styled-components';
import { productWords } from '../words/product-words';
import type { RateChange } from './rates.store';

const List = styled.ul`
  list-style: none; display: grid; gap: 4px; max-height: 260px; overflow: auto; font-size: 13.5px; line-height: 20px; font-variant-numeric: tabular-nums;
  li { display: flex; flex-wrap: wrap; gap: 2px 10px; justify-content: space-between; }
  s { color: var(--ink-2); }
  em { font-style: normal; color: var(--promo-text); }
`;

/** Cells that may be many, each with its two values. */
type ChangeListProps = {
  label: string;
  changes: readonly Readonly<RateChange>[];
  /** Beside a cell: what else is to be said of it. */
  besides?: (change: Readonly<RateChange>) => string | undefined;
};

function valueWords(value: RateChange['from'], column: string): string {
  if (value === null) return 'not offered';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'number' ? `${value.toFixed(2)}%` : column === 'name' ? `“${value}”` : value;
}

const placeWords = ({ row, column }: Readonly<RateChange>): string => {
  if (row !== '') return `${productWords(row)}, ${column}`;
  return column === 'name' ? 'Name' : 'May be used';
};

/** What differs, cell by cell: "24 monthly payments, D 17.99% → 16.99%". */
export function ChangeList({ label, changes, besides }: ChangeListProps) {
  return (
    <List aria-label={label} tabIndex={changes.length > 10 ? 0 : undefined}>
      {changes.map((change) => (
        <li key={`${change.row}.${change.column}`}>
          <span>{placeWords(change)}</span>
          <span>
            <s>{valueWords(change.from, change.column)}</s> → <b>{valueWords(change.to, change.column)}</b>
            {besides?.(change) && <em> {besides(change)}</em>}
          </span>
        </li>
      ))}
    </List>
  );
}

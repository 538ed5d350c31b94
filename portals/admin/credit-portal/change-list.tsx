import type { CellChange } from '@contract/versioned-tables/declare-versioned-table';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { creditTables } from './credit-tables.store';
import { keyOf, type TableKind } from './table-kind';
import { kindOf } from './table-kinds';

const List = styled.ul`
  list-style: none; display: grid; gap: 4px; max-height: 260px; overflow: auto; font-size: 13.5px; line-height: 20px; font-variant-numeric: tabular-nums;
  li { display: flex; flex-wrap: wrap; gap: 2px 10px; justify-content: space-between; }
  s { color: var(--ink-2); }
  em { font-style: normal; color: var(--promo-text); }
`;

/** Cells that may be many, each with its two values. */
type ChangeListProps = {
  label: string;
  changes: readonly Readonly<CellChange>[];
  /** Beside a cell: what else is to be said of it. */
  besides?: (change: Readonly<CellChange>) => string | undefined;
};

const said = (change: Readonly<CellChange>, say: TableKind['say']) =>
  change.row === '' && change.column === 'name'
    ? { place: 'Name', from: `“${change.from}”`, to: `“${change.to}”` }
    : say(change);

/** What differs, cell by cell: "24 monthly payments, D 17.99% → 16.99%". */
export function ChangeList({ label, changes, besides }: ChangeListProps) {
  const kind = kindOf(useSnapshot(creditTables).kind);
  return (
    <List aria-label={label} tabIndex={changes.length > 10 || besides ? 0 : undefined}>
      {changes.map((change) => {
        const { place, from, to } = said(change, (one) => kind.say(one));
        return (
          <li key={keyOf(change)}>
            <span>{place}</span>
            <span>
              <s>{from}</s> → <b>{to}</b>
              {besides?.(change) && <em> {besides(change)}</em>}
            </span>
          </li>
        );
      })}
    </List>
  );
}

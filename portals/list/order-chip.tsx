import type { Sort } from '@portals/ui/table/column';
import { FilterChip } from '@portals/ui/table/filter-bar';
import styled from 'styled-components';

// Rows are cards on phones, and cards have no heads to sort by.
const OnlyCards = styled.span`
  display: none;
  @media (max-width: 767.98px) { display: contents; }
`;
const List = styled.div`
  display: grid; gap: 1px; min-width: 220px;
  button { min-height: 44px; padding: 4px 10px; border: 0; border-radius: 8px; background: none; color: var(--ink); text-align: left; cursor: pointer; }
  button:hover { background: var(--hover); }
  button[aria-pressed='true'] { font-weight: 600; background: var(--primary-50); }
`;

type Order = Sort & { label: string };
const isSame = (one: Sort, other: Sort) => one.key === other.key && one.direction === other.direction;

type OrderChipProps = { orders: readonly Order[]; sort: Sort; onSort: (sort: Sort) => void };

/** The order of the list where there are no column heads. */
export function OrderChip({ orders, sort, onSort }: OrderChipProps) {
  const label = orders.find((order) => isSame(order, sort))?.label ?? 'custom';
  return (
    <OnlyCards>
      <FilterChip name="Sort" value={label}>
        {(close) => (
          <List role="group" aria-label="Sort by">
            {orders.map(({ key, direction, label: text }) => (
              <button
                key={text}
                type="button"
                aria-pressed={isSame({ key, direction }, sort)}
                onClick={() => {
                  close();
                  onSort({ key, direction });
                }}
              >
                {text.charAt(0).toUpperCase() + text.slice(1)}
              </button>
            ))}
          </List>
        )}
      </FilterChip>
    </OnlyCards>
  );
}

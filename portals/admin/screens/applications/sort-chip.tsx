import { FilterChip } from '@portals/ui/table/filter-bar';
import styled from 'styled-components';
import type { ListQuery, SortKey } from './list-query';

// Rows are cards on phones, and cards have no heads to sort by.
const OnlyCards = styled.span`
  display: none;
  @media (max-width: 768px) { display: contents; }
`;
const List = styled.div`
  display: grid; gap: 1px; min-width: 220px;
  button { min-height: 44px; padding: 4px 10px; border: 0; border-radius: 8px; background: none; color: var(--ink); text-align: left; cursor: pointer; }
  button:hover { background: var(--hover); }
  button[aria-pressed='true'] { font-weight: 600; background: var(--primary-50); }
`;

const orders: readonly { key: SortKey; direction: 'asc' | 'desc'; label: string }[] = [
  { key: 'createdAt', direction: 'desc', label: 'newest first' },
  { key: 'createdAt', direction: 'asc', label: 'oldest first' },
  { key: 'name', direction: 'asc', label: 'name' },
  { key: 'status', direction: 'asc', label: 'status' },
  { key: 'requestedAmount', direction: 'desc', label: 'most requested' },
  { key: 'approvedAmount', direction: 'desc', label: 'highest limit' },
  { key: 'state', direction: 'asc', label: 'state' },
];
const isSame = (one: ListQuery['sort'], other: ListQuery['sort']) =>
  one.key === other.key && one.direction === other.direction;

/** The order of the list where there are no column heads. */
export function SortChip({ sort, onSort }: { sort: ListQuery['sort']; onSort: (sort: ListQuery['sort']) => void }) {
  const label = orders.find((order) => isSame(order, sort))?.label ?? 'another column';
  return (
    <OnlyCards>
      <FilterChip name="Order" value={label}>
        {(close) => (
          <List role="group" aria-label="Order">
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

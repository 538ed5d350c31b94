import { PERKS_MAX } from '@contract/membership-settings/entity';
import { TIERS } from '@domain/membership/loyalty-program';
import { CheckboxBox } from '@portals/ui/choices';
import { type MenuItem, useContextMenu } from '@portals/ui/context-menu';
import { IconButton } from '@portals/ui/icon-button';
import { MoreIcon } from '@portals/ui/more-icon';
import { VisuallyHidden } from '@portals/ui/visually-hidden';
import { useId } from 'react';
import styled from 'styled-components';
import { type LoyaltySheet, type PerkRow, withPerk } from './loyalty-sheet';
import { useNewPerk } from './new-perk';
import { SheetField } from './sheet-field';
import { columnOf, type LoyaltyTiersProps, Title } from './sheet-parts';

const Table = styled.table`
  width: 100%; border-collapse: collapse; table-layout: fixed;
  th, td { padding: 6px 8px 6px 0; border-bottom: 1px solid var(--line); text-align: left; font-weight: 400; }
  thead th { font-size: 12.5px; line-height: 18px; color: var(--ink-3); font-weight: 500; }
  thead th:first-child { width: 44%; } thead th:last-child, td:last-child { width: 44px; padding-right: 0; }
  [data-of] { text-align: center; } [data-of] > input { display: inline-grid; vertical-align: middle; }
  td[data-changed] input[type='checkbox'] { outline: 2px solid var(--promo-text); outline-offset: 2px; }
  tr[data-new] > * { background: var(--sunken); }
  tr[data-new] > :first-child { padding-left: 8px; }
  @media (max-width: 767.98px) { thead th:first-child { width: auto; } th[data-of] { width: 84px; } }
`;
const FIRST_ROW = 10;

/** Perks as rows, tiers as columns: one line adds a perk to several tiers. */
export function LoyaltyPerks(props: LoyaltyTiersProps) {
  const { typed, names, readOnly, onType } = props;
  const id = useId();
  const { perks } = typed;
  const isOpen = !readOnly && perks.length < PERKS_MAX;
  const next = useNewPerk({
    names,
    row: FIRST_ROW + perks.length,
    onAdd: (perk) => onType(withPerk(typed, perk)),
  });
  const put = (rows: readonly PerkRow[]) => onType({ ...typed, perks: rows } satisfies LoyaltySheet);
  function move(place: number, step: number) {
    const [one, other] = [perks[place], perks[place + step]];
    if (one && other) put(perks.map((row) => (row === one ? other : row === other ? one : row)));
  }
  return (
    <section aria-labelledby={id}>
      <Title>
        <h2 id={id}>Perks</h2>
        <span>Check the tiers that include each perk. Press Space to check, arrow keys to move.</span>
      </Title>
      <Table aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">Perk</th>
            {TIERS.map((tier) => (
              <th key={tier} scope="col" data-of={tier}>
                {names[tier]}
              </th>
            ))}
            <th scope="col">
              <VisuallyHidden>Actions</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {perks.map((row, place) => (
            <Perk
              key={row.key}
              {...props}
              row={row}
              place={place}
              onRow={(change) => put(perks.map((one) => (one === row ? { ...one, ...change } : one)))}
              acts={[
                { key: 'up', label: 'Move up', disabled: place === 0, run: () => move(place, -1) },
                { key: 'down', label: 'Move down', disabled: place === perks.length - 1, run: () => move(place, 1) },
                {
                  key: 'remove',
                  label: 'Remove perk',
                  danger: true,
                  run: () => put(perks.filter((one) => one !== row)),
                },
              ]}
            />
          ))}
          {isOpen && next.row}
        </tbody>
      </Table>
      {isOpen && next.foot}
    </section>
  );
}

type PerkProps = LoyaltyTiersProps & {
  row: PerkRow;
  place: number;
  onRow: (change: Partial<PerkRow>) => void;
  acts: readonly MenuItem[];
};

function Perk({ row, place, names, faults, changed, readOnly, onRow, acts }: PerkProps) {
  const key = `perk/${row.key}`;
  return (
    <tr>
      <th scope="row">
        <SheetField
          id={`loyalty-${key.replaceAll(/[^a-z0-9]+/g, '-')}`}
          name={`Perk ${place + 1}`}
          value={row.name}
          before={changed.get(key)}
          fault={faults[key]}
          at={[FIRST_ROW + place, 0]}
          readOnly={readOnly}
          onValue={(text) => onRow({ name: text })}
        />
      </th>
      {TIERS.map((tier) => (
        <td key={tier} data-of={tier} data-changed={changed.has(`${key}/${tier}`) ? '' : undefined}>
          <CheckboxBox
            aria-label={`${row.name} in ${names[tier]}`}
            data-row={FIRST_ROW + place}
            data-column={columnOf(tier)}
            checked={row.ticks[tier] ?? false}
            disabled={readOnly}
            onChange={(event) =>
              onRow({ ticks: row.ticks.map((was, at) => (at === tier ? event.target.checked : was)) })
            }
          />
        </td>
      ))}
      <td>{!readOnly && <RowMenu name={row.name} items={acts} />}</td>
    </tr>
  );
}

function RowMenu({ name, items }: { name: string; items: readonly MenuItem[] }) {
  const { openAt, menu } = useContextMenu(items, `Actions for ${name}`);
  return (
    <>
      <IconButton label={`Actions for ${name}`} onClick={(event) => openAt(event.currentTarget)}>
        <MoreIcon size={16} />
      </IconButton>
      {menu}
    </>
  );
}

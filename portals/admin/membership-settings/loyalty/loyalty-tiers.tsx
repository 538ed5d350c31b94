import { POINT_EVENTS } from '@domain/membership/loyalty';
import { monthlyCost } from '@domain/membership/loyalty-program';
import { cents } from '@domain/money/cents';
import { formatUsd } from '@domain/money/usd';
import { Button } from '@portals/ui/button';
import { CheckboxBox } from '@portals/ui/choices';
import { IconButton } from '@portals/ui/icon-button';
import { ChevronDownIcon, ChevronUpIcon } from '@portals/ui/icons';
import { Tabs } from '@portals/ui/tabs';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { loyalty } from './loyalty.store';
import { LoyaltyPerks } from './loyalty-perks';
import { cellKey, EVENT_WORDS, enabledCell, eventCell, numberOf } from './loyalty-sheet';
import { SheetField } from './sheet-field';
import { goInSheet } from './sheet-keys';
import { columnOf, type LoyaltyTiersProps, Title } from './sheet-parts';

const Phone = styled.div`@media (min-width: 768px) { display: none; }`;
/** Three columns of tiers; on a phone the chosen one alone. */
const Sheet = styled.div`
  display: grid; grid-template-columns: minmax(0, 1fr); gap: 24px;
  @media (max-width: 767.98px) {
    &[data-tier='0'] [data-of]:not([data-of='0']), &[data-tier='1'] [data-of]:not([data-of='1']), &[data-tier='2'] [data-of]:not([data-of='2']) { display: none; }
  }
`;
const Cards = styled.div`
  display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 14px; align-items: start;
  @media (max-width: 767.98px) { grid-template-columns: minmax(0, 1fr); }
`;
const Card = styled.section`
  display: grid; gap: 10px; padding: 14px; border-radius: var(--radius-card); box-shadow: inset 0 0 0 1px var(--line);
  &[data-deleted] { background: var(--sunken); }
`;
const Top = styled.div`
  display: flex; align-items: center; gap: 8px;
  > i { display: grid; place-items: center; width: 26px; height: 26px; flex: none; border-radius: 50%; background: var(--primary-100); color: var(--primary-text); font-style: normal; font-weight: 700; font-size: 13px; }
  > div { flex: 1; min-width: 0; }
`;
const Line = styled.label`
  display: grid; grid-template-columns: minmax(0, 1fr) 118px; align-items: center; gap: 8px; color: var(--ink-2);
`;
const Switch = styled.input.attrs({ type: 'checkbox', role: 'switch' })`
  appearance: none; flex: none; position: relative; width: 38px; height: 22px; margin: 0; border-radius: 11px; background: var(--sunken); box-shadow: inset 0 0 0 1.5px var(--line-control); cursor: pointer;
  &::before { content: ""; position: absolute; left: 4px; top: 4px; width: 14px; height: 14px; border-radius: 50%; background: var(--ink-3); transition: left var(--time-1); }
  &:checked { background: var(--primary); box-shadow: none; } &:checked::before { left: 20px; background: var(--on-primary); }
  &:disabled { cursor: not-allowed; opacity: 0.6; }
  &:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
  &[data-changed] { outline: 2px solid var(--promo-text); outline-offset: 2px; }
  @media (prefers-reduced-motion: reduce) { &::before { transition: none; } }
  @media (forced-colors: active) { appearance: auto; }
`;
const Sum = styled.p`
  display: flex; flex-wrap: wrap; justify-content: space-between; gap: 4px 10px; padding-top: 10px; border-top: 1px solid var(--line); color: var(--ink-2); font-variant-numeric: tabular-nums lining-nums;
  b { font-size: 17px; font-weight: 650; color: var(--ink); }
`;
const Events = styled.table`
  width: 100%; border-collapse: collapse; table-layout: fixed;
  th { padding: 6px 8px 6px 0; text-align: left; font-weight: 500; } thead th { font-size: 12.5px; color: var(--ink-3); border-bottom: 1px solid var(--line); }
  thead th:first-child { width: 34%; } td, tbody th { padding: 8px 8px 8px 0; border-bottom: 1px solid var(--line); vertical-align: middle; }
  tbody th small { display: block; font-weight: 400; color: var(--ink-3); font-size: 12.5px; }
  td > div { display: flex; align-items: center; gap: 8px; }
  @media (max-width: 767.98px) { thead th:first-child { width: 55%; } }
`;
/** Tiers, perks and points as one sheet: arrows move between its cells, Space ticks. */
export function LoyaltyTiers(props: LoyaltyTiersProps) {
  const { typed, names, onType } = props;
  const [tier, setTier] = useState('0');
  const id = useId();
  const set = (key: string, value: string | boolean) => onType({ ...typed, cells: { ...typed.cells, [key]: value } });
  return (
    <div>
      <Phone>
        <Tabs
          label="Tiers"
          panelId={id}
          value={tier}
          onValue={setTier}
          tabs={names.map((label, index) => ({ key: String(index), label }))}
        />
      </Phone>
      <Sheet id={id} data-tier={tier} onKeyDown={goInSheet}>
        <Cards>
          {names.map((name, index) => (
            <TierCard key={cellKey(index, 'card')} {...props} tier={index} name={name} set={set} />
          ))}
        </Cards>
        <LoyaltyPerks {...props} />
        <section aria-labelledby={`${id}-points`}>
          <Title>
            <h2 id={`${id}-points`}>Bonus points</h2>
            <span>Up to two decimals.</span>
          </Title>
          <Events aria-labelledby={`${id}-points`}>
            <thead>
              <tr>
                <th scope="col">Event</th>
                {names.map((name, index) => (
                  <th key={cellKey(index, 'head')} scope="col" data-of={index}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {POINT_EVENTS.map((event, row) => (
                <tr key={event}>
                  <th scope="row">
                    {EVENT_WORDS[event]?.[0]} <small>{EVENT_WORDS[event]?.[1]}</small>
                  </th>
                  {names.map((name, index) => (
                    <td key={cellKey(index, event)} data-of={index}>
                      <EventCell {...props} event={event} row={row} tier={index} name={name} set={set} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Events>
        </section>
      </Sheet>
    </div>
  );
}

type Set = (key: string, value: string | boolean) => void;
type TierProps = LoyaltyTiersProps & { tier: number; name: string; set: Set };

const CELLS = [
  ['totalAmount', 'Annual spend to qualify', '$'],
  ['creditContributions', 'Monthly credit', '$'],
  ['pointsPerDollar', 'Points per dollar', ''],
] as const;

function TierCard({ typed, faults, changed, standing, readOnly, tier, name, set }: TierProps) {
  const { collapsed } = useSnapshot(loyalty);
  const at = (cell: string) => typed.cells[cellKey(tier, cell)];
  const isDeleted = at('isDeleted') === true;
  const isFolded = collapsed.includes(tier) || isDeleted;
  const members = standing.tiers.find((one) => one.tier === tier)?.members ?? 0;
  const credit = cents(numberOf(String(at('creditContributions') ?? '')) ?? 0);
  const fold = () => {
    loyalty.collapsed = collapsed.includes(tier) ? collapsed.filter((one) => one !== tier) : [...collapsed, tier];
  };
  const field = (cell: string) => {
    const key = cellKey(tier, cell);
    return {
      id: `loyalty-${tier}-${cell}`,
      value: String(at(cell) ?? ''),
      before: changed.get(key),
      fault: faults[key],
    };
  };
  return (
    <Card data-of={tier} data-deleted={isDeleted ? '' : undefined} aria-label={`Tier ${tier + 1}: ${name}`}>
      <Top>
        <i aria-hidden="true">{tier + 1}</i>
        <div>
          <SheetField
            {...field('name')}
            name={`Tier ${tier + 1} name`}
            at={[0, columnOf(tier)]}
            readOnly={readOnly || isDeleted}
            onValue={(text) => set(cellKey(tier, 'name'), text)}
          />
        </div>
        <Switch
          aria-label={`${name} active`}
          data-changed={changed.has(cellKey(tier, 'isActive')) ? '' : undefined}
          checked={at('isActive') === true && !isDeleted}
          disabled={readOnly || isDeleted}
          onChange={(event) => set(cellKey(tier, 'isActive'), event.target.checked)}
        />
        <IconButton
          label={isFolded ? `Expand ${name}` : `Collapse ${name}`}
          aria-expanded={!isFolded}
          disabled={isDeleted}
          onClick={fold}
        >
          {isFolded ? <ChevronDownIcon size={16} /> : <ChevronUpIcon size={16} />}
        </IconButton>
      </Top>
      {!isFolded &&
        CELLS.map(([cell, label, prefix], row) => (
          <Line key={cell} htmlFor={`loyalty-${tier}-${cell}`}>
            {label}
            <SheetField
              {...field(cell)}
              name={`${label}, ${name}`}
              prefix={prefix}
              at={[row + 1, columnOf(tier)]}
              inputMode="decimal"
              readOnly={readOnly}
              onValue={(text) => set(cellKey(tier, cell), text)}
            />
          </Line>
        ))}
      <Sum>
        <span>
          <b>{members}</b> {members === 1 ? 'member' : 'members'}
        </span>
        <span>
          <b>{formatUsd(monthlyCost([{ members, creditCents: credit }]))}</b> a month
        </span>
      </Sum>
      {!readOnly && (
        <div>
          <Button
            dense
            look="quiet"
            aria-label={isDeleted ? `Restore ${name}` : `Delete ${name}`}
            onClick={() => set(cellKey(tier, 'isDeleted'), !isDeleted)}
          >
            {isDeleted ? 'Restore' : 'Delete'}
          </Button>
        </div>
      )}
    </Card>
  );
}

type EventCellProps = TierProps & { event: string; row: number };
const FIRST_EVENT_ROW = 200;

function EventCell({ typed, faults, changed, readOnly, tier, name, set, event, row }: EventCellProps) {
  const [value, flag] = [cellKey(tier, eventCell(event)), cellKey(tier, enabledCell(event))];
  const isOn = typed.cells[flag] === true;
  const words = EVENT_WORDS[event]?.[0] ?? event;
  return (
    <div>
      <CheckboxBox
        aria-label={`${words} in ${name}`}
        data-row={FIRST_EVENT_ROW + row}
        data-column={columnOf(tier)}
        checked={isOn}
        disabled={readOnly}
        style={changed.has(flag) ? { outline: '2px solid var(--promo-text)', outlineOffset: 2 } : undefined}
        onChange={(change) => set(flag, change.target.checked)}
      />
      <SheetField
        id={`loyalty-${tier}-${event}`}
        name={`Points for ${words.toLowerCase()}, ${name}`}
        value={String(typed.cells[value] ?? '')}
        before={changed.get(value)}
        fault={faults[value]}
        at={[FIRST_EVENT_ROW + row, columnOf(tier) + 1]}
        inputMode="decimal"
        isRight
        readOnly={readOnly || !isOn}
        onValue={(text) => set(value, text)}
      />
    </div>
  );
}

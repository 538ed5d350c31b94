import type { ReactNode } from 'react';
import styled from 'styled-components';

const List = styled.dl`
  display: grid; grid-template-columns: 1fr auto; row-gap: 9px; font-size: 15px; line-height: 21px; font-variant-numeric: tabular-nums lining-nums;
  [data-density='flow'] & { font-size: 16px; line-height: 23px; row-gap: 12px; }
  [data-density='staff'] & { font-size: 14px; line-height: 20px; }
  dt { color: var(--ink-2); padding-right: 16px; }
  dd { text-align: right; font-weight: 500; }
  [data-total] { border-top: 1px solid var(--line); padding-top: 9px; font-weight: 700; color: var(--ink); }
`;

export type MoneyLine = { label: ReactNode; value: ReactNode; total?: boolean; key?: string };

/** Labels and amounts, right aligned; `total` lines are ruled and bold. Amounts come formatted ("−$866.20"). */
export function MoneySummary({ lines }: { lines: readonly MoneyLine[] }) {
  return (
    <List>
      {lines.map(({ label, value, total, key }) => [
        <dt key={`${key ?? label}-label`} data-total={total ? '' : undefined}>
          {label}
        </dt>,
        <dd key={`${key ?? label}-value`} data-total={total ? '' : undefined}>
          {value}
        </dd>,
      ])}
    </List>
  );
}

import { centsFromDollars } from '@domain/money/dollars';
import { formatUsdExact } from '@domain/money/usd';
import { civilDate } from '@portals/format/dates';
import type { Frozen } from '@portals/state/frozen';
import { Tag, type TagTone } from '@portals/ui/tag';
import { VisuallyHidden } from '@portals/ui/visually-hidden';
import styled from 'styled-components';
import type { Calculation } from './plan.store';
import type { Compared } from './plan-draft';

const Frame = styled.section`
  display: grid; grid-template-columns: minmax(0, 1fr); gap: 10px; padding: 16px 18px; border-radius: var(--radius-card); box-shadow: inset 0 0 0 1px var(--line);
  h2 { font-size: 14.5px; line-height: 20px; font-weight: 650; }
`;
const List = styled.ul`
  display: grid; gap: 8px;
  li { padding-left: 10px; border-left: 3px solid var(--line-2); }
  li[data-kind='changed'] { border-color: var(--warning); } li[data-kind='new'] { border-color: var(--success); } li[data-kind='out'] { border-color: var(--danger); }
  b { font-weight: 600; } p { color: var(--ink-2); font-size: 13px; line-height: 18px; } del { color: var(--ink-3); }
`;
const Columns = styled.table`
  width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums lining-nums;
  th, td { padding: 5px 0; text-align: right; border-bottom: 1px solid var(--line); }
  th:first-child { text-align: left; font-weight: 400; color: var(--ink-2); } thead th { color: var(--ink-2); font-weight: 400; font-size: 13px; }
`;

const kinds: Readonly<Record<Compared['kind'], { word: string; tone: TagTone }>> = {
  changed: { word: 'Changed', tone: 'warning' },
  new: { word: 'New', tone: 'success' },
  out: { word: 'Removed', tone: 'danger' },
  same: { word: 'Same', tone: 'plain' },
};

/** Two versions of a plan beside each other, row by row. */
export function CompareRows({ title, rows }: { title: string; rows: readonly Compared[] }) {
  return (
    <Frame aria-label={title}>
      <h2>{title}</h2>
      <List>
        {rows.map(({ key, kind, name, before, now }) => (
          <li key={key} data-kind={kind}>
            <b>{name}</b> <Tag $tone={kinds[kind].tone}>{kinds[kind].word}</Tag>
            <p>
              {before !== null && before !== now && (
                <>
                  <del>{before}</del>
                  {now !== null && ' → '}
                </>
              )}
              {now}
            </p>
          </li>
        ))}
      </List>
    </Frame>
  );
}

const usd = (dollars: number) => formatUsdExact(centsFromDollars(dollars));

/** What a change of a running plan does in money, the old beside the new. */
export function CompareMoney({
  of,
  change,
}: {
  of: Frozen<Calculation>;
  change: NonNullable<Frozen<Calculation>['change']>;
}) {
  return (
    <Frame aria-label="Cost of the change">
      <h2>Cost</h2>
      <Columns>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>Item</VisuallyHidden>
            </th>
            <th scope="col">Current</th>
            <th scope="col">New</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Annual treatment cost</th>
            <td>{usd(change.oldTotal)}</td>
            <td>{usd(of.totalTreatmentsCost)}</td>
          </tr>
          <tr>
            <th scope="row">Monthly treatment cost</th>
            <td>{usd(change.oldMonthlyPayment)}</td>
            <td>{usd(of.monthlyPayment)}</td>
          </tr>
        </tbody>
      </Columns>
      <p>
        {usd(change.paid)} paid or billed so far. {usd(change.delivered)} in treatments used.{' '}
        {change.firstPaymentOn !== null &&
          `The change takes effect with the ${civilDate(change.firstPaymentOn)} payment. `}
        {change.credit > 0 && `The member gets a ${usd(change.credit)} credit. `}
        {change.practiceReturns > 0 && `You return ${usd(change.practiceReturns)} of your deposits.`}
      </p>
    </Frame>
  );
}

import { civilDate } from '@portals/format/dates';
import { usdExact } from '@portals/format/usd';
import { Card, Note } from '@portals/ui/card';
import styled from 'styled-components';
import type { Snapshot } from 'valtio/vanilla';
import type { ChangeDetails } from '../../stores/plan-change.store';
import { copy } from './copy';

const Table = styled.table`
  width: 100%; border-collapse: collapse; font-size: 15px; line-height: 20px; font-variant-numeric: tabular-nums lining-nums;
  th { text-align: left; font-weight: 400; color: var(--ink-2); padding: 8px 8px 8px 0; }
  thead th, thead td { font-size: 13px; line-height: 17px; color: var(--ink-3); font-weight: 500; padding-top: 0; text-align: right; }
  td { text-align: right; white-space: nowrap; padding: 8px 0 8px 10px; color: var(--ink-2); }
  tbody td:last-child { color: var(--ink); font-weight: 600; }
  tbody tr { border-top: 1px solid var(--line); }
  tbody tr:last-child { border-top-color: var(--ink); }
  tbody tr:last-child > * { font-weight: 700; color: var(--ink); }
  @media (max-width: 370px) { font-size: 13.5px; td { padding-left: 6px; } }
`;

/** The money of both plans in two columns. */
export function PaymentTable({ change }: { change: Snapshot<ChangeDetails> }) {
  const { paid, openBills, paymentsRemaining, newPayment, lastPayment, payments } = change;
  const last = payments.at(-1);
  const rows: (readonly [label: string, now: string, next: string])[] = [
    [copy.year, usdExact(change.oldTotal), usdExact(change.newTotal)],
    [openBills > 0 ? copy.billed : copy.paid, `−${usdExact(paid)}`, `−${usdExact(paid)}`],
    [copy.left, usdExact(change.oldLeft), usdExact(change.newLeft)],
  ];
  if (paymentsRemaining > 0)
    rows.push([copy.over(paymentsRemaining), usdExact(change.oldMonthlyPayment), usdExact(change.newMonthlyPayment)]);
  if (paymentsRemaining > 0 && change.membershipFee > 0)
    rows.push([copy.fee, usdExact(change.membershipFee), usdExact(change.membershipFee)]);
  if (paymentsRemaining > 0) rows.push([copy.month, usdExact(change.oldPayment), usdExact(newPayment)]);
  return (
    <Card>
      <Table aria-label={copy.payments}>
        <thead>
          <tr>
            <td />
            <th scope="col">{copy.now}</th>
            <th scope="col">{copy.new}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, now, next]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{now}</td>
              <td>{next}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {last && lastPayment !== newPayment && <Note>{copy.lastOne(civilDate(last.on), usdExact(lastPayment))}</Note>}
    </Card>
  );
}

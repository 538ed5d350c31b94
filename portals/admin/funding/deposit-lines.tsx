import { paths } from '@contract/paths';
import { Link } from 'react-router';
import styled from 'styled-components';
import { tableAmounts } from '../words/amounts';
import type { ShownDeposit } from './deposit.store';
import { membershipLine } from './deposit-words';

const Sheet = styled.table`
  width: 100%; border-collapse: collapse; margin: 18px 0 32px;
  th, td { padding: 10px 12px; text-align: left; font-weight: 400; vertical-align: top; }
  th:first-child, td:first-child { padding-left: 24px; }
  th:last-child, td:last-child { padding-right: 24px; }
  thead th { font-size: 13px; line-height: 18px; color: var(--ink-2); }
  tbody tr, tfoot tr { box-shadow: inset 0 1px 0 var(--line); }
  [data-amount] { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums lining-nums; }
  a { font-weight: 600; color: var(--ink); text-decoration: none; &:hover { text-decoration: underline; } }
  small { display: block; font-size: 12.5px; line-height: 18px; color: var(--ink-3); }
  [data-total] > * { font-weight: 700; }
  @media (max-width: 767.98px) {
    th, td { padding: 10px 6px; }
    th:first-child, td:first-child { padding-left: 16px; }
    th:last-child, td:last-child { padding-right: 16px; }
  }
  @media (pointer: coarse) { a { display: inline-block; min-height: 44px; padding-top: 12px; } }
`;

const detailOf = ({ applicationId, transactionId }: { applicationId: string; transactionId: string }) =>
  paths.admin.application.href({ applicationId }, { tab: 'transactions', transaction: transactionId });

/** What a deposit pays for and keeps back, to the cent; every column adds up to the last line. */
export function DepositLines({ deposit }: { deposit: ShownDeposit }) {
  const { lines, ofMemberships, keptBack, gross, fees, amount } = deposit;
  const write = tableAmounts([
    ...lines.flatMap((line) => [line.gross, line.fee]),
    ...ofMemberships.map((line) => line.amount),
    gross,
    fees,
    amount,
  ]);
  return (
    <Sheet aria-label="Deposit lines">
      <thead>
        <tr>
          <th scope="col">Patient</th>
          <th scope="col" data-amount="">
            Purchase
          </th>
          <th scope="col" data-amount="">
            Fee
          </th>
          <th scope="col" data-amount="">
            Amount
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.transactionId}>
            <td>
              <Link to={detailOf(line)}>{line.name}</Link>
              <small>Transaction {line.number}</small>
            </td>
            <td data-amount="">{write(line.gross)}</td>
            <td data-amount="">{write(line.fee)}</td>
            <td data-amount="">{write(line.net)}</td>
          </tr>
        ))}
        {ofMemberships.map((line) => (
          <tr key={line._id}>
            <td>
              {line.name}
              <small>
                Membership, {membershipLine(line.kind)}
                {line.amount > 0
                  ? `: ${write(line.gross)} less a ${write(line.fee)} fee`
                  : line.amount !== line.owed && `, part of ${write(-line.owed)}`}
              </small>
            </td>
            <td data-amount="">–</td>
            <td data-amount="">–</td>
            <td data-amount="">{line.amount < 0 ? `−${write(-line.amount)}` : write(line.amount)}</td>
          </tr>
        ))}
        {keptBack.map((line) => (
          <tr key={line._id}>
            <td>
              <Link to={detailOf(line)}>{line.name}</Link>
              <small>
                Refund of transaction {line.number}
                {line.amount !== line.owed && `, part of ${write(line.owed)}`}
              </small>
            </td>
            <td data-amount="">–</td>
            <td data-amount="">–</td>
            <td data-amount="">−{write(line.amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr data-total="">
          <th scope="row">Deposit</th>
          <td data-amount="">{write(gross)}</td>
          <td data-amount="">{write(fees)}</td>
          <td data-amount="">{write(amount)}</td>
        </tr>
      </tfoot>
    </Sheet>
  );
}

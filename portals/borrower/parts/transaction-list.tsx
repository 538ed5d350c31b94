import { civilDate, moment } from '@portals/format/dates';
import { usd } from '@portals/format/usd';
import { StatusMark } from '@portals/ui/status-mark';
import { Link } from 'react-router';
import styled from 'styled-components';
import { transactionAddress } from '../addresses';
import type { TransactionRow } from '../stores/transactions.store';
import { copy } from './copy';
import { statusOf } from './status-of';
import { treatmentOf } from './treatment-of';

const List = styled.ul`
  li + li { border-top: 1px solid var(--line); }
  a { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 2px 12px; padding: 14px 0; color: inherit; text-decoration: none; }
  a:hover b:first-child { color: var(--primary-text); text-decoration: underline; text-underline-offset: 3px; }
  b { font-weight: 600; font-variant-numeric: tabular-nums lining-nums; }
  b + b { text-align: right; }
  small { font-size: 14px; line-height: 20px; color: var(--ink-2); }
  small + small { text-align: right; }
`;

const detailOf = (row: TransactionRow): string => {
  if (row.status === 'ACCEPTED' && !row.isPaidOff && row.monthlyPayment !== null)
    return copy.monthly(usd(row.monthlyPayment));
  return row.firstTreatmentDate
    ? copy.visit(civilDate(row.firstTreatmentDate, 'short'))
    : moment(row.createdAt).replace(/,.*$/, '');
};

/** How a transaction stands; a loan that was charged off doesn’t wear the check of one that is in order. */
function standingOf(row: TransactionRow): ReturnType<typeof statusOf> {
  const { status, isPaidOff, isChargedOff, isWithdrawn, isExpired } = row;
  const looks = statusOf(status);
  if (isWithdrawn) return { ...looks, word: copy.withdrawnWord };
  if (isExpired) return { ...looks, word: copy.expiredWord };
  if (isPaidOff) return { ...looks, word: copy.paidOff };
  return isChargedOff ? { shape: 'review', word: copy.chargedOff } : looks;
}

/** Transactions as lines: treatment, amount, status and what follows. The whole line leads to its page. */
export function TransactionList({ rows }: { rows: readonly TransactionRow[] }) {
  return (
    <List>
      {rows.map((row) => {
        const { shape, word } = standingOf(row);
        return (
          <li key={row._id}>
            <Link to={transactionAddress(row)}>
              <b>{treatmentOf(row)}</b>
              <b>{usd(row.txAmount)}</b>
              <small>
                <StatusMark shape={shape}>{word}</StatusMark>
              </small>
              <small>{detailOf(row)}</small>
            </Link>
          </li>
        );
      })}
    </List>
  );
}

import { paths } from '@contract/paths';
import { nearDate } from '@portals/format/dates';
import { todayHere } from '@portals/format/today';
import { usd } from '@portals/format/usd';
import { Card, Figure, Note } from '@portals/ui/card';
import { Link } from 'react-router';
import { transactionAddress } from '../../addresses';
import type { Credit } from '../../stores/borrower.store';
import type { TransactionRow } from '../../stores/transactions.store';
import { latenessOf } from './lateness';

export type NextPaymentProps = {
  next: Readonly<NonNullable<Credit['nextPayment']>>;
  practice: TransactionRow | undefined;
};

/** The oldest instalment that is not paid: when, how much and for what; a late one says how late; what all loans ask, when it is more. */
export function NextPayment({ next, practice }: NextPaymentProps) {
  const late = latenessOf(next);
  const day = nearDate(next.dueDate, todayHere());
  return (
    <Card $tone={late ? 'primary' : 'plain'}>
      <Note>{late ? `Was due ${day}, ${late.days} late` : `Next payment, ${day}`}</Note>
      <Figure $small>{usd(next.amount)}</Figure>
      {(late || next.totalDue > next.amount) && (
        <Note>
          {late && <b>{usd(next.pastDue)} is late. </b>}
          {late ? 'Due in total' : 'Due that day in total'}: <b>{usd(next.totalDue)}</b>.
        </Note>
      )}
      <Note>
        <Link to={paths.borrower.payments.href({}, { transaction: next.transactionId })}>Pay now</Link>{' '}
        <Link to={paths.borrower.autopay.href({}, { transaction: next.transactionId })}>Autopay</Link>
      </Note>
      {practice && (
        <Note>
          For {usd(practice.txAmount)} at{' '}
          <Link to={transactionAddress(practice)}>{practice.practicemanagement.PracticeName}</Link>
        </Note>
      )}
    </Card>
  );
}

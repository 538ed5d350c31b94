import { nearDate } from '@portals/format/dates';
import { todayHere } from '@portals/format/today';
import { usd } from '@portals/format/usd';
import { Card, Figure, Note } from '@portals/ui/card';
import { Link } from 'react-router';
import { transactionAddress } from '../../addresses';
import type { Credit } from '../../stores/borrower.store';
import type { TransactionRow } from '../../stores/transactions.store';

export type NextPaymentProps = {
  next: Readonly<NonNullable<Credit['nextPayment']>>;
  practice: TransactionRow | undefined;
};

/** The next instalment: when, how much and for what. */
export function NextPayment({ next, practice }: NextPaymentProps) {
  return (
    <Card>
      <Note>Next payment, {nearDate(next.dueDate, todayHere())}</Note>
      <Figure $small>{usd(next.amount)}</Figure>
      {practice && (
        <Note>
          For {usd(practice.txAmount)} at{' '}
          <Link to={transactionAddress(practice)}>{practice.practicemanagement.PracticeName}</Link>
        </Note>
      )}
    </Card>
  );
}

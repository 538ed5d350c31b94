import { paths } from '@contract/paths';
import { nearDate } from '@portals/format/dates';
import { todayHere } from '@portals/format/today';
import { usd } from '@portals/format/usd';
import { Card, Figure, Note } from '@portals/ui/card';
import { RouterButton } from '@portals/ui/router-button';
import { useEffect } from 'react';
import { Link } from 'react-router';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import type { Snapshot } from 'valtio/vanilla';
import { transactionAddress } from '../../addresses';
import { treatmentOf } from '../../parts/treatment-of';
import type { Credit } from '../../stores/borrower.store';
import { openAutopay } from '../../stores/pay.actions';
import { type Autopay, ways } from '../../stores/pay.store';
import type { TransactionRow } from '../../stores/transactions.store';
import { latenessOf } from './lateness';

const Head = styled.div`
  display: flex; justify-content: space-between; align-items: center; gap: 12px;
`;

export type NextPaymentProps = {
  next: Readonly<NonNullable<Credit['nextPayment']>>;
  practice: TransactionRow | undefined;
};

/** The oldest instalment that is not paid: when, how much and for what; a late one says how late; what all loans ask, when it is more. */
export function NextPayment({ next, practice }: NextPaymentProps) {
  const { transactionId } = next;
  const late = latenessOf(next);
  const day = nearDate(next.dueDate, todayHere());
  const { autopay } = useSnapshot(ways);
  useEffect(() => void openAutopay(transactionId), [transactionId]);
  const known = autopay.data?.transactionId === transactionId ? autopay.data : null;
  return (
    <Card $tone={late ? 'primary' : 'plain'} aria-label="Next payment">
      <Head>
        <div>
          <Note>{late ? `Was due ${day}, ${late.days} late` : `Next payment, ${day}`}</Note>
          <Figure $small>{usd(next.amount)}</Figure>
        </div>
        <RouterButton
          {...(late && { look: 'primary' as const })}
          to={paths.borrower.payments.href({}, { transaction: transactionId })}
        >
          Pay now
        </RouterButton>
      </Head>
      {(late || next.totalDue > next.amount) && (
        <Note>
          {late && <b>{usd(next.pastDue)} is late. </b>}
          {late ? 'Due in total' : 'Due that day in total'}: <b>{usd(next.totalDue)}</b>.
        </Note>
      )}
      {practice && (
        <Note>
          For {practice.treatments.length > 0 ? treatmentOf(practice) : usd(practice.txAmount)} at{' '}
          <Link to={transactionAddress(practice)}>{practice.practicemanagement.PracticeName}</Link>
        </Note>
      )}
      <Note>
        {known && `${autopayWords(known, next.amount)} `}
        <Link to={paths.borrower.autopay.href({}, { transaction: transactionId })}>
          {known && known.type !== 'NONE' ? 'Change autopay' : 'Set up autopay'}
        </Link>
      </Note>
    </Card>
  );
}

/** What autopay does about it. */
function autopayWords({ type, amount, paymentMethod }: Snapshot<Autopay>, due: number): string {
  if (type === 'NONE' || !paymentMethod) return 'Autopay is off.';
  const from = `${paymentMethod.name}, ending in ${paymentMethod.lastFour}`;
  if (type === 'FIRST_ONLY') return `The first payment alone is automatic, from ${from}.`;
  return amount > due ? `Automatic, ${usd(amount)} from ${from}.` : `Automatic from ${from}.`;
}

import { paths } from '@contract/paths';
import { nearDate } from '@portals/format/dates';
import { accountName } from '@portals/format/masked-number';
import { todayHere } from '@portals/format/today';
import { usd } from '@portals/format/usd';
import { Card, Figure, Note } from '@portals/ui/card';
import { Rich } from '@portals/ui/rich';
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
import { copy } from './home-copy';
import { latenessOf } from './lateness';

const Head = styled.div`
  display: flex; justify-content: space-between; align-items: center; gap: 12px;
  /* The sentence beside it wraps, the button’s words do not. */
  > a { flex: none; white-space: nowrap; }
`;

export type NextPaymentProps = {
  next: Readonly<NonNullable<Credit['nextPayment']>>;
  practice: TransactionRow | undefined;
};

/** The oldest installment that is not paid: when, how much is taken or asked for, and for what; a late one says how late; what all loans ask, when it is more. */
export function NextPayment({ next, practice }: NextPaymentProps) {
  const { transactionId } = next;
  const late = latenessOf(next);
  const day = nearDate(next.dueDate, todayHere());
  const { autopay } = useSnapshot(ways);
  useEffect(() => void openAutopay(transactionId), [transactionId]);
  const known = autopay.data?.transactionId === transactionId ? autopay.data : null;
  return (
    <Card $tone={late ? 'primary' : 'plain'} aria-label={copy.next}>
      <Head>
        <div>
          <Note>{late ? copy.wasDue(day, late.days) : copy.nextOn(day)}</Note>
          <Figure $small>{usd(late ? next.totalDue : Math.max(next.amount, (known && takenFrom(known)) ?? 0))}</Figure>
        </div>
        <RouterButton
          {...(late && { look: 'primary' as const })}
          to={paths.borrower.payments.href({}, { transaction: transactionId })}
        >
          {copy.pay}
        </RouterButton>
      </Head>
      {(late || next.totalDue > next.amount) && (
        <Note>
          <Rich
            text={
              late
                ? (next.totalDue > next.pastDue ? copy.isLateInPart : copy.isLate)(usd(next.pastDue))
                : copy.dueThatDay(usd(next.totalDue))
            }
          />
        </Note>
      )}
      {practice && (
        <Note>
          {copy.for(practice.treatments.length > 0 ? treatmentOf(practice) : usd(practice.txAmount))}{' '}
          <Link to={transactionAddress(practice)}>{practice.practicemanagement.PracticeName}</Link>
        </Note>
      )}
      <Note>
        {known && `${autopayWords(known, next.amount)} `}
        {!known?.isReported && (
          <Link to={paths.borrower.autopay.href({}, { transaction: transactionId })}>
            {known && known.type !== 'NONE' ? copy.changeAutopay : copy.setAutopay}
          </Link>
        )}
      </Note>
    </Card>
  );
}

/** What autopay takes each time; null where nothing is taken by itself. */
function takenFrom({ type, amount, next, paymentMethod, isPaused }: Snapshot<Autopay>): number | null {
  if (isPaused || type === 'NONE' || type === 'FIRST_ONLY' || !paymentMethod?.isAuthorized) return null;
  return next ? Math.min(next.amount, amount) : amount;
}

/** What autopay does about it. */
function autopayWords(autopay: Snapshot<Autopay>, due: number): string {
  const { type, paymentMethod, isPaused } = autopay;
  if (isPaused) return copy.paused;
  if (type === 'NONE' || !paymentMethod) return copy.autopayOff;
  const from = accountName(paymentMethod.name, paymentMethod.lastFour);
  if (!paymentMethod.isAuthorized) return copy.autopayEnded(from);
  if (type === 'FIRST_ONLY') return copy.firstOnly(from);
  const isMore = (takenFrom(autopay) ?? 0) > due;
  return isMore ? copy.automaticMore(usd(due), from) : copy.automatic(from);
}

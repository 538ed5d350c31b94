import { paths } from '@contract/paths';
import { ActDialog } from '@portals/form/act-dialog';
import { civilDate } from '@portals/format/dates';
import { accountName } from '@portals/format/masked-number';
import { usd } from '@portals/format/usd';
import { Button } from '@portals/ui/button';
import { PromoGuardian } from '@portals/ui/promo-guardian';
import { Rich } from '@portals/ui/rich';
import { RouterButton } from '@portals/ui/router-button';
import { Skeleton } from '@portals/ui/skeleton';
import { useState } from 'react';
import { Link } from 'react-router';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import type { Snapshot } from 'valtio/vanilla';
import { openAutopay } from '../stores/pay.actions';
import { ways } from '../stores/pay.store';
import { raiseAutopay } from '../stores/promotions.actions';
import type { Promotion } from '../stores/promotions.store';
import { AutopayTerms, useAutopayTerms } from './autopay-terms';
import { copy } from './promo-copy';

const Acts = styled.div`display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; margin-top: 14px;`;

/** What keeps it free, or what a miss costs. */
function sentenceOf({ promo, practiceName: practice }: Snapshot<Promotion>): string {
  const interest = usd(promo.interest);
  if (promo.pace === 'ON_TRACK')
    return promo.autopay > 0 ? copy.taking(usd(promo.autopay), interest) : copy.asPlanned(interest);
  const end = civilDate(promo.endsOn);
  return promo.paymentsLeft > 1
    ? copy.keepsEach({ amount: usd(promo.needed ?? 0), count: promo.paymentsLeft, end, practice, interest })
    : copy.keepsOnce({ amount: usd(promo.payoff), end, practice, interest });
}

function autopayOf({ autopay, isPaused }: Snapshot<Promotion['promo']>): string {
  if (isPaused) return copy.paused;
  return autopay > 0 ? copy.takes(usd(autopay)) : copy.off;
}

/** What keeps a promotion free of interest, and one tap that does it. */
export function PromoCard({ promotion, place }: { promotion: Snapshot<Promotion>; place?: number | undefined }) {
  const { promo, transactionId } = promotion;
  const [isAsking, setAsking] = useState(false);
  if (promo.status !== 'OPEN' || promo.needed === null) return null;
  const isShort = promo.pace !== 'ON_TRACK';
  const paidCount = promo.payments.filter((one) => one === 'paid').length;
  const end = civilDate(promo.endsOn);
  const ask = () => {
    void openAutopay(transactionId);
    setAsking(true);
  };
  return (
    <PromoGuardian
      {...(place !== undefined && { place })}
      title={isShort ? (promo.autopay > 0 ? copy.shortAtAutopay : copy.short)(usd(promo.short)) : copy.onPace}
      daysLeft={promo.daysLeft}
      ribbon={{
        cells: promo.payments,
        label: copy.made(paidCount, promo.payments.length),
        promo: { cells: promo.payments.length },
        legend: [copy.paid(usd(promo.paid)), copy.left(usd(promo.payoff), end)],
      }}
    >
      <p>
        <Rich text={sentenceOf(promotion)} /> {promo.fees > 0 && `${copy.feesApart(usd(promo.fees))} `}
        {isShort && autopayOf(promo)}
      </p>
      <Acts>
        {isShort && !promo.isPaused && promo.paymentsLeft > 0 && (
          <Button look="primary" onClick={ask}>
            {promo.autopay > 0 ? copy.raise(usd(promo.needed)) : copy.turnOn(usd(promo.needed))}
          </Button>
        )}
        {isShort && promo.paymentsLeft === 0 && (
          <RouterButton look="primary" to={paths.borrower.payments.href({}, { transaction: transactionId })}>
            {copy.payNow(usd(promo.payoff))}
          </RouterButton>
        )}
        <Link to={paths.borrower.payments.href({}, { transaction: transactionId })}>{copy.see}</Link>
      </Acts>
      {isAsking && <RaiseDialog promotion={promotion} onClose={() => setAsking(false)} />}
    </PromoGuardian>
  );
}

/** Says what autopay will take, from where and until when, and asks once. */
function RaiseDialog({ promotion, onClose }: { promotion: Snapshot<Promotion>; onClose: () => void }) {
  const { promo, transactionId } = promotion;
  const { autopay } = useSnapshot(ways);
  const seen = autopay.data?.transactionId === transactionId ? autopay.data : null;
  const way = seen?.paymentMethod;
  const amount = Math.min(Math.max(promo.needed ?? 0, seen?.minimum ?? 0), seen?.most ?? Number.POSITIVE_INFINITY);
  const choice = seen && way ? { type: 'CUSTOM' as const, customAmount: amount } : null;
  const isFetching = useAutopayTerms(transactionId, choice);
  const missing = !seen || isFetching ? copy.wait : !way && copy.noWay;
  return (
    <ActDialog
      title={copy.question(usd(promo.needed ?? 0))}
      act={copy.confirm}
      pendingText={copy.saving}
      missing={missing}
      run={async () => seen && (await raiseAutopay(seen, amount))}
      onClose={onClose}
    >
      {autopay.error && <p>{autopay.error.message}</p>}
      {!seen && !autopay.error && <Skeleton lines={2} label={copy.loading} />}
      {seen && way && <p>{copy.means(usd(amount), accountName(way.name, way.lastFour), civilDate(promo.endsOn))}</p>}
      <AutopayTerms txId={transactionId} choice={choice} />
      {seen && !way && (
        <p>
          {copy.noWayYet}{' '}
          <Link to={paths.borrower.autopay.href({}, { transaction: transactionId })}>{copy.addWay}</Link>
        </p>
      )}
    </ActDialog>
  );
}

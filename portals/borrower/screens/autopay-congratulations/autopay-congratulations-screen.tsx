import { paths } from '@contract/paths';
import { civilDate } from '@portals/format/dates';
import { accountName } from '@portals/format/masked-number';
import { usd } from '@portals/format/usd';
import { copy as shell } from '@portals/shell/copy';
import { Card, Figure, Note } from '@portals/ui/card';
import { RouterButton } from '@portals/ui/router-button';
import { Skeleton } from '@portals/ui/skeleton';
import { useEffect } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { useSnapshot } from 'valtio';
import { BorrowerPage } from '../../parts/borrower-page';
import { openAutopay } from '../../stores/pay.actions';
import { ways } from '../../stores/pay.store';
import { copy } from './copy';

/** Autopay is on: how much, from where, and where it is changed (borrower §2). */
export function AutopayCongratulationsScreen() {
  const txId = useSearchParams()[0].get('transaction') ?? '';
  const { data, error } = useSnapshot(ways).autopay;
  useEffect(() => {
    if (ways.autopay.data?.transactionId !== txId) void openAutopay(txId);
  }, [txId]);
  const query = { transaction: txId };
  const shown = data?.transactionId === txId ? data : null;
  // Off by now: an address that was kept says nothing else than what is so.
  // Where nothing is taken after all, the page of autopay says why.
  const takesNothing = shown && (shown.type === 'NONE' || shown.isReported || shown.isPaidOff || shown.isPaused);
  if (takesNothing) return <Navigate replace to={paths.borrower.autopay.href({}, query)} />;
  return (
    <BorrowerPage title={shown ? copy.title : copy.plain}>
      {!shown && !error && <Skeleton lines={4} label={copy.loading} />}
      {error && <Note>{error.message}</Note>}
      {shown && (
        <Card $tone="hero">
          <p>{copy.what(shown.practiceName)}</p>
          <Figure>{usd(shown.amount)}</Figure>
          <p>
            {shown.type === 'FIRST_ONLY' ? copy.once : copy.each}
            {shown.paymentMethod &&
              `, ${copy.from(accountName(shown.paymentMethod.name, shown.paymentMethod.lastFour))}`}
          </p>
          {shown.startsOn && <p>{copy.next(civilDate(shown.startsOn))}</p>}
        </Card>
      )}
      <p style={{ marginTop: 20 }}>
        <RouterButton look="primary" to={paths.borrower.welcome.href()}>
          {shell.home}
        </RouterButton>{' '}
        <RouterButton to={paths.borrower.autopay.href({}, query)}>{copy.change}</RouterButton>
      </p>
    </BorrowerPage>
  );
}

import { civilDate } from '@portals/format/dates';
import { usdExact } from '@portals/format/usd';
import { loadChunk } from '@portals/shell/load-chunk';
import { Button } from '@portals/ui/button';
import { Card, CardTitle, Note } from '@portals/ui/card';
import { NoticeActions } from '@portals/ui/notice-page';
import { lazy, Suspense, useState } from 'react';
import styled from 'styled-components';
import type { Seen } from '../../parts/current';
import { isBehind } from '../../parts/standing';
import { copy } from './copy';

const PayOnce = lazy(async () => ({ default: (await loadChunk('pay-once', () => import('./pay-once'))).PayOnce }));

const First = styled(Card)`margin-bottom: 16px;`;

/**
 * What can be paid now: what is due where it was not or could not be taken, else the next payment before its day where its member pays by
 * hand. Nothing where all is paid.
 */
export function OpenPayment({ membership }: { membership: Seen }) {
  const [isPaying, setPaying] = useState(false);
  const { openNow, payAhead, paysByHand, payments, status } = membership;
  const failed = payments.find(({ canReprocess }) => canReprocess);
  const isLate = isBehind(membership);
  const isDue = openNow > 0 && (paysByHand || (isLate && failed !== undefined));
  const ahead = paysByHand && !isDue ? payAhead : null;
  if (!isDue && !ahead) return status === 'CANCELLATION_INSTALLMENT' ? <Installment membership={membership} /> : null;
  const amount = ahead ? ahead.amount : openNow;
  const title = ahead
    ? copy.next(usdExact(amount), civilDate(ahead.on))
    : (isLate ? copy.open : copy.due)(usdExact(amount));
  return (
    <First $tone={ahead ? 'plain' : 'primary'}>
      <CardTitle>{title}</CardTitle>
      <Note>{paysByHand ? copy.byHand : copy.openText}</Note>
      <NoticeActions>
        <Button look={ahead ? 'secondary' : 'primary'} wide onClick={() => setPaying(true)}>
          {copy.pay(usdExact(amount))}
        </Button>
      </NoticeActions>
      {isPaying && (
        <Suspense fallback={null}>
          <PayOnce
            membership={membership}
            bill={{ amount, on: ahead?.on, failedId: paysByHand ? undefined : failed?._id }}
            onClose={() => setPaying(false)}
          />
        </Suspense>
      )}
    </First>
  );
}

/** What is left of a membership that ended is charged by itself, where there is a card or account: what is due, else the next one. */
function Installment({ membership: { openNow, payAhead, paymentMethod } }: { membership: Seen }) {
  if (!paymentMethod || paymentMethod.isEnded || (openNow === 0 && !payAhead)) return null;
  return (
    <First>
      <CardTitle>
        {openNow > 0
          ? copy.due(usdExact(openNow))
          : copy.next(usdExact(payAhead?.amount ?? 0), civilDate(payAhead?.on))}
      </CardTitle>
      <Note>{openNow > 0 ? copy.chargedNext : copy.charged}</Note>
    </First>
  );
}

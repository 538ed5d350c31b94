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

const PayAgain = lazy(async () => ({
  default: (await loadChunk('pay-again', () => import('./pay-again'))).PayAgain,
}));

const First = styled(Card)`margin-bottom: 16px;`;

/** What is open after a payment failed, and a way to pay it at once; nothing where all is paid. */
export function OpenPayment({ membership }: { membership: Seen }) {
  const [isPaying, setPaying] = useState(false);
  const { openNow: amount } = membership;
  const failed = membership.payments.find(({ canReprocess }) => canReprocess);
  if (!isBehind(membership) || !failed || amount === 0) return null;
  return (
    <First $tone="primary">
      <CardTitle>{copy.open(usdExact(amount))}</CardTitle>
      <Note>{copy.openText}</Note>
      <NoticeActions>
        <Button look="primary" wide onClick={() => setPaying(true)}>
          {copy.pay(usdExact(amount))}
        </Button>
      </NoticeActions>
      {isPaying && (
        <Suspense fallback={null}>
          <PayAgain membership={membership} paymentId={failed._id} amount={amount} onClose={() => setPaying(false)} />
        </Suspense>
      )}
    </First>
  );
}

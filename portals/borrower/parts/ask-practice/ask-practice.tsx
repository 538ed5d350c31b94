import { useAttempt } from '@portals/form/attempt';
import { civilDate } from '@portals/format/dates';
import { dayIn } from '@portals/format/today';
import { usd } from '@portals/format/usd';
import { openHelp } from '@portals/state/help.store';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { Card, CardTitle } from '@portals/ui/card';
import { useState } from 'react';
import styled from 'styled-components';
import { withdrawRequest } from '../../stores/request.actions';
import type { Transaction } from '../../stores/transactions.store';
import { AskDialog } from './ask-dialog';
import { copy } from './copy';
import { DisputeDialog } from './dispute-dialog';
import { FlagDialog } from './flag-dialog';

const Acts = styled.div`
  display: flex; flex-wrap: wrap; gap: 8px; margin-top: 14px;
`;

type Open = 'REFUND' | 'MODIFY' | 'DISPUTE' | 'FLAG' | null;

/** What a patient can do about a transaction that is not right: ask the practice, or say that it is not theirs. */
export function AskPractice({ transaction }: { transaction: Transaction }) {
  const [open, setOpen] = useState<Open>(null);
  const { request, isFlagged, status } = transaction;
  if (status === 'REJECTED' || status === 'REFUNDED') return null;
  if (isFlagged)
    return (
      <Banner severity="warning" actions={<Button onClick={openHelp}>{copy.help}</Button>}>
        {copy.flagged}
      </Banner>
    );
  if (status === 'REVIEW' && request === null) return null;
  const close = () => setOpen(null);
  return (
    <Card>
      <CardTitle>{copy.title}</CardTitle>
      {request && <Asked transaction={transaction} request={request} />}
      <Acts>
        {!request && status === 'ACCEPTED' && <Button onClick={() => setOpen('REFUND')}>{copy.refund}</Button>}
        {!request && status !== 'REVIEW' && <Button onClick={() => setOpen('MODIFY')}>{copy.change}</Button>}
        {!request && status === 'ACCEPTED' && <Button onClick={() => setOpen('DISPUTE')}>{copy.dispute}</Button>}
        {request?.kind !== 'CREATE' && <Button onClick={() => setOpen('FLAG')}>{copy.flag}</Button>}
      </Acts>
      {(open === 'REFUND' || open === 'MODIFY') && <AskDialog transaction={transaction} kind={open} onClose={close} />}
      {open === 'DISPUTE' && <DisputeDialog transaction={transaction} onClose={close} />}
      {open === 'FLAG' && <FlagDialog transaction={transaction} onClose={close} />}
    </Card>
  );
}

type AskedProps = { transaction: Transaction; request: NonNullable<Transaction['request']> };

/** What was asked and when, with the way back while nobody has answered. */
function Asked({ transaction, request }: AskedProps) {
  const taking = useAttempt(() => withdrawRequest(transaction));
  return (
    <>
      <Banner
        actions={
          <Button pending={taking.pending} pendingText={copy.takingBack} onClick={() => void taking.run()}>
            {copy.withdraw}
          </Button>
        }
      >
        {wordsOf(request)}
      </Banner>
      {taking.trouble && <Banner severity="error">{taking.trouble.message}</Banner>}
    </>
  );
}

function wordsOf({ kind, txAmount, at, answerBy }: AskedProps['request']): string {
  const day = civilDate(dayIn(at));
  if (kind === 'CREATE') return copy.askedNew(day);
  if (kind === 'REFUND') return copy.askedRefund(day);
  if (kind === 'DISPUTE') return copy.askedDispute(day, civilDate(answerBy));
  return txAmount === null ? copy.askedChange(day) : copy.askedAmount(day, usd(txAmount));
}

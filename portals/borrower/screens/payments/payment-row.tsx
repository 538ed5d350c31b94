import { useAttempt } from '@portals/form/attempt';
import { TroubleBanner } from '@portals/form/trouble-banner';
import { civilDate } from '@portals/format/dates';
import { accountName } from '@portals/format/masked-number';
import { moneyWord } from '@portals/format/money-status';
import { usd } from '@portals/format/usd';
import { Button } from '@portals/ui/button';
import { Note } from '@portals/ui/card';
import styled from 'styled-components';
import type { Snapshot } from 'valtio/vanilla';
import { cancelPayment, saveReceipt } from '../../stores/loan.actions';
import type { LoanPayment } from '../../stores/loan.store';
import { copy } from './copy';

const Item = styled.li`padding: 12px 0; border-top: 1px solid var(--line);`;
const Line = styled.div`display: flex; flex-wrap: wrap; justify-content: space-between; gap: 4px 12px;`;

/** Where a payment stands, in one sentence. */
function standingOf({ status, settledOn, payOn, returnReason }: Snapshot<LoanPayment>): string {
  if (settledOn) return copy.arrived(civilDate(settledOn));
  if (status === 'SCHEDULED') return copy.planned(civilDate(payOn));
  if (status === 'CANCELLED' || status === 'DECLINED' || status === 'RETURNED')
    return returnReason ? copy.because(moneyWord(status), returnReason) : moneyWord(status);
  return copy.onItsWay(civilDate(payOn));
}

/** A payment with its receipt, and its way back while it waits. */
export function PaymentRow({ txId, payment }: { txId: string; payment: Snapshot<LoanPayment> }) {
  const { _id: id, amount, method, hasReceipt, canCancel } = payment;
  const saving = useAttempt(() => saveReceipt(txId, id));
  const taking = useAttempt(() => cancelPayment(txId, id));
  return (
    <Item>
      <Line>
        <b>{usd(amount)}</b>
        <span>{standingOf(payment)}</span>
      </Line>
      <Note>{accountName(method.name, method.lastFour)}</Note>
      <TroubleBanner trouble={saving.trouble ?? taking.trouble} />
      {hasReceipt && (
        <Button
          look="text"
          pending={saving.pending}
          pendingText={copy.gettingReceipt}
          onClick={() => void saving.run()}
        >
          {copy.receipt}
        </Button>
      )}
      {canCancel && (
        <Button look="text" pending={taking.pending} pendingText={copy.takingBack} onClick={() => void taking.run()}>
          {copy.withdraw}
        </Button>
      )}
    </Item>
  );
}

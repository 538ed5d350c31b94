import { FederalBoxSection } from '@portals/disclosure/federal-box';
import { useAttempt } from '@portals/form/attempt';
import { TroubleBanner } from '@portals/form/trouble-banner';
import { moment } from '@portals/format/dates';
import { usdExact } from '@portals/format/usd';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { Card } from '@portals/ui/card';
import { Ask, FinePrint, FlowShell, Why } from '@portals/ui/flow-shell';
import { MoneySummary } from '@portals/ui/money-summary';
import { useState } from 'react';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import type { Snapshot } from 'valtio/vanilla';
import { PayWith } from '../../parts/pay/pay-with';
import { cancel, payCancellationFrom } from '../../stores/cancellation.actions';
import { cancellation, type Quote } from '../../stores/cancellation.store';
import { copy } from './copy';
import { type CancelStepProps, quoteWords } from './steps';

const Gap = styled.div`margin-top: 20px;`;
const Told = styled.div`> * { margin-bottom: 16px; }`;

/** The last word: what is charged or returned is what the quote says (membership §4 Cancellation, step 1). */
export function ConfirmStep({
  membership,
  frame,
  onStep,
  onKeep,
  quote,
}: CancelStepProps & { quote: Snapshot<Quote> }) {
  const { method, methodId } = useSnapshot(cancellation);
  const [isDeclined, setDeclined] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const isInstallment = method === 'installment' && quote.installment !== null;
  const due = (isInstallment ? quote.installment : quote.lumpsum)?.paymentDueToday ?? 0;
  const way = methodId ?? membership.paymentMethod?._id ?? null;
  const ending = useAttempt(async () => {
    setDeclined(false);
    const ended = await cancel(due > 0 ? way : null);
    if (ended === 'declined') setDeclined(true);
    else onStep(ended === 'done' ? 2 : 0);
  });
  return (
    <FlowShell
      {...frame}
      onBack={() => onStep(0)}
      footer={
        <>
          <Button
            look="primary"
            big
            disabled={due > 0 && (way === null || isAdding)}
            pending={ending.pending}
            pendingText={copy.cancelling}
            onClick={() => void ending.run()}
          >
            {due > 0 ? copy.payAndCancel(usdExact(due)) : copy.cancelNow}
          </Button>
          <Button look="text" wide onClick={onKeep}>
            {copy.keep}
          </Button>
          <FinePrint>{quoteWords(quote)(quote.quoteNumber, moment(quote.expiresAt))}</FinePrint>
        </>
      }
    >
      <TroubleBanner trouble={ending.trouble} onAgain={ending.again} />
      <Told aria-live="assertive">{isDeclined && <Banner severity="error">{copy.declined}</Banner>}</Told>
      <Ask>{copy.confirm}</Ask>
      <Why>{copy.confirmText(membership.practiceName)}</Why>
      <Card>
        <MoneySummary lines={linesOf(quote, isInstallment)} />
      </Card>
      {isInstallment && quote.installment?.federalBox && (
        <Gap>
          <FederalBoxSection box={quote.installment.federalBox} />
        </Gap>
      )}
      {due > 0 && (
        <PayWith
          value={way}
          isAdding={isAdding}
          onAdding={setAdding}
          onValue={(chosen) => {
            setDeclined(false);
            payCancellationFrom(chosen);
          }}
        />
      )}
    </FlowShell>
  );
}

/** What is paid now and later, then what comes back beside it; one of them is the sum. */
export function linesOf(
  { installment, lumpsum, totalUnpaid, moneyBack, creditsReturned }: Snapshot<Quote>,
  isInstallment: boolean,
) {
  const credits = creditsReturned > 0 ? [{ label: copy.toCredit, value: usdExact(creditsReturned) }] : [];
  const back = { label: copy.refund, value: usdExact(moneyBack) };
  if (totalUnpaid === 0 && moneyBack > 0) return [{ ...back, total: true }, ...credits];
  const beside = [...(moneyBack > 0 ? [back] : []), ...credits];
  if (!isInstallment || !installment)
    return [{ label: copy.dueToday, value: usdExact(lumpsum.paymentDueToday), total: true }, ...beside];
  return [
    { label: copy.dueToday, value: usdExact(installment.paymentDueToday), total: true },
    { label: copy.later(installment.payments.length - 1), value: usdExact(installment.laterTotal) },
    ...beside,
  ];
}

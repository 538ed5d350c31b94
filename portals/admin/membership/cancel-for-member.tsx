import { FederalBoxSection } from '@portals/disclosure/federal-box';
import { ActDialog } from '@portals/form/act-dialog';
import { useAttempt } from '@portals/form/attempt';
import { TroubleBanner } from '@portals/form/trouble-banner';
import { civilDate } from '@portals/format/dates';
import { usdExact } from '@portals/format/usd';
import { Button } from '@portals/ui/button';
import { Checkbox, RadioCards } from '@portals/ui/choices';
import { MoneySummary } from '@portals/ui/money-summary';
import { useState } from 'react';
import { RequestFields, useRequest } from '../person/request-fields';
import { useListPlace } from '../staff/list-place';
import { cancelForMember, type QuoteForMember, quoteForMember } from './cancellation.actions';
import type { ShownMembership } from './plan-draft';
import { firstNameOf, opening } from './plan-words';

/** What the member was told it comes to, by its parts. */
function linesOf(quote: QuoteForMember, name: string) {
  const { totalDelivered, totalPaid, feesReturned, moneyBack, creditsReturned, totalUnpaid } = quote;
  return [
    { label: 'Treatments used', value: usdExact(totalDelivered) },
    { label: 'Paid for treatments', value: usdExact(totalPaid) },
    ...(feesReturned > 0 ? [{ label: 'Membership fees refunded', value: usdExact(feesReturned) }] : []),
    moneyBack > 0
      ? { label: `${opening(name)} gets back`, value: usdExact(moneyBack), total: true }
      : { label: `${opening(name)} owes`, value: usdExact(totalUnpaid), total: true },
    ...(creditsReturned > 0 ? [{ label: 'Returns to their credit', value: usdExact(creditsReturned) }] : []),
  ];
}

/** A member called or wrote to cancel: how and when, what it comes to by that day, and the end they chose (decision 68). */
export function CancelForMember({ of, onClose }: { of: ShownMembership; onClose: () => void }) {
  const { today } = useListPlace();
  const [quote, setQuote] = useState<QuoteForMember | null>(null);
  const request = useRequest(today, () => {
    setQuote(null);
    setRead(false);
  });
  const { channel, requestedOn } = request;
  const [method, setMethod] = useState<'lumpsum' | 'installment'>('lumpsum');
  const [hasRead, setRead] = useState(false);
  const box = method === 'installment' ? quote?.installment?.federalBox : null;
  const name = firstNameOf(of);
  const asking = useAttempt(async () => setQuote(await quoteForMember(of, requestedOn)), request.takeRefusal);
  return (
    <ActDialog
      title={`Cancel ${name}’s membership at their request?`}
      act="Cancel membership"
      pendingText="Canceling"
      look="danger-fill"
      keep="Keep membership"
      dirty={channel !== null}
      missing={
        (channel === null && 'Choose how they asked.') ||
        (quote === null && 'Show the total before you cancel.') ||
        (Boolean(box) && !hasRead && `Read the disclosure to ${name}, then check the box.`)
      }
      run={async (key) => {
        if (channel && quote)
          await cancelForMember(
            of,
            {
              quoteId: quote.quoteId,
              cancelMethod: method,
              channel,
              requestedOn,
              ...(box && { disclosureRead: hasRead }),
            },
            key,
          );
      }}
      takeRefusal={request.takeRefusal}
      onClose={onClose}
    >
      <p>The day of the request counts. Tell {name} the amount, and cancel only if they agree.</p>
      <RequestFields id="cancel" of={request} />
      <TroubleBanner trouble={asking.trouble} onAgain={asking.again} />
      {quote === null ? (
        <Button pending={asking.pending} pendingText="Calculating" onClick={() => void asking.run()}>
          Show the total
        </Button>
      ) : (
        <>
          <MoneySummary lines={linesOf(quote, name)} />
          {quote.installment && quote.totalUnpaid > 0 && (
            <RadioCards
              id="cancel-method"
              name="cancelMethod"
              label={`How ${name} pays`}
              value={method}
              onValue={(value) => setMethod(value === 'installment' ? 'installment' : 'lumpsum')}
              options={[
                { value: 'lumpsum', title: 'In full', detail: `${usdExact(quote.totalUnpaid)}, due in about 10 days` },
                {
                  value: 'installment',
                  title: `${quote.installment.payments.length} payments`,
                  detail: `The first is ${usdExact(quote.installment.paymentDueToday)} on ${civilDate(quote.installment.payments[0]?.on ?? today)}. The last is on ${civilDate(quote.installment.payments.at(-1)?.on ?? today)}.`,
                },
              ]}
            />
          )}
          {box && (
            <>
              <FederalBoxSection box={box} />
              <Checkbox
                id="cancel-disclosure"
                name="disclosureRead"
                checked={hasRead}
                onChange={({ target }) => setRead(target.checked)}
              >
                I read this disclosure to {name} before they chose to pay in installments.
              </Checkbox>
            </>
          )}
          <p>
            {quote.totalUnpaid > 0
              ? of.paysByHand
                ? 'Nothing is charged today. The plan ends now. They pay what they owe themselves, and we email them when it is due. You can’t undo this.'
                : 'Nothing is charged today. The plan ends now, and we tell them before we charge what they owe. You can’t undo this.'
              : 'The plan ends now. You can’t undo this.'}
          </p>
        </>
      )}
    </ActDialog>
  );
}

import { memberPaths } from '@contract/membership/paths';
import { useAttempt } from '@portals/form/attempt';
import { TroubleBanner } from '@portals/form/trouble-banner';
import { callLink } from '@portals/format/call-link';
import { civilDate, moment } from '@portals/format/dates';
import { accountName } from '@portals/format/masked-number';
import { phone } from '@portals/format/phone';
import { usdExact } from '@portals/format/usd';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { Card, Figure, Heading, Note } from '@portals/ui/card';
import { RadioCards } from '@portals/ui/choices';
import { Ask, FinePrint, FlowShell } from '@portals/ui/flow-shell';
import { CalendarIcon, CallIcon, MailIcon, SuccessIcon, XIcon } from '@portals/ui/icons';
import { LinkList } from '@portals/ui/link-list';
import { MoneySummary } from '@portals/ui/money-summary';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import type { Snapshot } from 'valtio/vanilla';
import { chooseMethod, mailQuote } from '../../stores/cancellation.actions';
import { type CancelMethod, cancellation, type Quote } from '../../stores/cancellation.store';
import { CallMe } from '../my-membership/call-me';
import { copy } from './copy';
import { type CancelStepProps, quoteWords } from './steps';

const Told = styled.div`> * { margin-bottom: 16px; }`;
const Part = styled.section`margin-top: 32px; display: grid; gap: 12px;`;
const Owed = styled(Card)`margin-top: 20px; background: var(--sunken); box-shadow: none;`;
const Ends = styled.ul`
  display: grid; gap: 10px;
  li { display: flex; gap: 12px; align-items: flex-start; font-size: 16px; line-height: 23px; }
  svg { flex: none; margin-top: 3px; color: var(--ink-3); }
`;

type QuoteProps = { quote: Snapshot<Quote> };

/** What cancelling comes to, before anything is cancelled (membership §4 Cancellation, step 0). */
export function QuoteStep({ membership, frame, onStep, onKeep, quote }: CancelStepProps & QuoteProps) {
  const { changedSince, method } = useSnapshot(cancellation);
  const { _id, practiceName, practicePhone, pause } = membership;
  const navigate = useNavigate();
  return (
    <FlowShell
      {...frame}
      onBack={onKeep}
      footer={
        <>
          <Button look="primary" big onClick={() => onStep(1)}>
            {goOnWords(quote, method)}
          </Button>
          <Button look="text" wide onClick={onKeep}>
            {copy.keep}
          </Button>
          <FinePrint>{quoteWords(quote)(quote.quoteNumber, moment(quote.expiresAt))}</FinePrint>
        </>
      }
    >
      <Told aria-live="assertive">
        {changedSince && <Banner severity="warning">{copy.changed(timeOf(changedSince))}</Banner>}
      </Told>
      <Ask>{copy.ask}</Ask>
      <Amount quote={quote} />
      <Ways quote={quote} />
      <WorkedOut quote={quote} />
      <WhatEnds quote={quote} credit={membership.globalCredits} />
      <Part>
        <Heading>{copy.stay}</Heading>
        <LinkList
          items={[
            ...(pause && pause.askedMonths === null && pause.choices.length > 0
              ? [
                  {
                    key: 'pause',
                    icon: <CalendarIcon size={20} />,
                    title: copy.pause,
                    detail: copy.pauseDetail,
                    onPress: () => void navigate(memberPaths.pause.href({}, { membership: _id })),
                  },
                ]
              : []),
            {
              key: 'talk',
              icon: <CallIcon size={20} />,
              title: copy.talk(practiceName),
              detail: phone(practicePhone),
              onPress: () => window.location.assign(callLink(practicePhone)),
            },
          ]}
        />
        {membership.contactRequestedAt === null && <Note>{copy.lighter}</Note>}
        <CallMe membership={membership} />
        {membership.email ? <MailIt /> : <Note>{copy.noMail}</Note>}
      </Part>
    </FlowShell>
  );
}

/** What it comes to, to think about; the mail cancels nothing. */
function MailIt() {
  const [key] = useState(() => crypto.randomUUID() as string);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const sending = useAttempt(async () => setSentTo(await mailQuote(key)));
  return (
    <>
      <TroubleBanner trouble={sending.trouble} onAgain={sending.again} />
      <div role="status">{sentTo && <Banner severity="success">{copy.mailed(sentTo)}</Banner>}</div>
      {!sentTo && (
        <Button
          wide
          icon={<MailIcon size={18} />}
          pending={sending.pending}
          pendingText={copy.mailing}
          onClick={() => void sending.run()}
        >
          {copy.mailIt}
        </Button>
      )}
    </>
  );
}

/** "9:40 am" of a moment. */
const timeOf = (instant: string): string => moment(instant).replace(/^.*, /, '');

function goOnWords({ totalUnpaid, moneyBack, installment }: Snapshot<Quote>, method: CancelMethod): string {
  if (totalUnpaid === 0) return moneyBack > 0 ? copy.goOnRefund(usdExact(moneyBack)) : copy.goOnNothing;
  return method === 'installment' && installment
    ? copy.goOnInstallments(installment.payments.length)
    : copy.goOnOwing(usdExact(totalUnpaid));
}

function Amount({ quote: { totalUnpaid, moneyBack, creditsReturned, totalDelivered, totalPaid } }: QuoteProps) {
  // What is owed first: fees of months that were paid ahead may come back beside it.
  const sum = totalUnpaid || moneyBack;
  return (
    <Owed>
      <Note>{sum === 0 ? copy.nothing : totalUnpaid > 0 ? copy.owe : copy.back}</Note>
      {sum > 0 && <Figure>{usdExact(sum)}</Figure>}
      {totalUnpaid > 0 && moneyBack > 0 && <p>{copy.backToo(usdExact(moneyBack))}</p>}
      {creditsReturned > 0 && <p>{copy.creditToo(usdExact(creditsReturned))}</p>}
      <p>{copy.hadAndPaid(usdExact(totalDelivered), usdExact(totalPaid))}</p>
    </Owed>
  );
}

/** Once, or in installments; nothing where nothing is owed or none are granted. */
function Ways({ quote: { totalUnpaid, installment, lumpsum } }: QuoteProps) {
  const { method } = useSnapshot(cancellation);
  const last = installment?.payments.at(-1);
  if (totalUnpaid === 0 || !installment || !last) return null;
  const count = installment.payments.length;
  return (
    <Part>
      <RadioCards
        id="cancel-method"
        name="cancelMethod"
        label={copy.howPay}
        error={undefined}
        value={method}
        onValue={(value) => chooseMethod(value === 'installment' ? 'installment' : 'lumpsum')}
        options={[
          { value: 'lumpsum', title: copy.once, detail: copy.onceDetail(usdExact(lumpsum.paymentDueToday)) },
          {
            value: 'installment',
            title: copy.installments(count),
            detail: copy.installmentsDetail(usdExact(installment.paymentDueToday)),
          },
        ]}
      />
      <Note>
        {copy.noInterest}
        {copy.lastOne(count, usdExact(last.amount), civilDate(last.on))}
        {installment.federalBox && copy.disclosure}
      </Note>
    </Part>
  );
}

function WorkedOut({ quote }: QuoteProps) {
  const { delivered, deliveredDiscounts, abovePlan, totalDelivered, totalPaid, totalUnpaid, totalRefund } = quote;
  const { feesKept, feesReturned, moneyBack, creditsReturned } = quote;
  const isOwed = totalUnpaid > 0;
  return (
    <Part>
      <Heading>{copy.workedOut}</Heading>
      <Card>
        <MoneySummary
          lines={[
            ...delivered.map(({ treatment, count, amount }) => ({
              key: treatment,
              label: `${treatment}, ${copy.had(count)}`,
              value: usdExact(amount),
            })),
            ...lineOf(copy.discounts, deliveredDiscounts),
            ...lineOf(copy.abovePlan, abovePlan),
            { label: delivered.length > 0 ? copy.treatmentsHad : copy.noneHad, value: usdExact(totalDelivered) },
            { label: copy.paid, value: `−${usdExact(totalPaid)}` },
            ...(isOwed ? [] : lineOf(copy.feesReturned, feesReturned)),
            {
              label: isOwed || totalRefund === 0 ? copy.owe : copy.inAll,
              value: usdExact(isOwed ? totalUnpaid : totalRefund),
              total: true,
            },
            ...(isOwed && feesReturned > 0 ? [{ label: copy.feesReturned, value: usdExact(feesReturned) }] : []),
            ...(creditsReturned > 0
              ? [
                  ...(moneyBack > 0 && !isOwed ? [{ label: copy.toMethod, value: usdExact(moneyBack) }] : []),
                  { label: copy.toCredit, value: usdExact(creditsReturned) },
                ]
              : []),
          ]}
        />
      </Card>
      <Note>{feesKept > 0 ? copy.fees(usdExact(feesKept)) : copy.asAgreed}</Note>
    </Part>
  );
}

/** A line that lowers the sum; none where it lowers nothing. */
const lineOf = (label: string, amount: number) => (amount > 0 ? [{ label, value: `−${usdExact(amount)}` }] : []);

function WhatEnds({ quote: { endedVisits, creditsReturned, refunds }, credit }: QuoteProps & { credit: number }) {
  if (!endedVisits && !creditsReturned && refunds.length === 0 && credit === 0) return null;
  return (
    <Part>
      <Heading>{copy.ends}</Heading>
      <Ends>
        {endedVisits > 0 && (
          <li>
            <XIcon size={18} />
            {copy.endedVisits(endedVisits)}
          </li>
        )}
        {creditsReturned > 0 && (
          <li>
            <SuccessIcon size={18} />
            {copy.creditsStay(usdExact(creditsReturned))}
          </li>
        )}
        {(creditsReturned > 0 || credit > 0) && (
          <li>
            <SuccessIcon size={18} />
            {copy.creditLater}
          </li>
        )}
        {refunds.map(({ to, lastFour, amount }) => (
          <li key={`${to}${lastFour}${amount}`}>
            <SuccessIcon size={18} />
            {copy.refundTo(usdExact(amount), accountName(to, lastFour))}
          </li>
        ))}
      </Ends>
    </Part>
  );
}

import { useAttempt } from '@portals/form/attempt';
import { TroubleBanner } from '@portals/form/trouble-banner';
import { civilDate } from '@portals/format/dates';
import { usd } from '@portals/format/usd';
import { Column } from '@portals/pay/column';
import { useQuestion } from '@portals/steps/use-question';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { Card, CardTitle, Note } from '@portals/ui/card';
import { ErrorSummary } from '@portals/ui/error-summary';
import { MoneySummary } from '@portals/ui/money-summary';
import { Stack } from '@portals/ui/portal-shell';
import { Select } from '@portals/ui/select';
import { useState } from 'react';
import styled from 'styled-components';
import type { Snapshot } from 'valtio/vanilla';
import * as z from 'zod/mini';
import { lowerPayments, quoteHardshipPlan } from '../../stores/hardship.actions';
import type { HardshipPlan } from '../../stores/loan.store';
import { copy } from './hardship-copy';

const Body = styled(Stack)`margin-top: 8px;`;

const schema = z.object({ months: z.string() });

type Plan = Snapshot<HardshipPlan>;
type Quote = NonNullable<Plan['quote']>;

/** Lower payments for some months: first what they come to in all, then the plan. */
export function HardshipCard({ txId, plan }: { txId: string; plan: Plan }) {
  const [seen, setSeen] = useState<HardshipPlan | null>(null);
  const [taken, setTaken] = useState<Quote | null>(null);
  const { refusal, given } = plan;
  // Nothing to pay has a sentence of its own on this page.
  if (refusal === 'CLOSED' || refusal === 'NOTHING_LEFT') return null;
  return (
    <Card aria-label={copy.title}>
      <CardTitle>{copy.title}</CardTitle>
      <Body>
        {taken && <Banner severity="success">{copy.done(usd(taken.payment), civilDate(taken.from))}</Banner>}
        {refusal === null && <Note>{copy.lead}</Note>}
        {refusal !== null && refusal !== 'HAD_LATELY' && <Note>{copy.refused[refusal]}</Note>}
        <Given given={given} isLately={refusal === 'HAD_LATELY'} />
        {refusal === null && (
          <>
            <MonthsForm txId={txId} plan={plan} onSeen={setSeen} />
            {/* Said aloud when it arrives, and when other months change it. */}
            <div aria-live="polite">
              {seen?.quote && <Quoted key={seen.quote.months} txId={txId} seen={seen} onTaken={setTaken} />}
            </div>
          </>
        )}
      </Body>
    </Card>
  );
}

function Given({ given, isLately }: { given: Plan['given']; isLately: boolean }) {
  const [last] = given;
  return (
    <>
      {given.map(({ on, from, to, payment, endedOn }) => (
        <Note key={on}>
          {copy.given(civilDate(from, 'table'), civilDate(to, 'table'), usd(payment))}
          {endedOn && ` ${copy.ended(civilDate(endedOn, 'table'))}`}
        </Note>
      ))}
      {isLately && last && <Note>{copy.again(civilDate(last.nextOn))}</Note>}
    </>
  );
}

type FormProps = { txId: string; plan: Plan; onSeen: (seen: HardshipPlan | null) => void };

function MonthsForm({ txId, plan: { first, options }, onSeen }: FormProps) {
  const form = useQuestion({
    schema,
    async submit({ months }) {
      onSeen(await quoteHardshipPlan(txId, months));
    },
  });
  return (
    <Column as="form" {...form.props}>
      <TroubleBanner trouble={form.trouble} onAgain={form.again} />
      <ErrorSummary {...form.summary} />
      <Select
        label={copy.which}
        hint={copy.hint(civilDate(first))}
        options={options.map((count) => ({ value: String(count), label: copy.months(count) }))}
        {...form.field('months')}
        // Other months than those that are shown are not confirmed by mistake.
        onChange={() => onSeen(null)}
      />
      <Button type="submit" pending={form.pending} pendingText={copy.showing}>
        {copy.show}
      </Button>
    </Column>
  );
}

type QuotedProps = { txId: string; seen: HardshipPlan; onTaken: (quote: Quote) => void };

function Quoted({ txId, seen: { quote, version }, onTaken }: QuotedProps) {
  const lowering = useAttempt(async () => {
    if (!quote) return;
    await lowerPayments(txId, { months: quote.months, version });
    onTaken(quote);
  });
  if (!quote) return null;
  return (
    <Stack>
      <MoneySummary lines={linesOf(quote)} />
      {quote.late > 0 && <Note>{copy.lateNote}</Note>}
      <Note>{copy.floor}</Note>
      <Note>{copy.rest}</Note>
      <TroubleBanner trouble={lowering.trouble} onAgain={lowering.again} />
      <Button look="primary" pending={lowering.pending} pendingText={copy.lowering} onClick={() => void lowering.run()}>
        {copy.confirm}
      </Button>
    </Stack>
  );
}

function linesOf({ from, to, agreedFrom, lastFrom, lastTo, ...quote }: Quote) {
  const table = (date: string) => civilDate(date, 'table');
  return [
    { label: copy.payment, value: copy.to(usd(quote.paymentBefore), usd(quote.payment)) },
    {
      label: copy.firstLower,
      value: quote.firstPayment === quote.payment ? table(from) : `${usd(quote.firstPayment)}, ${table(from)}`,
    },
    { label: copy.lastLower, value: table(to) },
    { label: copy.agreed, value: table(agreedFrom) },
    { label: copy.left, value: copy.to(String(quote.paymentsBefore), String(quote.payments)) },
    { label: copy.ends, value: copy.to(table(lastFrom), table(lastTo)) },
    ...(quote.late > 0 ? [{ label: copy.late, value: usd(quote.late) }] : []),
    ...(quote.openFees > 0 ? [{ label: copy.openFees, value: usd(quote.openFees) }] : []),
    ...(quote.fees > 0 ? [{ label: copy.fees, value: usd(quote.fees) }] : []),
    { label: copy.interest, value: usd(quote.interest), total: true },
  ];
}

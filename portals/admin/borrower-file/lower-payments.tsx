import { ActDialog } from '@portals/form/act-dialog';
import { FormDialog } from '@portals/form/form-dialog';
import { useForm } from '@portals/form/use-form';
import { civilDate } from '@portals/format/dates';
import { Banner } from '@portals/ui/banner';
import { MoneySummary } from '@portals/ui/money-summary';
import { Select } from '@portals/ui/select';
import { TextField } from '@portals/ui/text-field';
import { useState } from 'react';
import * as z from 'zod/mini';
import { usd } from '../words/amounts';
import { givePlan, type HardshipPlan, quoteLowerPayments } from './lower-payments.actions';

type Quote = NonNullable<HardshipPlan['quote']>;
type Answers = { months: string; reason: string };
type Quoted = { quote: Quote; version: number; answers: Answers };
type LowerProps = { borrowerId: string; transactionId: string; name: string; onClose: () => void };

const refusals: Readonly<Record<NonNullable<HardshipPlan['refusal']>, string>> = {
  CLOSED: 'This loan has no balance.',
  PAUSED: 'Payments are paused, so there’s nothing to lower.',
  PROMOTION: 'You can’t lower payments during a promotion. The borrower would owe the promotional interest.',
  TOO_LATE: 'This loan is too far past due for lower payments.',
  HAD_LATELY: 'Payments can be lowered only once in 12 months.',
  NOTHING_LEFT: 'There are no payments left to lower.',
  IN_FLIGHT: 'A payment is processing. You can lower payments once it settles.',
  BLOCKED: 'You can’t lower payments: the account is flagged or the borrower has died.',
};

/** Lowers the payments of somebody on the phone: first for how long and why, then what it comes to, to be read out before it is given. */
export function LowerPayments(props: LowerProps) {
  const [quoted, setQuoted] = useState<Quoted | null>(null);
  const [isAsked, setAsked] = useState(true);
  if (quoted && !isAsked) return <Confirmation {...props} quoted={quoted} onBack={() => setAsked(true)} />;
  const told = (next: Quoted) => {
    setQuoted(next);
    setAsked(false);
  };
  return <Question {...props} first={quoted?.answers ?? { months: '3', reason: '' }} onQuoted={told} />;
}

const schema = z.object({
  months: z.string(),
  reason: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: 'Enter what they told you' }),
      z.maxLength(300, 'Use 300 characters or fewer'),
    ),
});

function Question({ first, onQuoted, ...props }: LowerProps & { first: Answers; onQuoted: (quoted: Quoted) => void }) {
  const { name, onClose } = props;
  const [refusal, setRefusal] = useState<HardshipPlan['refusal']>(null);
  const form = useForm({
    schema,
    initial: first,
    submit: async (answers) => {
      const { quote, version, refusal: refused } = await quoteLowerPayments(props, answers.months);
      setRefusal(refused);
      if (quote) onQuoted({ quote, version, answers });
    },
  });
  return (
    <FormDialog
      title={`Lower ${name}’s payments?`}
      act="Preview changes"
      pendingText="Calculating"
      form={form}
      onClose={onClose}
    >
      {refusal && <Banner severity="warning">{refusals[refusal]}</Banner>}
      <p>This cuts each payment in half, the same for every borrower. Nothing changes until you confirm.</p>
      <Select
        label="Duration"
        options={[3, 6].map((count) => ({ value: String(count), label: `${count} months` }))}
        {...form.field('months')}
      />
      <TextField label="Reason" hint="What they told you. Saved in their file." {...form.field('reason')} />
    </FormDialog>
  );
}

const day = (date: string | null) => (date === null ? '' : civilDate(date, 'table'));

/** What is read out on the phone. */
function effectOf(quote: Quote) {
  const { late, lateSince, openFees, fees } = quote;
  return [
    { label: 'Each payment', value: `${usd(quote.paymentBefore)} → ${usd(quote.payment)}` },
    ...(quote.firstPayment === quote.payment ? [] : [{ label: 'First payment', value: usd(quote.firstPayment) }]),
    { label: 'From', value: day(quote.from) },
    { label: 'To', value: day(quote.to) },
    { label: 'Regular payment resumes', value: day(quote.agreedFrom) },
    ...(late > 0 ? [{ label: `Past due since ${day(lateSince)}, moves to the end`, value: usd(late) }] : []),
    ...(openFees > 0 ? [{ label: 'Late fees still owed', value: usd(openFees) }] : []),
    ...(fees > 0 ? [{ label: 'Late fees charged by autopay', value: usd(fees) }] : []),
    { label: 'Payments left', value: `${quote.paymentsBefore} → ${quote.payments}` },
    { label: 'Loan ends', value: `${day(quote.lastFrom)} → ${day(quote.lastTo)}` },
    { label: 'Total added interest', value: usd(quote.interest), total: true },
  ];
}

function Confirmation({ quoted, onBack, ...props }: LowerProps & { quoted: Quoted; onBack: () => void }) {
  const { quote, version, answers } = quoted;
  return (
    <ActDialog
      title={`Lower ${props.name}’s payments to ${usd(quote.payment)}?`}
      act="Lower payments"
      pendingText="Lowering"
      keep="Back"
      run={(requestKey) => givePlan(props, { months: quote.months, reason: answers.reason, version, requestKey })}
      onClose={props.onClose}
      onKeep={onBack}
    >
      <MoneySummary lines={effectOf(quote)} />
      <p style={{ marginTop: 14 }}>
        Read this to the borrower first; they have to agree. We’ll email them, and the confirmation appears in their
        documents in their language.
      </p>
    </ActDialog>
  );
}

import { cents } from '@domain/money/cents';
import { centsFromDollars, dollarsFromCents } from '@domain/money/dollars';
import { ActDialog } from '@portals/form/act-dialog';
import { FormDialog } from '@portals/form/form-dialog';
import { useForm } from '@portals/form/use-form';
import { civilDate } from '@portals/format/dates';
import { toast } from '@portals/state/toast.store';
import { MoneyField } from '@portals/ui/masked-fields';
import { MoneySummary } from '@portals/ui/money-summary';
import { useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { usd } from '../words/amounts';
import { actOnTransaction } from './act-on-transaction';
import { purchaseRefunded } from './copy';
import { quoteRefund, type RefundQuote, refundPurchase } from './refund.actions';
import type { ShownTransaction, TransactionPage } from './shown-transaction';

export type RefundProps = { transaction: ShownTransaction; page: TransactionPage; onClose: () => void };

/** Refunds a purchase: first how much, then everything that it changes for patient and practice, with the amount on the button. */
export function Refund(props: RefundProps) {
  const [quote, setQuote] = useState<RefundQuote | null>(null);
  const [isAsked, setAsked] = useState(true);
  if (quote && !isAsked) return <Confirmation {...props} quote={quote} onBack={() => setAsked(true)} />;
  const quoted = (told: RefundQuote) => {
    setQuote(told);
    setAsked(false);
  };
  return <Question {...props} first={quote?.amount ?? askedRefund(props.transaction)} onQuoted={quoted} />;
}

/** What the patient asks to have refunded: down to the amount that they named, else all of it. */
function askedRefund({ txAmount, request }: ShownTransaction): number {
  const asked = request?.txAmount ?? 0;
  return asked > 0 && asked < txAmount
    ? dollarsFromCents(cents(centsFromDollars(txAmount) - centsFromDollars(asked)))
    : txAmount;
}

function schemaTo(most: number) {
  const isAmount = (text: string) => /^\d+(\.\d{1,2})?$/.test(text) && Number(text) > 0 && Number(text) <= most;
  return z.object({
    amount: z.pipe(
      z.string().check(z.refine(isAmount, { error: `Enter an amount up to ${usd(most)}` })),
      z.transform((text: string) => Number(text)),
    ),
  });
}

function Question({
  transaction,
  page: { borrowerId, name },
  onClose,
  first,
  onQuoted,
}: RefundProps & { first: number; onQuoted: (quote: RefundQuote) => void }) {
  const { txAmount } = transaction;
  const schema = useMemo(() => schemaTo(txAmount), [txAmount]);
  const form = useForm({
    schema,
    initial: { amount: Number.isInteger(first) ? String(first) : first.toFixed(2) },
    submit: async ({ amount }) => onQuoted(await quoteRefund(borrowerId, transaction, amount)),
  });
  return (
    <FormDialog title={`Refund ${name}?`} act="Preview refund" pendingText="Calculating" form={form} onClose={onClose}>
      <p>You’ll confirm the refund in the next step.</p>
      <MoneyField label="Refund amount" hint={`Up to ${usd(txAmount)}.`} {...form.field('amount')} />
    </FormDialog>
  );
}

const day = (date: string) => civilDate(date, 'table');

/** "5 of $97.87 from May 16, 2026", a line for each amount. */
function Payments({ of }: { of: NonNullable<RefundQuote['after']> }) {
  if (of.length === 0) return 'None';
  return of.map(({ count, amount, from }) => (
    <span key={from} style={{ display: 'block' }}>
      {count} of {usd(amount)} from {day(from)}
    </span>
  ));
}

/** What changes for the patient, for whoever may see how they repay, and for the practice. */
function effectOf(quote: RefundQuote) {
  const { before, after, fees, toPatient, paysBack, feeReturned, fromPractice, left, isWhole } = quote;
  return [
    ...(isWhole ? [] : [{ label: 'Remaining purchase', value: usd(left) }]),
    ...(before ? [{ label: 'Patient’s payments now', value: <Payments of={before} /> }] : []),
    ...(after ? [{ label: 'Patient’s payments after', value: <Payments of={after} /> }] : []),
    ...(fees ? [{ label: 'Fees still owed', value: usd(fees) }] : []),
    ...(paysBack ? [{ label: 'Refunded to the patient', value: usd(toPatient) }] : []),
    { label: 'Merchant fee returned', value: usd(feeReturned) },
    { label: 'Withheld from deposits', value: usd(fromPractice), total: true },
  ];
}

function Confirmation({
  transaction,
  page,
  onClose,
  quote,
  onBack,
}: RefundProps & { quote: RefundQuote; onBack: () => void }) {
  const { borrowerId, name } = page;
  const amount = usd(quote.amount);
  async function refund(requestKey: string) {
    await actOnTransaction(page, transaction, () => refundPurchase(borrowerId, transaction, { quote, requestKey }));
    toast(purchaseRefunded, { values: { name, amount } });
  }
  return (
    <ActDialog
      title={`Refund ${amount} to ${name}?`}
      act={`Refund ${amount}`}
      pendingText="Refunding"
      keep="Back"
      look="danger-fill"
      dirty
      run={refund}
      onClose={onClose}
      onKeep={onBack}
    >
      <MoneySummary lines={effectOf(quote)} />
      <p style={{ marginTop: 14 }}>
        {quote.isWhole
          ? 'This cancels the loan. We’ll refund what the patient paid and email them.'
          : 'We’ll email the patient, and their new payment schedule appears in their documents.'}{' '}
        You can’t undo this.
      </p>
    </ActDialog>
  );
}

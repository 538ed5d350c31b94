import { ApiError } from '@portals/client/api-error';
import { TroubleBanner } from '@portals/form/trouble-banner';
import { accountName } from '@portals/format/masked-number';
import { Column } from '@portals/pay/column';
import { useQuestion } from '@portals/steps/use-question';
import { Button } from '@portals/ui/button';
import { Note } from '@portals/ui/card';
import { RadioCards } from '@portals/ui/choices';
import { ErrorSummary } from '@portals/ui/error-summary';
import { MoneyField } from '@portals/ui/masked-fields';
import { useState } from 'react';
import type { Snapshot } from 'valtio/vanilla';
import * as z from 'zod/mini';
import { type PaymentChoice, payLoan } from '../../stores/loan.actions';
import type { LoanPayment, LoanPayments, Payoff } from '../../stores/loan.store';
import type { PaymentMethods } from '../../stores/pay.store';
import { words } from '../../stores/pay-words';
import { allWithOwedBack, amountsToPay } from './amounts-to-pay';
import { copy } from './copy';

const schema = z
  .object({
    what: z.enum(['LATE', 'NEXT', 'PAYOFF', 'KEEPS_PROMO', 'GIVEN_UP', 'OWED_BACK', 'CUSTOM'], copy.chooseWhat),
    amount: z.optional(z.string()),
    from: z.string().check(z.minLength(1, words.choose)),
  })
  .check(
    z.refine(({ what, amount }) => what !== 'CUSTOM' || Number(amount) >= 1, { error: copy.range, path: ['amount'] }),
  );

export type PayFormProps = {
  txId: string;
  owed: Snapshot<LoanPayments>;
  payoff: Snapshot<Payoff> | null;
  methods: Snapshot<PaymentMethods>;
  onPaid: (payment: LoanPayment) => void;
  /** The loan moved on since it was shown: what is on the screen was read again, and nothing was taken. */
  onMoved: () => void;
};

/** One payment, now: what is late, the next one, all of it, or another amount. */
export function PayForm({ txId, owed, payoff, methods, onPaid, onMoved }: PayFormProps) {
  const options = amountsToPay({ owed, payoff });
  const first = options[0]?.value ?? 'CUSTOM';
  const [what, setWhat] = useState<string>(first);
  const form = useQuestion({
    schema,
    async submit({ what: chosen, amount, from }) {
      const figures = {
        LATE: owed.owed.toCatchUp,
        NEXT: owed.next?.amount,
        PAYOFF: payoff?.total,
        KEEPS_PROMO: owed.chargedOff?.promo?.left,
        GIVEN_UP: owed.owed.chargedOff,
        OWED_BACK: allWithOwedBack({ owed: owed.owed, payoff }),
        CUSTOM: Number(amount),
      };
      const choice: PaymentChoice = {
        amount: figures[chosen] ?? 0,
        kind: chosen === 'PAYOFF' ? 'PAYOFF' : 'ONCE',
        paymentMethodId: from,
        version: owed.version,
      };
      const payment = await payLoan(txId, choice).catch((cause: unknown) => {
        if (cause instanceof ApiError && cause.code === 'STALE') onMoved();
        throw cause;
      });
      onPaid(payment);
    },
  });
  if (options.length === 0) return <Note>{copy.nothingOwed}</Note>;
  return (
    <Column as="form" {...form.props}>
      <TroubleBanner trouble={form.trouble} onAgain={form.again} />
      <ErrorSummary {...form.summary} />
      <RadioCards label={copy.how} options={options} defaultValue={first} onValue={setWhat} {...form.field('what')} />
      {what === 'CUSTOM' && <MoneyField label={copy.amount} {...form.field('amount')} />}
      <RadioCards
        label={copy.from}
        options={methods.map((method) => ({ value: method._id, title: accountName(method.name, method.lastFour) }))}
        defaultValue={methods[0]?._id ?? ''}
        {...form.field('from')}
      />
      <Button look="primary" big type="submit" pending={form.pending} pendingText={copy.paying}>
        {copy.submit(options.find(({ value }) => value === what)?.aside)}
      </Button>
    </Column>
  );
}

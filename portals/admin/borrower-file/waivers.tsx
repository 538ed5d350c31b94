import { FormDialog } from '@portals/form/form-dialog';
import { useForm } from '@portals/form/use-form';
import { MoneyField } from '@portals/ui/masked-fields';
import { MoneySummary } from '@portals/ui/money-summary';
import { TextField } from '@portals/ui/text-field';
import { useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { usd } from '../words/amounts';
import type { ShownLoan } from './borrower.store';
import { giveGoodwill, waiveFees } from './waivers.actions';

export type LoanActProps = { borrowerId: string; name: string; loan: ShownLoan; onClose: () => void };

/** What staff write about an act; it stays in the file. */
export const reasonText = z
  .string()
  .check(z.trim(), z.minLength(1, { error: 'Enter a reason' }), z.maxLength(300, 'Use 300 characters or fewer'));
const reasonOnly = z.object({ reason: reasonText });

/** Waives the late fees of a loan. */
export function WaiveFees({ borrowerId, name, loan, onClose }: LoanActProps) {
  const { transactionId, version, lateFees } = loan;
  const [requestKey] = useState(() => crypto.randomUUID() as string);
  const form = useForm({
    schema: reasonOnly,
    submit: async ({ reason }) => {
      await waiveFees({ borrowerId, transactionId }, { reason, version, requestKey });
      onClose();
    },
  });
  return (
    <FormDialog
      title={`Waive ${name}’s late fees?`}
      act="Waive late fees"
      pendingText="Waiving"
      form={form}
      onClose={onClose}
    >
      <MoneySummary lines={[{ label: 'Late fees to waive', value: usd(lateFees), total: true }]} />
      <p>
        Anything they already paid toward these fees goes back to them. We’ll email them the amount and what they owe
        then. You can’t undo this.
      </p>
      <TextField label="Reason" hint="Saved in their file. They don’t see it." {...form.field('reason')} />
    </FormDialog>
  );
}

function schemaTo(most: number) {
  const isAmount = (text: string) => /^\d+(\.\d{1,2})?$/.test(text) && Number(text) > 0 && Number(text) <= most;
  return z.object({
    amount: z.pipe(
      z.string().check(z.refine(isAmount, { error: `Enter an amount up to ${usd(most)}` })),
      z.transform((text: string) => Number(text)),
    ),
    reason: reasonText,
  });
}

/** Credits a loan at our expense. */
export function GoodwillCredit({ borrowerId, name, loan, onClose }: LoanActProps) {
  const { transactionId, version, goodwillMax } = loan;
  const schema = useMemo(() => schemaTo(goodwillMax), [goodwillMax]);
  const [requestKey] = useState(() => crypto.randomUUID() as string);
  const form = useForm({
    schema,
    submit: async ({ amount, reason }) => {
      await giveGoodwill({ borrowerId, transactionId }, { amount, reason, version, requestKey });
      onClose();
    },
  });
  return (
    <FormDialog
      title={`Give ${name} a goodwill credit?`}
      act="Give credit"
      pendingText="Crediting"
      form={form}
      onClose={onClose}
    >
      <p>
        The credit counts like a payment and is at our expense. We’ll email them the amount and what they owe then. You
        can’t undo this.
      </p>
      <MoneyField
        label="Credit amount"
        hint={`Up to ${usd(goodwillMax)}. A loan gets no more than $250 in 12 months.`}
        {...form.field('amount')}
      />
      <TextField label="Reason" hint="Saved in their file. They don’t see it." {...form.field('reason')} />
    </FormDialog>
  );
}

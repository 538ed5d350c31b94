import { FormDialog } from '@portals/form/form-dialog';
import { useForm } from '@portals/form/use-form';
import { usd } from '@portals/format/usd';
import { MoneyField } from '@portals/ui/masked-fields';
import { TextField } from '@portals/ui/text-field';
import * as z from 'zod/mini';
import { askPractice } from '../../stores/request.actions';
import type { Transaction } from '../../stores/transactions.store';
import { copy } from './copy';

const REASON_MAX = 300;
const schema = z.object({
  txAmount: z.optional(z.string().check(z.refine((typed) => Number(typed) >= 1, { error: copy.amountFault }))),
  reason: z.optional(z.string().check(z.maxLength(REASON_MAX, copy.reasonLong(REASON_MAX)))),
});

export type AskDialogProps = { transaction: Transaction; kind: 'REFUND' | 'MODIFY'; onClose: () => void };

/** Asks the practice for a refund, or for another amount; the practice decides. */
export function AskDialog({ transaction, kind, onClose }: AskDialogProps) {
  const practice = transaction.practicemanagement.PracticeName;
  const isRefund = kind === 'REFUND';
  const form = useForm({
    schema,
    submit: async ({ txAmount, reason }) => {
      await askPractice(transaction, {
        kind,
        ...(reason && { reason }),
        ...(txAmount !== undefined && { txAmount: Number(txAmount) }),
      });
      onClose();
    },
  });
  return (
    <FormDialog
      title={isRefund ? copy.refundTitle(usd(transaction.txAmount), practice) : copy.changeTitle(practice)}
      act={copy.send}
      pendingText={copy.sending}
      form={form}
      onClose={onClose}
    >
      <p>{isRefund ? copy.refundText : copy.changeText}</p>
      {!isRefund && <MoneyField label={copy.amount} {...form.field('txAmount')} />}
      <TextField
        label={copy.reason}
        hint={copy.reasonHint}
        optional
        maxLength={REASON_MAX}
        autoComplete="off"
        {...form.field('reason')}
      />
    </FormDialog>
  );
}

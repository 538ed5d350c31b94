import { FormDialog } from '@portals/form/form-dialog';
import { useForm } from '@portals/form/use-form';
import { TextField } from '@portals/ui/text-field';
import * as z from 'zod/mini';
import { askPractice } from '../../stores/request.actions';
import type { Transaction } from '../../stores/transactions.store';
import { copy } from './copy';

const REASON_MAX = 300;
const schema = z.object({
  reason: z
    .string()
    .check(z.trim(), z.minLength(1, copy.disputeFault), z.maxLength(REASON_MAX, copy.reasonLong(REASON_MAX))),
});

/** Says that a treatment was not given as agreed: payments pause until that is answered. */
export function DisputeDialog({ transaction, onClose }: { transaction: Transaction; onClose: () => void }) {
  const form = useForm({
    schema,
    submit: async ({ reason }) => {
      await askPractice(transaction, { kind: 'DISPUTE', reason });
      onClose();
    },
  });
  return (
    <FormDialog
      title={copy.disputeTitle(transaction.practicemanagement.PracticeName)}
      act={copy.send}
      pendingText={copy.sending}
      form={form}
      onClose={onClose}
    >
      <p>{copy.disputeText}</p>
      <TextField
        label={copy.disputeReason}
        hint={copy.reasonHint}
        maxLength={REASON_MAX}
        autoComplete="off"
        {...form.field('reason')}
      />
    </FormDialog>
  );
}

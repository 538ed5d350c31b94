import { dollarsFromCents } from '@domain/money/dollars';
import { CREDIT_BANDS } from '@domain/payment-plan/credit-bands';
import { FormDialog } from '@portals/form/form-dialog';
import { useForm } from '@portals/form/use-form';
import { email } from '@portals/steps/email-rule';
import { Select } from '@portals/ui/select';
import { TextField } from '@portals/ui/text-field';
import * as z from 'zod/mini';
import { usd } from '../words/amounts';
import { sendEstimate } from './calculator.actions';

const bands = CREDIT_BANDS.filter(({ id }) => id !== 'unsure');
const schema = z.object({
  email: email(),
  creditBand: z.optional(z.enum(['very-good', 'good', 'fair'], 'Choose a credit range')),
});

export type EmailEstimateProps = {
  practiceId: string;
  amountCents: number;
  product: string;
  /** "a month for 24 months" */
  planWords: string;
  borrower: { readonly _id: string; readonly email: string } | null;
  /** True where the plans are those of the patient's own grade; else the e-mail needs one. */
  isPriced: boolean;
  onClose: () => void;
};

/** Asks where the marked plan is sent, and without a patient's grade for which credit it is worked out. */
export function EmailEstimate(props: EmailEstimateProps) {
  const { practiceId, amountCents, product, planWords, borrower, isPriced, onClose } = props;
  const form = useForm({
    schema,
    initial: { email: borrower?.email ?? '', creditBand: 'good' },
    submit: async ({ email: to, creditBand }) => {
      await sendEstimate({
        practiceId,
        ...(borrower && { borrowerId: borrower._id }),
        amount: dollarsFromCents(amountCents),
        selectedPaymentPlan: { product, ...(creditBand && { creditBand }) },
        email: to,
      });
      onClose();
    },
  });
  return (
    <FormDialog title="Email plan" act="Send email" pendingText="Sending" form={form} onClose={onClose}>
      <p style={{ marginBottom: 14 }}>
        Sends the {usd(dollarsFromCents(amountCents))} plan ({planWords}) with the legally required example.
      </p>
      <TextField label="Email address" type="email" autoComplete="off" spellCheck={false} {...form.field('email')} />
      {!isPriced && (
        <Select
          label="Estimated credit"
          hint="The email shows one payment amount, so choose a credit range."
          options={bands.map(({ id, label, range }) => ({ value: id, label: `${label}, ${range}` }))}
          {...form.field('creditBand')}
        />
      )}
    </FormDialog>
  );
}

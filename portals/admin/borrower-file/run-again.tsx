import { FormDialog } from '@portals/form/form-dialog';
import { useForm } from '@portals/form/use-form';
import { Checkbox } from '@portals/ui/choices';
import { MoneyField } from '@portals/ui/masked-fields';
import { useState } from 'react';
import * as z from 'zod/mini';
import { newRequestKey } from '../person/request-key';
import { runAgain } from './ask.actions';
import type { ShownFile } from './borrower.store';

/** Dollars, or nothing for the answer that stands. */
const amount = (sentence: string) =>
  z.pipe(
    z.string().check(z.regex(/^(\d+(\.\d{1,2})?)?$/, { error: sentence })),
    z.transform((text: string) => (text === '' ? undefined : Number(text))),
  );

const schema = z.object({
  annualIncome: amount('Enter a dollar amount, or leave it blank'),
  requestedAmount: amount('Enter a dollar amount, or leave it blank'),
  creditPullConsent: z.literal(true, { error: 'Confirm that the patient authorized the check' }),
});

/** Runs a further application for a person who asked for it, with what was mended. */
export function RunAgain({ file, onClose }: { file: ShownFile; onClose: () => void }) {
  const [requestKey] = useState(newRequestKey);
  const [latest] = file.applications;
  const form = useForm({
    schema,
    submit: async (answers) => {
      await runAgain(file._id, { applicationId: latest?._id ?? '', ...answers }, requestKey);
      onClose();
    },
  });
  return (
    <FormDialog
      title={`Rerun ${file.name}’s application?`}
      act="Rerun application"
      pendingText="Rerunning"
      form={form}
      onClose={onClose}
    >
      <p>
        The rules decide again, using application {latest?.number} and the current file. If the earlier application was
        denied, we’ll archive it. We’ll email the borrower the outcome or their next step.
      </p>
      <MoneyField
        label="Annual income"
        optional
        hint="Leave blank to use their earlier answer."
        {...form.field('annualIncome')}
      />
      <MoneyField
        label="Requested amount"
        optional
        hint="Leave blank to use the earlier amount. For a higher limit, enter more than they have now."
        {...form.field('requestedAmount')}
      />
      <Checkbox {...form.field('creditPullConsent')}>The patient told me they authorize a soft credit check</Checkbox>
    </FormDialog>
  );
}

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
  annualIncome: amount('Enter dollars, or leave it empty'),
  requestedAmount: amount('Enter dollars, or leave it empty'),
  creditPullConsent: z.literal(true, { error: 'Confirm that the patient allows the check' }),
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
      title={`Run ${file.name}’s application again?`}
      act="Run application"
      pendingText="Running"
      form={form}
      onClose={onClose}
    >
      <p>
        It is decided by the rules with what application {latest?.number} says and what the file says now. A denied one
        is archived. An email tells them the outcome, or the step that they must still take.
      </p>
      <MoneyField
        label="Yearly income"
        optional
        hint="Empty: what they told us before."
        {...form.field('annualIncome')}
      />
      <MoneyField
        label="Amount they ask for"
        optional
        hint="Empty: as before. For a higher limit, more than they have."
        {...form.field('requestedAmount')}
      />
      <Checkbox {...form.field('creditPullConsent')}>The patient told me that they allow a soft credit check</Checkbox>
    </FormDialog>
  );
}

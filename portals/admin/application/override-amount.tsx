import { FormDialog } from '@portals/form/form-dialog';
import { useForm } from '@portals/form/use-form';
import { MoneyField } from '@portals/ui/masked-fields';
import { TextField } from '@portals/ui/text-field';
import { useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { newRequestKey } from '../person/request-key';
import { usd } from '../words/amounts';
import { overrideAmount } from './application.actions';
import type { ShownApplication } from './application.store';
import { MOST } from './override-range';

function schemaFrom(least: number) {
  return z.object({
    approvedAmount: z.pipe(
      z.string().check(
        z.refine((text) => /^\d+(\.\d{1,2})?$/.test(text) && Number(text) >= least && Number(text) <= MOST, {
          error: `Enter an amount from ${usd(least)} to ${usd(MOST)}`,
        }),
      ),
      z.transform((text: string) => Number(text)),
    ),
    reason: z
      .string()
      .check(z.trim(), z.minLength(1, { error: 'Enter a reason' }), z.maxLength(500, 'Use 500 characters or fewer')),
  });
}

type OverrideProps = { details: ShownApplication; least: number; onClose: () => void };

/** The finance partner grants more than the rules did, and says why. */
export function OverrideAmount({ details, least, onClose }: OverrideProps) {
  const [requestKey] = useState(newRequestKey);
  const schema = useMemo(() => schemaFrom(least), [least]);
  const form = useForm({
    schema,
    submit: async (answers) => {
      await overrideAmount(details, answers, requestKey);
      onClose();
    },
  });
  return (
    <FormDialog
      title={`Override ${details.name}’s amount?`}
      act="Override amount"
      pendingText="Overriding"
      form={form}
      onClose={onClose}
    >
      <p>This approves the application for this amount and emails the patient. Your name appears in the history.</p>
      <MoneyField label="Approved amount" hint={`${usd(least)} or more`} {...form.field('approvedAmount')} />
      <TextField label="Reason" hint="Only platform staff can see this." maxLength={500} {...form.field('reason')} />
    </FormDialog>
  );
}

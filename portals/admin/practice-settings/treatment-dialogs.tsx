import { treatmentContent } from '@contract/treatment/calls';
import { ActDialog } from '@portals/form/act-dialog';
import { FormDialog } from '@portals/form/form-dialog';
import { useForm } from '@portals/form/use-form';
import { useVersionedForm } from '@portals/form/use-versioned-form';
import type { Frozen } from '@portals/state/frozen';
import { Checkbox } from '@portals/ui/choices';
import { MoneyField } from '@portals/ui/masked-fields';
import { TextField } from '@portals/ui/text-field';
import * as z from 'zod/mini';
import { addTreatment, changeTreatment, removeTreatment } from './treatments.actions';
import { type Treatment, treatments } from './treatments.store';

type Shown = Frozen<Treatment>;

const schema = z.object({
  procedure: z
    .string()
    .check(z.trim(), z.minLength(1, 'Enter a treatment name'), z.maxLength(80, 'Use 80 characters or fewer')),
  total_price: z.pipe(
    z.string().check(z.regex(/^\d{1,7}(\.\d{1,2})?$/, 'Enter an amount like 500')),
    z.transform((text: string) => Number(text)),
  ),
  allerganTreatment: treatmentContent.allerganTreatment,
});

type Answers = z.output<typeof schema>;
type DialogProps = { practiceId: string; onClose: () => void };

export function AddDialog({ practiceId, onClose }: DialogProps) {
  const form = useForm({
    schema,
    submit: async (answers) => {
      await addTreatment(practiceId, answers);
      onClose();
    },
  });
  return (
    <FormDialog title="Add treatment" act="Add treatment" pendingText="Adding" form={form} onClose={onClose}>
      <Fields form={form} />
    </FormDialog>
  );
}

/** The fields as they stand. */
const answersOf = ({ procedure, total_price, allerganTreatment }: Shown): Answers => ({
  procedure,
  total_price,
  allerganTreatment,
});

type ChangeDialogProps = { of: Shown; onClose: () => void };

export function ChangeDialog({ of, onClose }: ChangeDialogProps) {
  const form = useVersionedForm<Shown, Answers>({
    of,
    latest: () => treatments.list.data?.find(({ _id }) => _id === of._id) ?? of,
    schema,
    answersOf,
    save: async (_, { opened, answers }) => {
      await changeTreatment(opened, answers);
      onClose();
    },
  });
  return (
    <FormDialog title={form.opened.procedure} act="Save" pendingText="Saving" form={form} onClose={onClose}>
      <Fields key={form.round} form={form} />
    </FormDialog>
  );
}

function Fields({ form }: { form: Pick<ReturnType<typeof useForm<Answers>>, 'field'> }) {
  return (
    <>
      <TextField label="Treatment" maxLength={80} autoComplete="off" {...form.field('procedure')} />
      <MoneyField label="Usual price" {...form.field('total_price')} />
      <Checkbox {...form.field('allerganTreatment')}>Uses an Allergan product</Checkbox>
    </>
  );
}

export function RemoveDialog({ practiceId, of, onClose }: DialogProps & { of: Shown }) {
  return (
    <ActDialog
      title={`Remove ${of.procedure}?`}
      act="Remove treatment"
      pendingText="Removing"
      look="danger-fill"
      run={() => removeTreatment(practiceId, of._id)}
      onClose={onClose}
    >
      <p>You can no longer choose it for new transactions. Existing transactions keep the name.</p>
    </ActDialog>
  );
}

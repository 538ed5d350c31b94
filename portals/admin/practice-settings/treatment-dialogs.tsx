import { treatmentContent } from '@contract/treatment/calls';
import { toApiError } from '@portals/client/api-error';
import { ActDialog } from '@portals/form/act-dialog';
import { FormDialog } from '@portals/form/form-dialog';
import { useForm } from '@portals/form/use-form';
import type { Frozen } from '@portals/state/frozen';
import { Checkbox } from '@portals/ui/choices';
import { MoneyField } from '@portals/ui/masked-fields';
import { TextField } from '@portals/ui/text-field';
import { useState } from 'react';
import * as z from 'zod/mini';
import { addTreatment, changeTreatment, removeTreatment } from './treatments.actions';
import { type Treatment, treatments } from './treatments.store';

type Shown = Frozen<Treatment>;

const schema = z.object({
  procedure: z
    .string()
    .check(z.trim(), z.minLength(1, 'Enter the treatment'), z.maxLength(80, 'Enter at most 80 characters')),
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
    <FormDialog title="Add a treatment" act="Add treatment" pendingText="Adding" form={form} onClose={onClose}>
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

/** A form is drawn anew when a colleague was quicker: with what was typed on top of what is true now. */
type Round = { number: number; of: Shown; typed: Partial<Answers>; problem: string };

export function ChangeDialog({ of, onClose }: { of: Shown; onClose: () => void }) {
  const [round, setRound] = useState<Round>({ number: 0, of, typed: {}, problem: '' });
  const next = (typed: Partial<Answers>, problem: string) => {
    const now = treatments.list.data?.find(({ _id }) => _id === of._id) ?? of;
    setRound({ number: round.number + 1, of: now, typed, problem });
  };
  return <ChangeForm key={round.number} {...{ round, next, onClose }} />;
}

type ChangeFormProps = {
  round: Round;
  next: (typed: Partial<Answers>, problem: string) => void;
  onClose: () => void;
};

function ChangeForm({ round, next, onClose }: ChangeFormProps) {
  const { of, typed, problem } = round;
  const before = answersOf(of);
  const start = { ...before, ...typed };
  const form = useForm({
    schema,
    initial: { ...start, total_price: String(start.total_price) },
    submit: async (answers) => {
      try {
        await changeTreatment(of, answers);
      } catch (cause) {
        const { code, message } = toApiError(cause);
        if (code !== 'STALE') throw cause;
        const names = (Object.keys(answers) as (keyof Answers)[]).filter((name) => answers[name] !== before[name]);
        return next(Object.fromEntries(names.map((name) => [name, answers[name]])), message);
      }
      onClose();
    },
  });
  const summary = { ...form.summary, problem: form.summary.problem || (form.pending ? '' : problem) };
  return (
    <FormDialog
      title={of.procedure}
      act="Save"
      pendingText="Saving"
      form={{ ...form, summary }}
      isChanged={round.number > 0}
      onClose={onClose}
    >
      <Fields form={form} />
    </FormDialog>
  );
}

function Fields({ form }: { form: Pick<ReturnType<typeof useForm<Answers>>, 'field'> }) {
  return (
    <>
      <TextField label="Treatment" maxLength={80} autoComplete="off" {...form.field('procedure')} />
      <MoneyField label="Usual price" {...form.field('total_price')} />
      <Checkbox {...form.field('allerganTreatment')}>Done with an Allergan product</Checkbox>
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
      <p>It is not offered for new transactions anymore. Transactions that name it keep its name.</p>
    </ActDialog>
  );
}

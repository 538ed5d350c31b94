import { FieldRows } from '@portals/form/field-rows';
import { FormDialog } from '@portals/form/form-dialog';
import { type FormSchema, useForm } from '@portals/form/use-form';
import { DateField } from '@portals/ui/date-field';
import { MoneyField } from '@portals/ui/masked-fields';
import { TextField } from '@portals/ui/text-field';
import { useEffect, useId } from 'react';
import { useSnapshot } from 'valtio';
import { usd } from '../words/amounts';
import { TREATMENTS_MAX, type TransactionAnswers } from './transaction-form';
import { loadPracticeTreatments } from './treatment-names.actions';
import { practiceTreatments } from './treatment-names.store';

export type TransactionQuestionsProps = {
  title: string;
  practiceId: string;
  /** Dollars that the request may come to. */
  available: number;
  schema: FormSchema<TransactionAnswers>;
  /** What the fields open with. */
  answers: TransactionAnswers | null;
  /** The answers were typed before, and are lost when the dialog is closed. */
  isChanged?: boolean;
  onDone: (answers: TransactionAnswers) => void;
  onClose: () => void;
};

/** What a patient is asked to approve: amount, treatments, first treatment. */
export function TransactionQuestions(props: TransactionQuestionsProps) {
  const { title, practiceId, available, schema, answers, isChanged = answers !== null, onDone, onClose } = props;
  const namesId = useId();
  const { data: treatments } = useSnapshot(practiceTreatments).list;
  useEffect(() => void loadPracticeTreatments(practiceId), [practiceId]);
  const initial = answers
    ? { amount: String(answers.amount), firstTreatmentDate: answers.firstTreatmentDate }
    : undefined;
  const form = useForm({ schema, ...(initial && { initial }), submit: onDone });
  return (
    <FormDialog title={title} act="Continue" pendingText="Checking" form={form} isChanged={isChanged} onClose={onClose}>
      <MoneyField label="Amount" hint={`${usd(available)} available`} {...form.field('amount')} />
      <FieldRows
        form={form}
        name="treatments"
        label="Treatments"
        hint="The patient sees these on their transaction"
        optional
        start={(answers?.treatments ?? []).map((treatment) => ({ '': treatment }))}
        most={TREATMENTS_MAX}
        add="Add treatment"
        remove={(position) => `Remove treatment ${position}`}
        removed={(position) => `Treatment ${position} removed.`}
      >
        {({ position, field }) => (
          <TextField label={`Treatment ${position}`} list={namesId} autoComplete="off" {...field()} />
        )}
      </FieldRows>
      <datalist id={namesId}>
        {treatments?.map(({ _id, procedure, total_price: price }) => (
          <option key={_id} value={procedure} label={`${procedure}, typically ${usd(price)}`} />
        ))}
      </datalist>
      <DateField label="First treatment" optional {...form.field('firstTreatmentDate')} />
    </FormDialog>
  );
}

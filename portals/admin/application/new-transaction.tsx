import { type ApiError, toApiError } from '@portals/client/api-error';
import { ActDialog } from '@portals/form/act-dialog';
import { FieldRows } from '@portals/form/field-rows';
import { FormDialog } from '@portals/form/form-dialog';
import { useForm } from '@portals/form/use-form';
import { civilDate } from '@portals/format/dates';
import { toast } from '@portals/state/toast.store';
import { DateField } from '@portals/ui/date-field';
import { MoneyField } from '@portals/ui/masked-fields';
import { MoneySummary } from '@portals/ui/money-summary';
import { TextField } from '@portals/ui/text-field';
import { useEffect, useId, useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import { usd } from '../words/amounts';
import { loadApplication, loadTransactions, requestTransaction } from './application.actions';
import type { ShownApplication } from './application.store';
import { transactionSent } from './copy';
import { TREATMENTS_MAX, type TransactionAnswers, transactionSchema } from './transaction-form';
import { loadPracticeTreatments } from './treatment-names.actions';
import { practiceTreatments } from './treatment-names.store';

export type NewTransactionProps = {
  details: ShownApplication;
  borrowerId: string;
  available: number;
  onClose: () => void;
  /** Called once the patient was asked. */
  onSent: () => void;
};

/** Asks the patient to approve an amount: first the amount, then what it means, with the amount on the button. */
export function NewTransaction({ details, borrowerId, available, onClose, onSent }: NewTransactionProps) {
  const [answers, setAnswers] = useState<TransactionAnswers | null>(null);
  const [isConfirming, setConfirming] = useState(false);
  const shared = { details, borrowerId, available, onClose, onSent };
  if (isConfirming && answers)
    return <Confirmation {...shared} answers={answers} onBack={() => setConfirming(false)} />;
  return (
    <Questions
      {...shared}
      answers={answers}
      onDone={(given) => {
        setAnswers(given);
        setConfirming(true);
      }}
    />
  );
}

function Questions({
  details,
  available,
  answers,
  onDone,
  onClose,
}: NewTransactionProps & {
  answers: TransactionAnswers | null;
  onDone: (answers: TransactionAnswers) => void;
}) {
  const namesId = useId();
  const { data: treatments } = useSnapshot(practiceTreatments).list;
  const practiceId = details.practicemanagement._id;
  useEffect(() => void loadPracticeTreatments(practiceId), [practiceId]);
  const schema = useMemo(() => transactionSchema(available), [available]);
  const initial = answers
    ? { amount: String(answers.amount), firstTreatmentDate: answers.firstTreatmentDate }
    : undefined;
  const form = useForm({ schema, ...(initial && { initial }), submit: onDone });
  return (
    <FormDialog
      title={`New transaction for ${details.name}`}
      act="Continue"
      pendingText="Checking"
      form={form}
      isChanged={answers !== null}
      onClose={onClose}
    >
      <MoneyField label="Amount" hint={`${usd(available)} left to spend`} {...form.field('amount')} />
      <FieldRows
        form={form}
        name="treatments"
        label="Treatments"
        hint="The patient reads them on their transaction"
        optional
        start={(answers?.treatments ?? []).map((treatment) => ({ '': treatment }))}
        most={TREATMENTS_MAX}
        add="Add a treatment"
        remove={(position) => `Remove treatment ${position}`}
        removed={(position) => `Treatment ${position} was removed.`}
      >
        {({ position, field }) => (
          <TextField label={`Treatment ${position}`} list={namesId} autoComplete="off" {...field()} />
        )}
      </FieldRows>
      <datalist id={namesId}>
        {treatments?.map(({ _id, procedure, total_price: price }) => (
          <option key={_id} value={procedure} label={`${procedure}, usually ${usd(price)}`} />
        ))}
      </datalist>
      <DateField label="First treatment" optional {...form.field('firstTreatmentDate')} />
    </FormDialog>
  );
}

function Confirmation({
  details,
  borrowerId,
  available,
  answers,
  onBack,
  onClose,
  onSent,
}: NewTransactionProps & { answers: TransactionAnswers; onBack: () => void }) {
  const amount = usd(answers.amount);

  async function ask(requestKey: string) {
    const practiceId = details.practicemanagement._id;
    try {
      await requestTransaction({ borrowerId, practiceId, ...answers }, requestKey);
    } catch (cause) {
      throw explained(toApiError(cause));
    }
    toast(transactionSent, { values: { name: details.name, amount } });
    onSent();
    void loadApplication(details._id);
    void loadTransactions(borrowerId, practiceId);
  }
  return (
    <ActDialog
      title={`Ask ${details.name} to approve ${amount}?`}
      act={`Ask for ${amount}`}
      pendingText="Asking"
      keep="Change"
      run={ask}
      onClose={onClose}
      onKeep={onBack}
    >
      <p style={{ marginBottom: 14 }}>
        {details.name} gets an email, chooses a plan and approves or rejects it. Until then {amount} of the limit is
        held.
      </p>
      <MoneySummary
        lines={[
          { label: 'Practice', value: details.practicemanagement.PracticeName },
          ...answers.treatments.map((value, index) => ({ label: `Treatment ${index + 1}`, value })),
          { label: 'First treatment', value: civilDate(answers.firstTreatmentDate, 'table') },
          { label: 'Left to spend', value: usd(available) },
          { label: 'Asked for', value: amount },
          { label: 'Left after this', value: usd(Math.round((available - answers.amount) * 100) / 100), total: true },
        ]}
      />
    </ActDialog>
  );
}

function explained(failure: ApiError): ApiError {
  if (failure.code === 'OVER_LIMIT')
    failure.message += ' Other requests that wait for an answer may hold a part of it.';
  const [fault] = failure.fields;
  if (failure.code === 'INVALID_FIELDS' && fault) failure.message = fault.message;
  return failure;
}

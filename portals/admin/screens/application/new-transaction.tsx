import { type ApiError, toApiError } from '@portals/client/api-error';
import { useForm } from '@portals/form/use-form';
import { civilDate } from '@portals/format/dates';
import { toast } from '@portals/state/toast.store';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { DateField } from '@portals/ui/date-field';
import { ErrorSummary } from '@portals/ui/error-summary';
import { MoneyField } from '@portals/ui/masked-fields';
import { Modal } from '@portals/ui/modal';
import { MoneySummary } from '@portals/ui/money-summary';
import { useMemo, useState } from 'react';
import { loadApplication, loadTransactions, newRequestKey, requestTransaction } from '../../stores/application.actions';
import type { ShownApplication } from '../../stores/application.store';
import { usd } from '../../words/amounts';
import { transactionSent } from '../../words/copy';
import { type TransactionAnswers, transactionSchema } from './transaction-form';

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
  const [problem, setProblem] = useState('');
  const shared = { details, borrowerId, available, onClose, onSent };
  if (isConfirming && answers) {
    return (
      <Confirmation
        {...shared}
        answers={answers}
        onBack={(reason) => {
          setProblem(reason);
          setConfirming(false);
        }}
      />
    );
  }
  return (
    <Questions
      {...shared}
      answers={answers}
      problem={problem}
      onDone={(given) => {
        setProblem('');
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
  problem,
  onDone,
  onClose,
}: NewTransactionProps & {
  answers: TransactionAnswers | null;
  problem: string;
  onDone: (answers: TransactionAnswers) => void;
}) {
  const [isDirty, setDirty] = useState(answers !== null);
  const schema = useMemo(() => transactionSchema(available), [available]);
  const initial = answers
    ? { amount: String(answers.amount), firstTreatmentDate: answers.firstTreatmentDate }
    : undefined;
  const form = useForm({ schema, ...(initial && { initial }), submit: onDone });
  return (
    <Modal
      open
      title={`New transaction for ${details.name}`}
      dirty={isDirty}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" onClick={() => void form.send()}>
            Continue
          </Button>
        </>
      }
    >
      <form {...form.props} onChange={() => setDirty(true)}>
        {problem && (
          <div style={{ marginBottom: 16 }}>
            <Banner severity="error">{problem}</Banner>
          </div>
        )}
        <ErrorSummary {...form.summary} />
        <MoneyField label="Amount" hint={`${usd(available)} left to spend`} {...form.field('amount')} />
        <DateField label="First treatment" optional {...form.field('firstTreatmentDate')} />
        <button type="submit" hidden />
      </form>
    </Modal>
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
}: NewTransactionProps & { answers: TransactionAnswers; onBack: (problem: string) => void }) {
  const [isPending, setPending] = useState(false);
  // One key for every press on this page: a repeated request never becomes a second transaction.
  const [requestKey] = useState(newRequestKey);
  const amount = usd(answers.amount);

  async function send() {
    setPending(true);
    try {
      const practiceId = details.practicemanagement._id;
      await requestTransaction({ borrowerId, practiceId, ...answers }, requestKey);
    } catch (cause) {
      setPending(false);
      onBack(problemOf(toApiError(cause)));
      return;
    }
    toast(transactionSent, { values: { name: details.name, amount } });
    onSent();
    void loadApplication(details._id);
    void loadTransactions(borrowerId, details.practicemanagement._id);
  }
  return (
    <Modal
      open
      title={`Ask ${details.name} to approve ${amount}?`}
      dirty={isPending}
      onClose={onClose}
      footer={
        <>
          <Button onClick={() => onBack('')} disabled={isPending}>
            Change
          </Button>
          <Button look="primary" pending={isPending} pendingText="Asking" onClick={() => void send()}>
            Ask for {amount}
          </Button>
        </>
      }
    >
      <p style={{ marginBottom: 14 }}>
        {details.name} gets an email, chooses a plan and approves or rejects it. Until then {amount} of the limit is
        held.
      </p>
      <MoneySummary
        lines={[
          { label: 'Practice', value: details.practicemanagement.PracticeName },
          { label: 'First treatment', value: civilDate(answers.firstTreatmentDate, 'table') },
          { label: 'Left to spend', value: usd(available) },
          { label: 'Asked for', value: amount },
          { label: 'Left after this', value: usd(Math.round((available - answers.amount) * 100) / 100), total: true },
        ]}
      />
    </Modal>
  );
}

function problemOf(failure: ApiError): string {
  if (failure.code !== 'OVER_LIMIT') return failure.message;
  return `${failure.message} Other requests that wait for an answer may hold a part of it.`;
}

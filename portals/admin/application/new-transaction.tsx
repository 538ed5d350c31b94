import { availableAfter } from '@domain/credit-line/available-credit';
import { centsFromDollars } from '@domain/money/dollars';
import { formatUsd } from '@domain/money/usd';
import { toApiError } from '@portals/client/api-error';
import { ActDialog } from '@portals/form/act-dialog';
import { civilDate } from '@portals/format/dates';
import { toast } from '@portals/state/toast.store';
import { MoneySummary } from '@portals/ui/money-summary';
import { useState } from 'react';
import { explained } from '../credit-transaction/explained';
import { type TransactionAnswers, transactionSchema } from '../credit-transaction/transaction-form';
import { TransactionQuestions } from '../credit-transaction/transaction-questions';
import { usd } from '../words/amounts';
import { loadApplication, loadTransactions, requestTransaction } from './application.actions';
import type { ShownApplication } from './application.store';
import { transactionSent } from './copy';

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
    <TransactionQuestions
      title={`New transaction for ${details.name}`}
      practiceId={details.practicemanagement._id}
      available={available}
      schema={transactionSchema(available)}
      answers={answers}
      onClose={onClose}
      onDone={(given) => {
        setAnswers(given);
        setConfirming(true);
      }}
    />
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
      act={`Request ${amount}`}
      pendingText="Sending"
      keep="Change"
      dirty
      run={ask}
      onClose={onClose}
      onKeep={onBack}
    >
      <p style={{ marginBottom: 14 }}>
        We’ll email {details.name} to choose a plan and approve or reject the amount. Until then, we’ll hold {amount} of
        the limit.
      </p>
      <MoneySummary
        lines={[
          { label: 'Practice', value: details.practicemanagement.PracticeName },
          ...answers.treatments.map((value, index) => ({ label: `Treatment ${index + 1}`, value })),
          { label: 'First treatment', value: civilDate(answers.firstTreatmentDate, 'table') },
          { label: 'Available', value: usd(available) },
          { label: 'This request', value: amount },
          {
            label: 'Available after this',
            value: formatUsd(availableAfter(centsFromDollars(available), centsFromDollars(answers.amount))),
            total: true,
          },
        ]}
      />
    </ActDialog>
  );
}

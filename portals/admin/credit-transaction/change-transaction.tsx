import { availableAfter, mostOfRequest } from '@domain/credit-line/available-credit';
import { centsFromDollars, dollarsFromCents } from '@domain/money/dollars';
import { formatUsd } from '@domain/money/usd';
import { toApiError } from '@portals/client/api-error';
import { ActDialog } from '@portals/form/act-dialog';
import { civilDate } from '@portals/format/dates';
import { toast } from '@portals/state/toast.store';
import { MoneySummary } from '@portals/ui/money-summary';
import { useState } from 'react';
import { usd } from '../words/amounts';
import { actOnTransaction } from './act-on-transaction';
import { transactionChanged } from './copy';
import { explained } from './explained';
import type { ShownTransaction, TransactionPage } from './shown-transaction';
import { changeTransaction } from './transaction.actions';
import { changeSchema, type TransactionAnswers } from './transaction-form';
import { TransactionQuestions } from './transaction-questions';

export type ChangeTransactionProps = {
  transaction: ShownTransaction;
  page: TransactionPage;
  onClose: () => void;
};

/** Changes a request that the patient has not approved: first what it is, then what changes. */
export function ChangeTransaction(props: ChangeTransactionProps) {
  const { transaction, page, onClose } = props;
  const [before] = useState(() => answersOf(transaction));
  // The amount that the patient asks for is there already.
  const wished = transaction.request?.txAmount;
  const [answers, setAnswers] = useState<TransactionAnswers>({ ...before, amount: wished ?? before.amount });
  const [isTyped, setTyped] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const most = dollarsFromCents(
    mostOfRequest(centsFromDollars(page.available ?? 0), centsFromDollars(transaction.txAmount)),
  );
  if (isConfirming)
    return <Confirmation {...props} {...{ before, answers, most }} onBack={() => setConfirming(false)} />;
  return (
    <TransactionQuestions
      title={`Change ${page.name}’s request`}
      practiceId={transaction.practicemanagement._id}
      available={most}
      schema={changeSchema(most, before)}
      answers={answers}
      isChanged={isTyped}
      onClose={onClose}
      onDone={(given) => {
        setAnswers(given);
        setTyped(true);
        setConfirming(true);
      }}
    />
  );
}

const answersOf = ({ txAmount, treatments, firstTreatmentDate }: ShownTransaction): TransactionAnswers => ({
  amount: txAmount,
  treatments: [...treatments],
  firstTreatmentDate: firstTreatmentDate ?? undefined,
});

type ConfirmationProps = ChangeTransactionProps & {
  before: TransactionAnswers;
  answers: TransactionAnswers;
  /** Dollars that the request may come to. */
  most: number;
  onBack: () => void;
};

function Confirmation({ transaction, page, before, answers, most, onBack, onClose }: ConfirmationProps) {
  const { borrowerId, name } = page;
  const amount = usd(answers.amount);
  const isOtherAmount = answers.amount !== before.amount;

  async function change(requestKey: string) {
    await actOnTransaction(page, transaction, () =>
      changeTransaction(borrowerId, { transaction, answers }, requestKey),
    ).catch((cause: unknown) => Promise.reject(explained(toApiError(cause))));
    toast(transactionChanged, { values: { name, amount } });
  }
  return (
    <ActDialog
      title={
        isOtherAmount ? `Ask ${name} to approve ${amount} instead of ${usd(before.amount)}?` : 'Change this request?'
      }
      act={isOtherAmount ? `Request ${amount}` : 'Change request'}
      pendingText="Changing"
      keep="Back"
      dirty
      run={change}
      onClose={onClose}
      onKeep={onBack}
    >
      <p style={{ marginBottom: 14 }}>
        We’ll email {name} to choose a plan and approve or reject the request. If they already chose a plan, they’ll
        choose again.
      </p>
      <MoneySummary
        lines={[
          ...answers.treatments.map((value, index) => ({ label: `Treatment ${index + 1}`, value })),
          { label: 'First treatment', value: civilDate(answers.firstTreatmentDate, 'table') },
          ...(isOtherAmount ? [{ label: 'Previous request', value: usd(before.amount) }] : []),
          { label: 'New request', value: amount },
          {
            label: 'Available after this',
            value: formatUsd(availableAfter(centsFromDollars(most), centsFromDollars(answers.amount))),
            total: true,
          },
        ]}
      />
    </ActDialog>
  );
}

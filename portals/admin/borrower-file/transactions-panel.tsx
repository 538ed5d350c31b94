import { ActDialog } from '@portals/form/act-dialog';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import type { ShownTransaction, TransactionPage } from '../credit-transaction/shown-transaction';
import { useTransactionActs } from '../credit-transaction/use-transaction-acts';
import { Quiet } from '../person/layout';
import { LineSteps } from '../person/line-steps';
import { heldLimitWords, usd } from '../words/amounts';
import { Unread } from '../words/unread';
import { askReview } from './ask.actions';
import { loadBorrower, loadLoans, loadRepayments, loadTransactions } from './borrower.actions';
import { borrower, type ShownFile } from './borrower.store';
import { Loans } from './loans';
import { TransactionTable } from './transaction-table';

type PanelProps = { file: ShownFile; timeZone: string; mayEdit: boolean; readsPayments: boolean };

/** What of the file an act on a transaction changes: figures, loans, payments. */
function readRest(borrowerId: string, readsPayments: boolean): void {
  void loadBorrower(borrowerId);
  if (!readsPayments) return;
  void loadLoans(borrowerId);
  void loadRepayments(borrowerId);
}

/** The loans that run, what the practices asked a person to approve, newest first, and how the limit was set. */
export function TransactionsPanel({ file, timeZone, mayEdit, readsPayments }: PanelProps) {
  const { transactions } = useSnapshot(borrower);
  const [asked, setAsked] = useState<ShownTransaction | null>(null);
  const { _id: borrowerId, name } = file;
  const page: TransactionPage = {
    borrowerId,
    name,
    available: file.credit_profile?.availableCredit ?? null,
    timeZone,
    readAgain: () => loadTransactions(borrowerId),
    readRest: () => readRest(borrowerId, readsPayments),
  };
  const { actsOf, dialog } = useTransactionActs(page);
  return (
    <>
      <Loans file={file} actsOf={actsOf} />
      <Unread resource={transactions} noun="transactions" onAgain={() => void loadTransactions(borrowerId)} />
      {transactions.data?.length === 0 && <Quiet>No transactions yet.</Quiet>}
      {transactions.data && transactions.data.length > 0 && (
        <TransactionTable
          {...{ file, page, actsOf }}
          transactions={transactions.data}
          onAskReview={mayEdit ? setAsked : undefined}
        />
      )}
      {file.credit_profile?.steps && <LimitSteps line={file.credit_profile} steps={file.credit_profile.steps} />}
      {dialog}
      {asked && (
        <ActDialog
          title={`Ask ${name} to review the documents for ${usd(asked.txAmount)}?`}
          act="Request review"
          pendingText="Sending"
          run={(key) => askReview(borrowerId, asked._id, key)}
          onClose={() => setAsked(null)}
        >
          <p>We’ll email them to log in and review the documents before they respond.</p>
        </ActDialog>
      )}
    </>
  );
}

type Line = NonNullable<ShownFile['credit_profile']>;

/** How the newest decision came to its limit, and why the limit is another where it is. */
function LimitSteps({ line, steps }: { line: Line; steps: NonNullable<Line['steps']> }) {
  const held = heldLimitWords(line.approvedCreditLine, steps.approved);
  return (
    <div>
      <LineSteps line={steps} grade={line.grade} />
      {held && <Quiet style={{ marginTop: 10 }}>{held}</Quiet>}
    </div>
  );
}

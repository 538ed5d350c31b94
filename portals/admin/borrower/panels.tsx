import { paths } from '@contract/paths';
import { ActDialog } from '@portals/form/act-dialog';
import { civilDate } from '@portals/format/dates';
import type { Resource } from '@portals/state/resource';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { Skeleton } from '@portals/ui/skeleton';
import { StatusMark } from '@portals/ui/status-mark';
import { useState } from 'react';
import { Link } from 'react-router';
import { useSnapshot } from 'valtio';
import { Quiet } from '../person/layout';
import { LineSteps } from '../person/line-steps';
import { staff } from '../staff/staff.store';
import { usd } from '../words/amounts';
import { practiceMoment } from '../words/practice-time';
import { productWords } from '../words/product-words';
import { repaymentStatuses } from '../words/repayment-words';
import { statusWords } from '../words/status-words';
import { transactionStatus } from '../words/transaction-status';
import { askReview } from './ask.actions';
import { loadRepayments, loadTransactions } from './borrower.actions';
import { borrower, type ShownFile, type ShownTransaction } from './borrower.store';
import { LoanCard } from './loan-card';
import { LowerPayments } from './lower-payments';
import { Sheet } from './sheet';

/** What waits for the patient: as the server tells whom a document review may be asked of. */
const WAITING: readonly string[] = ['PENDING', 'REQUESTED'];

type PanelProps = { file: ShownFile; timeZone: string };
type UnreadProps = {
  resource: { readonly [K in keyof Resource<unknown>]: Resource<unknown>[K] };
  noun: string;
  onAgain: () => void;
};

/** What stands in a panel as long as its rows are not there. */
function Unread({ resource: { data, loading, error }, noun, onAgain }: UnreadProps) {
  if (error)
    return (
      <Banner
        severity="error"
        actions={
          <Button dense onClick={onAgain}>
            Try again
          </Button>
        }
      >
        {error.message}
      </Banner>
    );
  return loading && !data ? <Skeleton lines={4} label={`Loading the ${noun}`} /> : null;
}

/** Where a transaction is worked on: the page of the person's newest application at its practice, else of any. */
function placeOf({ applications }: ShownFile, practiceId: string): string | null {
  const own = applications.find(({ practicemanagement }) => practicemanagement._id === practiceId) ?? applications[0];
  return own ? own._id : null;
}

/** The loans that a person repays, for whoever may see how; one that is paid off says so in its row. */
function Loans({ file }: { file: ShownFile }) {
  const { loans, transactions } = useSnapshot(borrower);
  const { person } = useSnapshot(staff);
  const [lowered, setLowered] = useState<string | null>(null);
  const open = loans.data?.filter(({ next }) => next !== null) ?? [];
  const mayLower = person?.permissions.some((one) => one === 'credit.edit') ?? false;
  return (
    <>
      {open.map((loan) => {
        const transaction = transactions.data?.find(({ _id }) => _id === loan.transactionId);
        if (!transaction) return null;
        const address = placeOf(file, transaction.practicemanagement._id);
        return (
          <LoanCard
            key={loan.transactionId}
            loan={loan}
            transaction={transaction}
            applicationId={address}
            onLower={mayLower ? () => setLowered(loan.transactionId) : undefined}
          />
        );
      })}
      {lowered !== null && (
        <LowerPayments
          borrowerId={file._id}
          transactionId={lowered}
          name={file.name}
          onClose={() => setLowered(null)}
        />
      )}
    </>
  );
}

/** What the practices asked a person to approve, newest first. */
export function TransactionsPanel({ file, timeZone, mayEdit }: PanelProps & { mayEdit: boolean }) {
  const { transactions } = useSnapshot(borrower);
  const [asked, setAsked] = useState<ShownTransaction | null>(null);
  return (
    <>
      <Loans file={file} />
      <Unread resource={transactions} noun="transactions" onAgain={() => void loadTransactions(file._id)} />
      {transactions.data?.length === 0 && <Quiet>Nobody has asked them to approve an amount.</Quiet>}
      {transactions.data && transactions.data.length > 0 && (
        <Sheet aria-label="Transactions">
          {transactions.data.map((one) => {
            const applicationId = placeOf(file, one.practicemanagement._id);
            const { shape, word } = transactionStatus({
              status: one.status,
              isTakenBack: one.statusHistory[0]?.action === 'WITHDRAWN',
              isAskedFor: one.request?.kind === 'CREATE',
            });
            const title = one.treatments.join(', ') || `Transaction ${one.number}`;
            return (
              <li key={one._id}>
                {applicationId ? (
                  <Link
                    to={paths.admin.application.href({ applicationId }, { tab: 'transactions', transaction: one._id })}
                  >
                    {title}
                  </Link>
                ) : (
                  <span>{title}</span>
                )}
                <b>{usd(one.txAmount)}</b>
                <small>
                  <StatusMark shape={shape}>{word}</StatusMark>{' '}
                  {one.selectedProduct && productWords(one.selectedProduct)}
                </small>
                <small>{practiceMoment(one.createdAt, timeZone)}</small>
                {mayEdit && WAITING.includes(one.status) && (
                  <span>
                    <Button dense look="text" onClick={() => setAsked(one)}>
                      Ask to read the documents
                    </Button>
                  </span>
                )}
              </li>
            );
          })}
        </Sheet>
      )}
      {file.credit_profile?.steps && <LineSteps line={file.credit_profile.steps} grade={file.credit_profile.grade} />}
      {asked && (
        <ActDialog
          title={`Ask ${file.name} to read the documents of ${usd(asked.txAmount)}?`}
          act="Send email"
          pendingText="Sending"
          run={(key) => askReview(file._id, asked._id, key)}
          onClose={() => setAsked(null)}
        >
          <p>An email asks them to log in and read the documents before they answer.</p>
        </ActDialog>
      )}
    </>
  );
}

/** How a person repays, the newest 50. */
export function PaymentsPanel({ file }: { file: ShownFile }) {
  const { repayments } = useSnapshot(borrower);
  return (
    <>
      <Unread resource={repayments} noun="payments" onAgain={() => void loadRepayments(file._id)} />
      {repayments.data?.length === 0 && <Quiet>No payments yet.</Quiet>}
      {repayments.data && repayments.data.length > 0 && (
        <Sheet aria-label="Payments">
          {repayments.data.map((one) => {
            const { shape, word } = repaymentStatuses[one.status];
            return (
              <li key={one._id}>
                <Link
                  to={paths.admin.application.href(
                    { applicationId: one.applicationId },
                    { tab: 'transactions', transaction: one.transactionId },
                  )}
                >
                  Transaction {one.number}
                </Link>
                <b>{usd(one.amount)}</b>
                <small>
                  <StatusMark shape={shape} note={one.returnReason ?? undefined}>
                    {word}
                  </StatusMark>{' '}
                  {one.method}
                </small>
                <small>{civilDate(one.payOn, 'table')}</small>
              </li>
            );
          })}
        </Sheet>
      )}
    </>
  );
}

/** Where a person applied, newest first. */
export function ApplicationsPanel({ file, timeZone }: PanelProps) {
  if (file.applications.length === 0) return <Quiet>They applied at none of your practices.</Quiet>;
  return (
    <Sheet aria-label="Applications">
      {file.applications.map((one) => {
        const { shape, word, note } = statusWords(one);
        return (
          <li key={one._id}>
            <Link to={paths.admin.application.href({ applicationId: one._id })}>Application {one.number}</Link>
            <b>{usd(one.approvedAmount ?? one.requestedAmount)}</b>
            <small>
              <StatusMark shape={shape} note={note}>
                {word}
              </StatusMark>{' '}
              {one.practicemanagement.PracticeName}
            </small>
            <small>{practiceMoment(one.createdAt, timeZone)}</small>
          </li>
        );
      })}
    </Sheet>
  );
}

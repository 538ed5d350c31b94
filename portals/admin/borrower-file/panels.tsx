import { paths } from '@contract/paths';
import { civilDate } from '@portals/format/dates';
import { maskedAccount } from '@portals/format/masked-number';
import { moneyStatus } from '@portals/format/money-status';
import { StatusMark } from '@portals/ui/status-mark';
import { Link } from 'react-router';
import { useSnapshot } from 'valtio';
import { Quiet } from '../person/layout';
import { usd } from '../words/amounts';
import { practiceMoment } from '../words/practice-time';
import { statusWords } from '../words/status-words';
import { Unread } from '../words/unread';
import { loadRepayments } from './borrower.actions';
import { borrower, type ShownFile } from './borrower.store';
import { Sheet } from './sheet';

type PanelProps = { file: ShownFile; timeZone: string };
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
            const { shape, word } = moneyStatus(one.status);
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
                  {maskedAccount(one.method)}
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
  if (file.applications.length === 0) return <Quiet>They haven’t applied at any of your practices.</Quiet>;
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

import { memberStaffPaths } from '@contract/membership/staff-paths';
import { civilDate } from '@portals/format/dates';
import { maskedAccount } from '@portals/format/masked-number';
import { moneyStatus } from '@portals/format/money-status';
import { DetailHeader } from '@portals/ui/detail-header';
import { RouterButton } from '@portals/ui/router-button';
import { StatusMark } from '@portals/ui/status-mark';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { useSnapshot } from 'valtio';
import { listAddress } from '../staff/list-address';
import { usd } from '../words/amounts';
import { UnreadDetail } from '../words/unread-detail';
import { loadMemberPayment } from './money.actions';
import { memberMoney, type ShownPayment } from './money.store';
import { MoneySheet } from './money-sheet';
import { billWords, paymentKindWord, paymentStanding } from './payment-words';

const list = () => listAddress('member-payments', memberStaffPaths.memberPayments.href());
const day = (on: string) => civilDate(on, 'table');

/** One payment of a member: what it pays, its tries, and what of it went back. */
export function MemberPaymentScreen() {
  const { paymentId = '' } = useParams();
  const { data, loading, error } = useSnapshot(memberMoney).payment;
  useEffect(() => void loadMemberPayment(paymentId), [paymentId]);
  if (data?._id === paymentId) return <Detail shown={data} />;
  return (
    <UnreadDetail
      noun="payment"
      resource={{ loading, error }}
      listAddress={list()}
      onAgain={() => void loadMemberPayment(paymentId)}
    />
  );
}

function Mark({ status, note }: { status: ShownPayment['status']; note?: string | null }) {
  const { shape, word } = moneyStatus(status);
  return (
    <StatusMark shape={shape} note={note ?? undefined}>
      {word}
    </StatusMark>
  );
}

function Detail({ shown }: { shown: ShownPayment }) {
  const { shape, word, note } = paymentStanding(shown);
  const { amount, refunded, bills, tries, refunds, membershipId: membership } = shown;
  return (
    <>
      <DetailHeader
        crumbs={[{ label: 'Member payments', to: list() }, { label: `${shown.name}, ${day(shown.payOn)}` }]}
        name={shown.name}
        tags={
          <StatusMark shape={shape} note={note}>
            {word}
          </StatusMark>
        }
        actions={
          <RouterButton dense to={memberStaffPaths.memberFile.href({}, { membership })}>
            Open member
          </RouterButton>
        }
        figures={[
          { label: paymentKindWord(shown.kind), value: usd(amount) },
          { label: shown.status === 'SCHEDULED' ? 'Scheduled for' : 'Charged on', value: day(shown.payOn) },
          { label: 'Refunded', value: usd(refunded) },
          { label: 'Practice', value: shown.practicemanagement.PracticeName },
        ]}
      />
      <MoneySheet
        title="Applied to"
        none={
          shown.status === 'SCHEDULED'
            ? 'When we charge it, it pays the oldest bills first.'
            : 'Not applied to any bill.'
        }
        columns={[
          { title: 'Bill' },
          { title: 'Due' },
          { title: 'Treatments', isAmount: true },
          { title: 'Membership fee', isAmount: true },
        ]}
        rows={bills.map((bill) => ({
          key: `${bill.kind} ${bill.dueOn} ${bill.number}`,
          cells: [billWords(bill), day(bill.dueOn), usd(bill.treatments), usd(bill.fee)],
        }))}
      />
      <MoneySheet
        title="Attempts"
        none="No attempts yet."
        columns={[
          { title: 'Attempt' },
          { title: 'Date' },
          { title: 'Status' },
          { title: 'Paid with' },
          { title: 'Amount', isAmount: true },
        ]}
        rows={tries.map((one) => ({
          key: one._id,
          cells: [
            one.attempt,
            day(one.on),
            <Mark key="status" status={one.status} note={one.returnReason} />,
            maskedAccount(one.method),
            usd(one.amount),
          ],
        }))}
      />
      <MoneySheet
        title="Refunds"
        none="No refunds."
        columns={[{ title: 'Date' }, { title: 'Status' }, { title: 'To' }, { title: 'Amount', isAmount: true }]}
        rows={refunds.map((one) => ({
          key: `${one.on} ${one.method} ${one.amount}`,
          cells: [day(one.on), <Mark key="status" status={one.status} />, maskedAccount(one.method), usd(one.amount)],
        }))}
      />
    </>
  );
}

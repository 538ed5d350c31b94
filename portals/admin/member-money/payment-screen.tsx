import { memberStaffPaths } from '@contract/membership/staff-paths';
import { civilDate } from '@portals/format/dates';
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
import { billWords, moneyStatus, paymentKindWord, paymentStanding } from './payment-words';

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
            Open the member
          </RouterButton>
        }
        figures={[
          { label: paymentKindWord(shown.kind), value: usd(amount) },
          { label: shown.status === 'SCHEDULED' ? 'To be taken' : 'Taken', value: day(shown.payOn) },
          { label: 'Sent back', value: usd(refunded) },
          { label: 'Practice', value: shown.practicemanagement.PracticeName },
        ]}
      />
      <MoneySheet
        title="What it pays"
        none={
          shown.status === 'SCHEDULED'
            ? 'When it is taken, it pays the oldest bills first.'
            : 'It paid no bill: nothing of it counted.'
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
        title="Tries"
        none="Not tried yet."
        columns={[
          { title: 'Try' },
          { title: 'Day' },
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
            one.method,
            usd(one.amount),
          ],
        }))}
      />
      <MoneySheet
        title="Sent back"
        none="Nothing was sent back."
        columns={[{ title: 'Day' }, { title: 'Status' }, { title: 'To' }, { title: 'Amount', isAmount: true }]}
        rows={refunds.map((one) => ({
          key: `${one.on} ${one.method} ${one.amount}`,
          cells: [day(one.on), <Mark key="status" status={one.status} />, one.method, usd(one.amount)],
        }))}
      />
    </>
  );
}

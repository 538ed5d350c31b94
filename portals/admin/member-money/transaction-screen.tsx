import { memberStaffPaths } from '@contract/membership/staff-paths';
import { civilDate } from '@portals/format/dates';
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
import { loadMemberTransaction } from './money.actions';
import { memberMoney, type ShownTransaction } from './money.store';
import { MoneySheet } from './money-sheet';
import { transactionKindWord, transactionStanding } from './transaction-words';

const list = () => listAddress('member-transactions', memberStaffPaths.memberTransactions.href());
const day = (on: string) => civilDate(on, 'table');

/** What a practice is paid for one membership, or gives back of it, with the deposits of it. */
export function MemberTransactionScreen() {
  const { transactionId = '' } = useParams();
  const { data, loading, error } = useSnapshot(memberMoney).transaction;
  useEffect(() => void loadMemberTransaction(transactionId), [transactionId]);
  if (data?._id === transactionId) return <Detail shown={data} />;
  return (
    <UnreadDetail
      noun="transaction"
      resource={{ loading, error }}
      listAddress={list()}
      onAgain={() => void loadMemberTransaction(transactionId)}
    />
  );
}

/** When a deposit arrived, or is expected. */
function arrives({ settledOn, settlesOn }: ShownTransaction['deposits'][number]): string {
  if (settledOn) return day(settledOn);
  return settlesOn ? `expected ${day(settlesOn)}` : '–';
}

function Detail({ shown }: { shown: ShownTransaction }) {
  const { shape, word } = transactionStanding(shown);
  const { gross, fee, net, stillKeptBack, deposits, membershipId: membership, dueOn } = shown;
  const name = `${shown.name}${shown.plan ? `, ${shown.plan}` : ''}`;
  const givesBack = net < 0;
  return (
    <>
      <DetailHeader
        crumbs={[
          { label: 'Membership transactions', to: list() },
          { label: `${name}, ${transactionKindWord(shown.kind).toLowerCase()}` },
        ]}
        name={shown.name}
        tags={<StatusMark shape={shape}>{word}</StatusMark>}
        actions={
          <RouterButton dense to={memberStaffPaths.memberFile.href({}, { membership })}>
            Open member
          </RouterButton>
        }
        figures={[
          { label: givesBack ? 'Treatments not delivered' : 'Treatments', value: usd(gross) },
          { label: givesBack ? 'Fee returned' : 'Fee', value: usd(-fee) },
          { label: givesBack ? 'From practice' : 'To practice', value: usd(net) },
          givesBack && stillKeptBack > 0
            ? { label: 'Still to withhold', value: usd(stillKeptBack) }
            : { label: 'Due', value: day(dueOn) },
        ]}
      />
      <MoneySheet
        title={givesBack ? 'Withheld from deposits' : 'Deposit'}
        none={givesBack ? 'None yet. We’ll withhold it from the next deposits.' : `None yet. Due ${day(dueOn)}.`}
        columns={[
          { title: 'Deposit' },
          { title: 'Status' },
          { title: 'Created' },
          { title: 'Paid' },
          { title: 'Amount applied', isAmount: true },
        ]}
        rows={deposits.map((one) => {
          const standing = moneyStatus(one.status);
          return {
            key: one.depositId,
            cells: [
              one.pmtRef,
              <StatusMark key="status" shape={standing.shape}>
                {standing.word}
              </StatusMark>,
              day(one.madeOn),
              arrives(one),
              usd(one.amount),
            ],
          };
        })}
      />
    </>
  );
}

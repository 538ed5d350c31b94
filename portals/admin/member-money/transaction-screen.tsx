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
import { loadMemberTransaction } from './money.actions';
import { memberMoney, type ShownTransaction } from './money.store';
import { MoneySheet } from './money-sheet';
import { depositStanding, transactionKindWord, transactionStanding } from './transaction-words';

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
            Open the member
          </RouterButton>
        }
        figures={[
          { label: givesBack ? 'Treatments not delivered' : 'Treatments', value: usd(gross) },
          { label: givesBack ? 'Our fee, returned' : 'Our fee', value: usd(-fee) },
          { label: givesBack ? 'From you' : 'To you', value: usd(net) },
          givesBack && stillKeptBack > 0
            ? { label: 'Still to be kept back', value: usd(stillKeptBack) }
            : { label: 'Due', value: day(dueOn) },
        ]}
      />
      <MoneySheet
        title={givesBack ? 'Deposits that kept it back' : 'The deposit that pays it'}
        none={
          givesBack
            ? 'None yet: the next deposits keep it back as far as they reach.'
            : `None yet. It is due on ${day(dueOn)}.`
        }
        columns={[
          { title: 'Deposit' },
          { title: 'Status' },
          { title: 'Made' },
          { title: 'Arrived' },
          { title: 'Of this', isAmount: true },
        ]}
        rows={deposits.map((one) => {
          const standing = depositStanding(one.status);
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

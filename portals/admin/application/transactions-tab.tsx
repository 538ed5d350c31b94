import { paymentMessages } from '@contract/messages/staff/payment';
import { displayStatus } from '@domain/credit-transaction/display';
import { toast } from '@portals/state/toast.store';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { Skeleton } from '@portals/ui/skeleton';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { Body, Quiet } from '../person/layout';
import { RemindPatient } from '../person/remind-patient';
import { isHeldForIdentity, ReviewPersona } from '../person/take-identity';
import { staff } from '../staff/staff.store';
import { usd } from '../words/amounts';
import { loadTransactions } from './application.actions';
import { application, type ShownTransaction } from './application.store';
import { ChangeTransaction } from './change-transaction';
import { PatientAsks } from './patient-asks';
import { Refund } from './refund';
import { TakeBack } from './take-back';
import { TransactionFacts, TransactionHistory } from './transaction-facts';

const List = styled.ul`
  max-width: 760px; border-radius: var(--radius-card); box-shadow: inset 0 0 0 1px var(--line);
  > li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 4px 12px; align-items: start; padding: 14px 16px; }
  > li[aria-current='true'] { background: var(--primary-50); border-radius: var(--radius-card); }
  > li + li { box-shadow: 0 -1px 0 var(--line); }
  b { font: 600 18px/24px var(--font-voice); font-variant-numeric: tabular-nums lining-nums; }
  small { display: block; font-size: 12.5px; line-height: 18px; color: var(--ink-3); }
  details { grid-column: 1 / -1; } summary { cursor: pointer; min-height: 28px; font-size: 13px; color: var(--ink-2); }
  details li { font-size: 13px; line-height: 20px; color: var(--ink-2); }
  @media (pointer: coarse) { summary { min-height: 44px; display: flex; align-items: center; } }
`;

const Acts = styled.span`display: flex; flex-wrap: wrap; gap: 8px; justify-content: flex-end;`;

type TabProps = {
  borrowerId: string | null;
  practiceId: string;
  name: string;
  /** Dollars that the patient has left; null where there is no line. */
  available: number | null;
  timeZone: string;
};

/** What the practice asked the patient to approve: amount, where it stands, what happens next and what happened. */
export function TransactionsTab({ borrowerId, practiceId, name, available, timeZone }: TabProps) {
  const { data, loading, error } = useSnapshot(application).transactions;
  const [search] = useSearchParams();
  const [back, setBack] = useState<ShownTransaction | null>(null);
  const [changed, setChanged] = useState<ShownTransaction | null>(null);
  const [refund, setRefund] = useState<ShownTransaction | null>(null);
  const [held, setHeld] = useState<ShownTransaction | null>(null);
  const { person } = useSnapshot(staff);
  const mayRefund = person?.brand === 'financing' && person.permissions.includes('transaction.refund');
  const askRefund = (one: ShownTransaction) =>
    one.fundingStatus === 'SETTLED' ? setRefund(one) : toast(paymentMessages.modifyNotSettled);
  const mayChange = person?.brand === 'financing' && person.permissions.includes('transaction.create');
  const changeOf = (one: ShownTransaction) => (mayChange && one.canChange ? () => setChanged(one) : undefined);
  const [reminded, setReminded] = useState<ShownTransaction | null>(null);
  const mayRemind = person?.brand === 'financing' && person.permissions.includes('transaction.remind');
  const mayTake = person?.brand === 'financing' && person.permissions.includes('identity.override');
  return (
    <Body>
      {error && borrowerId && (
        <Banner
          severity="error"
          actions={
            <Button dense onClick={() => void loadTransactions(borrowerId, practiceId)}>
              Try again
            </Button>
          }
        >
          {error.message}
        </Banner>
      )}
      {loading && !data && <Skeleton lines={4} label="Loading the transactions" />}
      {data?.length === 0 && <Quiet>No transactions yet. New transaction asks the patient to approve an amount.</Quiet>}
      {data && data.length > 0 && (
        <List aria-label="Transactions">
          {data.map((one) => (
            <Row
              key={one._id}
              transaction={one}
              timeZone={timeZone}
              isWanted={one._id === search.get('transaction')}
              onTakeBack={() => setBack(one)}
              onChange={changeOf(one)}
              onRefund={mayRefund ? () => askRefund(one) : undefined}
              onRemind={mayRemind && displayStatus(one.status) === 'PENDING' ? () => setReminded(one) : undefined}
              onTakeIdentity={mayTake && isHeldForIdentity(one.status) ? () => setHeld(one) : undefined}
            >
              {borrowerId && (
                <PatientAsks transaction={one} onChange={changeOf(one)} {...{ borrowerId, name, timeZone }} />
              )}
            </Row>
          ))}
        </List>
      )}
      {held && borrowerId && (
        <ReviewPersona
          transaction={{ _id: held._id, name }}
          onDone={() => loadTransactions(borrowerId, practiceId)}
          onClose={() => setHeld(null)}
        />
      )}
      {reminded && borrowerId && (
        <RemindPatient
          transaction={{ _id: reminded._id, txAmount: reminded.txAmount, borrowerId, name }}
          onDone={() => loadTransactions(borrowerId, practiceId)}
          onClose={() => setReminded(null)}
        />
      )}
      {changed && borrowerId && (
        <ChangeTransaction
          transaction={changed}
          available={available ?? 0}
          onClose={() => setChanged(null)}
          {...{ borrowerId, name }}
        />
      )}
      {refund && borrowerId && (
        <Refund transaction={refund} borrowerId={borrowerId} name={name} onClose={() => setRefund(null)} />
      )}
      {back && borrowerId && (
        <TakeBack transaction={back} borrowerId={borrowerId} name={name} onClose={() => setBack(null)} />
      )}
    </Body>
  );
}

/** The loan runs, and nobody says that it is not theirs. */
const isRefundable = ({ status, isFlagged }: ShownTransaction): boolean => status === 'ACCEPTED' && !isFlagged;

type RowProps = {
  transaction: ShownTransaction;
  timeZone: string;
  /** True of the one that a link led to. */
  isWanted: boolean;
  onTakeBack: () => void;
  /** Absent where it cannot be changed by the reader. */
  onChange: (() => void) | undefined;
  /** Absent where the reader may refund nothing. */
  onRefund: (() => void) | undefined;
  /** For whoever may remind its patient, while it waits for them. */
  onRemind: (() => void) | undefined;
  /** For whoever may take the identity of its patient as proven. */
  onTakeIdentity: (() => void) | undefined;
  children: ReactNode;
};

function Row({ transaction, timeZone, isWanted, children, ...acts }: RowProps) {
  const { onTakeBack, onChange, onRefund, onRemind, onTakeIdentity } = acts;
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isWanted) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isWanted]);
  const amount = usd(transaction.txAmount);
  const { canTakeBack } = transaction;
  return (
    <li ref={item} aria-current={isWanted || undefined}>
      <TransactionFacts transaction={transaction} timeZone={timeZone} />
      <Acts>
        {onTakeIdentity && (
          <Button dense onClick={onTakeIdentity}>
            Identity check by hand
          </Button>
        )}
        {onRefund && isRefundable(transaction) && (
          <Button dense onClick={onRefund} aria-label={`Refund ${amount}`}>
            Refund
          </Button>
        )}
        {canTakeBack && onRemind && (
          <Button dense onClick={onRemind} aria-label={`Remind of ${amount}`}>
            Remind
          </Button>
        )}
        {canTakeBack && onChange && (
          <Button dense onClick={onChange} aria-label={`Change ${amount}`}>
            Change
          </Button>
        )}
        {canTakeBack && (
          <Button dense onClick={onTakeBack} aria-label={`Take back ${amount}`}>
            Take back
          </Button>
        )}
      </Acts>
      {children}
      <details>
        <summary>Show history</summary>
        <TransactionHistory transaction={transaction} timeZone={timeZone} />
      </details>
    </li>
  );
}

import { Button } from '@portals/ui/button';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { PatientAsks } from '../credit-transaction/patient-asks';
import type { ShownTransaction, TransactionPage } from '../credit-transaction/shown-transaction';
import { SpouseLetter } from '../credit-transaction/spouse-letter';
import { TransactionFacts, TransactionHistory } from '../credit-transaction/transaction-facts';
import { type TransactionAct, useTransactionActs } from '../credit-transaction/use-transaction-acts';
import { Body, Quiet } from '../person/layout';
import { Unread } from '../words/unread';
import { loadApplication, loadTransactions } from './application.actions';
import { application } from './application.store';

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

const Acts = styled.span`
  display: flex; flex-wrap: wrap; gap: 8px; justify-content: flex-end;
`;

type TabProps = {
  applicationId: string;
  borrowerId: string | null;
  practiceId: string;
  name: string;
  /** Dollars that the patient has left; null where there is no line. */
  available: number | null;
  timeZone: string;
};

/** What the practice asked the patient to approve: amount, where it stands, what happens next and what happened. */
export function TransactionsTab({ applicationId, borrowerId, practiceId, ...shown }: TabProps) {
  const { transactions: resource } = useSnapshot(application);
  const { data } = resource;
  const [search] = useSearchParams();
  const page: TransactionPage | null =
    borrowerId === null
      ? null
      : {
          ...shown,
          borrowerId,
          readAgain: () => loadTransactions(borrowerId, practiceId),
          readRest: () => void loadApplication(applicationId),
        };
  const { actsOf, dialog } = useTransactionActs(page);
  return (
    <Body>
      {page && <Unread resource={resource} noun="transactions" onAgain={() => void page.readAgain()} />}
      {data?.length === 0 && (
        <Quiet>No transactions yet. Select New transaction to ask the patient to approve an amount.</Quiet>
      )}
      {data && data.length > 0 && (
        <List aria-label="Transactions">
          {data.map((one) => {
            const acts = actsOf(one);
            return (
              <Row
                key={one._id}
                transaction={one}
                timeZone={shown.timeZone}
                isWanted={one._id === search.get('transaction')}
                acts={acts}
              >
                {page && (
                  <>
                    <PatientAsks
                      transaction={one}
                      page={page}
                      onChange={acts.find(({ kind }) => kind === 'change')?.run}
                    />
                    <SpouseLetter
                      letter={one.spouseNotice}
                      borrowerId={page.borrowerId}
                      timeZone={shown.timeZone}
                      onSent={() => void page.readAgain()}
                    />
                  </>
                )}
              </Row>
            );
          })}
        </List>
      )}
      {dialog}
    </Body>
  );
}

type RowProps = {
  transaction: ShownTransaction;
  timeZone: string;
  /** True of the one that a link led to. */
  isWanted: boolean;
  acts: readonly TransactionAct[];
  children: ReactNode;
};

function Row({ transaction, timeZone, isWanted, acts, children }: RowProps) {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isWanted) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isWanted]);
  return (
    <li ref={item} aria-current={isWanted || undefined}>
      <TransactionFacts transaction={transaction} timeZone={timeZone} />
      <Acts>
        {acts.map(({ kind, label, name, run }) => (
          <Button key={kind} dense onClick={run} aria-label={name}>
            {label}
          </Button>
        ))}
      </Acts>
      {children}
      <details>
        <summary>Show history</summary>
        <TransactionHistory transaction={transaction} timeZone={timeZone} />
      </details>
    </li>
  );
}

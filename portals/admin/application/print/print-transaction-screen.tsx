import { useCallback, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { TransactionFacts, TransactionHistory } from '../../credit-transaction/transaction-facts';
import { zoneOfPractice } from '../../staff/practices';
import { staff } from '../../staff/staff.store';
import { FetchedPaper } from '../../words/fetched-paper';
import { loadApplication, loadTransactions } from '../application.actions';
import { application } from '../application.store';

const Sheet = styled.section`
  margin-top: 18px; line-height: 20px;
  b { font: 600 22px/28px var(--font-voice); font-variant-numeric: tabular-nums lining-nums; margin-right: 8px; }
  small { display: block; margin-top: 4px; font-size: 13px; color: var(--ink-2); }
  h2 { margin: 20px 0 6px; font-size: 15px; line-height: 20px; font-weight: 650; }
  li { padding: 5px 0; border-bottom: 1px solid var(--line); font-size: 13px; }
`;

/** One transaction as its panel shows it, with its history, on paper (provider-admin §2, printtransaction). */
export function PrintTransactionScreen() {
  const [search] = useSearchParams();
  const { person } = useSnapshot(staff);
  const { details, transactions } = useSnapshot(application);
  const applicationId = search.get('application') ?? '';
  const refresh = useCallback(async () => {
    await loadApplication(applicationId);
    const { borrowerId, practicemanagement } = application.details.data ?? {};
    if (borrowerId && practicemanagement) await loadTransactions(borrowerId, practicemanagement._id);
  }, [applicationId]);
  useEffect(() => void refresh(), [refresh]);
  const one = transactions.data?.find(({ _id }) => _id === search.get('transaction'));
  const isNone = transactions.data !== null && !one;
  const error = isNone ? 'No transaction to print. Close this tab and print from the list.' : undefined;
  const timeZone = zoneOfPractice(person, one?.practicemanagement._id ?? null);
  return (
    <FetchedPaper
      title="Transaction"
      error={error ?? details.error?.message ?? transactions.error?.message}
      onAgain={() => void refresh()}
    >
      {one && details.data && (
        <>
          <h1>{details.data.name}</h1>
          <p>{one.practicemanagement.PracticeName}</p>
          <Sheet>
            <TransactionFacts transaction={one} timeZone={timeZone} />
            <h2>History</h2>
            <TransactionHistory transaction={one} timeZone={timeZone} />
          </Sheet>
        </>
      )}
    </FetchedPaper>
  );
}

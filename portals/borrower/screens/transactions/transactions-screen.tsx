import { TRANSACTION_GROUPS, type TransactionGroup } from '@domain/credit-transaction/display';
import { copy as form } from '@portals/form/copy';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { Card, CardTitle, Note } from '@portals/ui/card';
import { Skeleton } from '@portals/ui/skeleton';
import { Tabs } from '@portals/ui/tabs';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { BorrowerPage } from '../../parts/borrower-page';
import { ProblemBanner } from '../../parts/problem-banner';
import { TransactionList } from '../../parts/transaction-list';
import { loadTransactions } from '../../stores/transactions.actions';
import { transactions } from '../../stores/transactions.store';
import { copy } from './copy';

/** On a phone the five tabs take a second line, so that none is hidden. */
const AllTabs = styled.div`--tabs-wrap: wrap;`;

const groupIn = (search: URLSearchParams): TransactionGroup =>
  TRANSACTION_GROUPS.find((group) => group === search.get('group')) ?? 'pending';

/** Every transaction of the borrower in the five groups of the specification (borrower §3). */
export function TransactionsScreen() {
  const [search, setSearch] = useSearchParams();
  const { data, error, loading } = useSnapshot(transactions).groups;
  const group = groupIn(search);
  useEffect(() => void loadTransactions(), []);

  const rows = data?.[group] ?? [];
  return (
    <BorrowerPage title={copy.title}>
      <ProblemBanner />
      <Card>
        <AllTabs>
          <Tabs
            label={copy.title}
            panelId="transactions"
            value={group}
            onValue={(key) => setSearch({ group: key }, { replace: true })}
            tabs={TRANSACTION_GROUPS.map((key) => ({
              key,
              label: copy.tabs[key],
              ...(data && { count: data[key].length }),
            }))}
          />
        </AllTabs>
        <div id="transactions" role="tabpanel" aria-label={copy.tabs[group]} aria-busy={loading}>
          {error && (
            <Banner severity="error" actions={<Button onClick={() => void loadTransactions()}>{form.again}</Button>}>
              {error.message}
            </Banner>
          )}
          {!data && loading && <Skeleton lines={6} label={copy.loading} />}
          {data && rows.length === 0 && <Empty group={group} />}
          {rows.length > 0 && <TransactionList rows={rows} />}
        </div>
      </Card>
    </BorrowerPage>
  );
}

function Empty({ group }: { group: TransactionGroup }) {
  const { title, detail } = copy.empty[group];
  return (
    <div style={{ padding: '28px 0 12px' }}>
      <CardTitle>{title}</CardTitle>
      <Note>{detail}</Note>
    </div>
  );
}

import { paths } from '@contract/paths';
import { payPaths } from '@contract/payment-method/paths';
import { copy as form } from '@portals/form/copy';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { Card, Heading, Note } from '@portals/ui/card';
import { PortalColumns, Stack } from '@portals/ui/portal-shell';
import { Skeleton } from '@portals/ui/skeleton';
import { useEffect } from 'react';
import { Link } from 'react-router';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { BorrowerPage } from '../../parts/borrower-page';
import { ProblemBanner } from '../../parts/problem-banner';
import { PromoCard } from '../../parts/promo-card';
import { ShareLink } from '../../parts/share-link/share-link';
import { TransactionList } from '../../parts/transaction-list';
import { loadCredit } from '../../stores/borrower.actions';
import { borrower } from '../../stores/borrower.store';
import { loadPromotions } from '../../stores/promotions.actions';
import { promotions } from '../../stores/promotions.store';
import { loadReapply } from '../../stores/reapply.actions';
import { loadTransactions } from '../../stores/transactions.actions';
import { type TransactionRow, transactions } from '../../stores/transactions.store';
import { AskAgain } from './ask-again';
import { copy } from './home-copy';
import { NeedsAnswer } from './needs-answer';
import { NextPayment } from './next-payment';
import { OwedBack } from './owed-back';
import { SpendingLimit } from './spending-limit';
import { StillOwed } from './still-owed';

const Head = styled.div`
  display: flex; justify-content: space-between; align-items: baseline; gap: 12px;
  a { font-size: 14px; line-height: 20px; font-weight: 600; }
`;

/** The side reaches past the first cards, so that the treatments follow them and not the side. */
const Columns = styled(PortalColumns)`
  > :first-child:empty { display: none; }
  @media (min-width: 1024.02px) {
    grid-template-rows: auto 1fr;
    > :nth-child(2) { grid-column: 2; grid-row: 1 / span 2; }
  }
`;

const shownMax = 5;

function refresh(): void {
  void loadTransactions();
  void loadCredit();
  void loadPromotions();
  void loadReapply();
}

/** The borrower's home: what is paid next, what keeps a promotion free, what needs an answer, what is left to spend. */
export function WelcomeScreen() {
  const { user, credit, reapply } = useSnapshot(borrower);
  const { groups } = useSnapshot(transactions);
  const { list } = useSnapshot(promotions);
  useEffect(refresh, []);

  const rows: readonly TransactionRow[] = groups.data ? Object.values(groups.data).flat() : [];
  const pending = groups.data?.pending ?? [];
  // What waits for an answer stands above, once.
  const answered = rows.filter((row) => !pending.some(({ _id }) => _id === row._id));
  const newest = [...answered].sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1)).slice(0, shownMax);
  const error = groups.error ?? credit.error ?? list.error;
  const next = credit.data?.nextPayment;
  return (
    <BorrowerPage title={copy.hello(user.data?.firstName)}>
      <ProblemBanner />
      {error && (
        <Banner severity="error" actions={<Button onClick={refresh}>{form.again}</Button>}>
          {error.message}
        </Banner>
      )}
      <Columns>
        <Stack>
          {!credit.data && credit.loading && (
            <Card>
              <Skeleton lines={3} label={copy.loadingNext} />
            </Card>
          )}
          {groups.data?.accepted
            .filter(({ isChargedOff, isPaidOff }) => isChargedOff && !isPaidOff)
            .map((row) => (
              <StillOwed key={row._id} transaction={row} />
            ))}
          {rows
            .filter(({ owedBack }) => owedBack > 0)
            .map((row) => (
              <OwedBack key={row._id} transaction={row} />
            ))}
          {next && <NextPayment next={next} practice={rows.find((row) => row._id === next.transactionId)} />}
          {list.data?.map((promotion, index, { length }) => (
            <PromoCard key={promotion.transactionId} promotion={promotion} place={length > 1 ? index + 1 : undefined} />
          ))}
          {pending.map((row) => (
            <NeedsAnswer key={row._id} transaction={row} />
          ))}
        </Stack>
        <Stack>
          <SpendingLimit credit={credit.data} />
          {credit.data?.hasPartnerLoan && (
            <Card>
              <Link to={payPaths.partnerLoan.href()}>{copy.partnerLoan}</Link>
            </Card>
          )}
          <AskAgain offer={reapply.data} limit={credit.data?.credit_profile?.approvedCreditLine ?? 0} />
          <ShareLink />
        </Stack>
        <Card>
          <Head>
            <Heading>{copy.treatments}</Heading>
            {rows.length > 0 && <Link to={paths.borrower.transactions.href()}>{copy.all}</Link>}
          </Head>
          {!groups.data && groups.loading && <Skeleton lines={4} label={copy.loading} />}
          {groups.data && rows.length === 0 && <Note>{copy.none}</Note>}
          {rows.length > 0 && newest.length === 0 && <Note>{copy.nothingElse}</Note>}
          <TransactionList rows={newest} />
        </Card>
      </Columns>
    </BorrowerPage>
  );
}

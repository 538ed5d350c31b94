import { paths } from '@contract/paths';
import { payPaths } from '@contract/payment-method/paths';
import { copy as form } from '@portals/form/copy';
import { civilDate, nearDate } from '@portals/format/dates';
import { todayHere } from '@portals/format/today';
import { usd } from '@portals/format/usd';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { Card, CardTitle, Note } from '@portals/ui/card';
import { PortalColumns } from '@portals/ui/portal-shell';
import { RouterButton } from '@portals/ui/router-button';
import { Skeleton } from '@portals/ui/skeleton';
import { useEffect } from 'react';
import { Link } from 'react-router';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import type { Snapshot } from 'valtio/vanilla';
import { BorrowerPage } from '../../parts/borrower-page';
import { treatmentOf } from '../../parts/treatment-of';
import { loadCredit } from '../../stores/borrower.actions';
import { borrower, type Credit } from '../../stores/borrower.store';
import { loadTransactions } from '../../stores/transactions.actions';
import { transactions } from '../../stores/transactions.store';
import { copy } from './copy';

const Loans = styled.ul`
  margin-top: 12px;
  li { display: flex; justify-content: space-between; align-items: center; gap: 12px; padding: 14px 0; border-top: 1px solid var(--line); }
  b { display: block; font-weight: 600; }
  > li > a { flex: none; white-space: nowrap; }
`;

function refresh(): void {
  void loadTransactions();
  void loadCredit();
}

/** What a loan asks for in one line: the payment to come, or since when one is overdue and what is due with it. */
const askedWords = ({ amount, dueOn, overdueSince, due }: Snapshot<Credit>['loans'][number]): string =>
  overdueSince
    ? copy.overdueNow(civilDate(overdueSince), usd(due))
    : copy.dueNext(usd(amount), nearDate(dueOn, todayHere()));

/** The loans that are paid, each with the way to its payments; and the payment methods. */
export function LoansToPay() {
  const { groups } = useSnapshot(transactions);
  const { credit } = useSnapshot(borrower);
  useEffect(refresh, []);
  // A refunded loan asks for nothing but the money that it sent and that came back from the bank.
  const refunded = groups.data?.refunded.filter(({ owedBack }) => owedBack > 0) ?? [];
  const loans = [...refunded, ...(groups.data?.accepted ?? [])];
  const error = groups.error ?? credit.error;
  return (
    <BorrowerPage title={copy.title}>
      {error && (
        <Banner severity="error" actions={<Button onClick={refresh}>{form.again}</Button>}>
          {error.message}
        </Banner>
      )}
      <PortalColumns>
        <Card>
          <CardTitle>{copy.loans}</CardTitle>
          {!groups.data && !groups.error && <Skeleton lines={4} label={copy.loading} />}
          {groups.data && loans.length === 0 && <Note>{copy.noLoan}</Note>}
          <Loans>
            {loans.map((row) => (
              <li key={row._id}>
                <div>
                  <b>
                    {treatmentOf(row)}, {usd(row.txAmount)}
                  </b>
                  {row.isPaidOff && <Note>{copy.paidOff}</Note>}
                  {row.isChargedOff && !row.isPaidOff && (
                    <Note>
                      {row.chargedOffOwed !== null && <b>{copy.stillOwe(usd(row.chargedOffOwed))}</b>}{' '}
                      {copy.chargedOffDetail}
                    </Note>
                  )}
                  {row.monthlyPayment !== null && !row.isPaidOff && (
                    <Note>{copy.monthly(usd(row.monthlyPayment))}</Note>
                  )}
                  {row.owedBack > 0 && (
                    <Note>
                      <b>{copy.owesBack(usd(row.owedBack))}</b> {copy.owedBackDetail}
                    </Note>
                  )}
                  {credit.data?.loans
                    .filter(({ transactionId }) => transactionId === row._id)
                    .map((asked) => (
                      <Note key={asked.transactionId}>{askedWords(asked)}</Note>
                    ))}
                </div>
                <RouterButton
                  {...(row.owedBack > 0 && { look: 'primary' as const })}
                  to={paths.borrower.payments.href({}, { transaction: row._id })}
                >
                  {row.owedBack > 0 ? copy.payBack : copy.open}
                </RouterButton>
              </li>
            ))}
          </Loans>
        </Card>
        <Card>
          <CardTitle>{copy.add}</CardTitle>
          <Note>{copy.waysText}</Note>
          <Note>
            <Link to={payPaths.paymentMethods.href()}>{copy.seeWays}</Link>
          </Note>
        </Card>
      </PortalColumns>
    </BorrowerPage>
  );
}

import { paths } from '@contract/paths';
import { copy as form } from '@portals/form/copy';
import { civilDate } from '@portals/format/dates';
import { maskedNumber } from '@portals/format/masked-number';
import { dayIn } from '@portals/format/today';
import { usd } from '@portals/format/usd';
import { copy as shell } from '@portals/shell/copy';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { Card, CardTitle, Note } from '@portals/ui/card';
import { MoneySummary } from '@portals/ui/money-summary';
import { Stack } from '@portals/ui/portal-shell';
import { RouterButton } from '@portals/ui/router-button';
import { Skeleton } from '@portals/ui/skeleton';
import { useEffect } from 'react';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { BorrowerPage } from '../../parts/borrower-page';
import { loadPartnerLoans, type PartnerLoan, partnerLoans } from '../../stores/partner-loan.actions';
import { copy } from './copy';

const Figures = styled.div`margin: 14px 0;`;

function linesOf(loan: Readonly<PartnerLoan>) {
  const account = maskedNumber(loan.genesisAccountNumber);
  return [
    ...(account ? [{ label: copy.account, value: account }] : []),
    { label: copy.signed, value: civilDate(dayIn(loan.signedAt)) },
    { label: copy.amount, value: usd(loan.amount) },
    { label: copy.apr, value: `${loan.genesisApr}%` },
    { label: copy.term, value: copy.months(loan.termMonths) },
    { label: copy.monthly, value: usd(loan.monthlyPayment) },
    { label: copy.last, value: usd(loan.lastPayment) },
    { label: copy.total, value: usd(loan.totalOfPayments) },
    { label: copy.first, value: civilDate(loan.firstDueOn) },
  ];
}

/** What the partner lender lent, and who answers for it: where a log-in with its loan leads (borrower §2 Borrower login redirects). */
export function PartnerLoanScreen() {
  const { data, error } = useSnapshot(partnerLoans).list;
  useEffect(() => void loadPartnerLoans(), []);
  return (
    <BorrowerPage title={copy.title}>
      <Stack>
        {error && (
          <Banner severity="error" actions={<Button onClick={() => void loadPartnerLoans()}>{form.again}</Button>}>
            {error.message}
          </Banner>
        )}
        {!data && !error && <Skeleton lines={6} label={copy.loading} />}
        {data?.length === 0 && <Note>{copy.none}</Note>}
        {data?.map((loan) => (
          <Card key={loan._id}>
            <CardTitle>{copy.heading(loan.lender, loan.practice)}</CardTitle>
            <Note>{copy.lead(loan.lender)}</Note>
            <Figures>
              <MoneySummary lines={linesOf(loan)} />
            </Figures>
            <RouterButton to={paths.borrower.myDocuments.href()}>{copy.papers}</RouterButton>
          </Card>
        ))}
        <RouterButton to={paths.borrower.welcome.href()}>{shell.home}</RouterButton>
      </Stack>
    </BorrowerPage>
  );
}

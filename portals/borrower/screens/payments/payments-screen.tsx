import { payPaths } from '@contract/payment-method/paths';
import { copy as form } from '@portals/form/copy';
import { accountName } from '@portals/format/masked-number';
import { usd } from '@portals/format/usd';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { Card, CardTitle, Note } from '@portals/ui/card';
import { PortalColumns, Stack } from '@portals/ui/portal-shell';
import { RouterButton } from '@portals/ui/router-button';
import { Skeleton } from '@portals/ui/skeleton';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { BorrowerPage } from '../../parts/borrower-page';
import { useTreatment } from '../../parts/use-treatment';
import { openLoan } from '../../stores/loan.actions';
import { type LoanPayment, loan } from '../../stores/loan.store';
import { ways } from '../../stores/pay.store';
import { copy } from './copy';
import { DueDateCard } from './due-date';
import { HardshipCard } from './hardship';
import { LoansToPay } from './loans-to-pay';
import { PayForm } from './pay-form';
import { PaymentRow } from './payment-row';
import { Schedule } from './schedule';
import { WhatIfCard } from './what-if';

const Told = styled.div`
  display: grid; gap: 10px; margin: 12px 0 18px;
  &:empty { display: none; }
`;
const NoWay = styled.div`display: grid; gap: 12px; justify-items: start;`;
const Made = styled.ul`margin-top: 12px;`;

/** The loans, or the one of the address (borrower §2 payments). */
export function PaymentsScreen() {
  const txId = useSearchParams()[0].get('transaction');
  return txId ? <LoanPaymentsScreen txId={txId} /> : <LoansToPay />;
}

/** Pays a loan now, and shows what was paid. */
function LoanPaymentsScreen({ txId }: { txId: string }) {
  const { payments, payoff, dueDate, hardship } = useSnapshot(loan);
  const { methods } = useSnapshot(ways);
  const treatment = useTreatment(txId);
  const [paid, setPaid] = useState<LoanPayment | 'MOVED' | null>(null);
  useEffect(() => void openLoan(txId), [txId]);
  const error = payments.error ?? methods.error;
  const usable = methods.data?.filter(({ isAuthorized }) => isAuthorized) ?? [];
  return (
    <BorrowerPage title={copy.title} about={treatment}>
      {error && (
        <Banner severity="error" actions={<Button onClick={() => void openLoan(txId)}>{form.again}</Button>}>
          {error.message}
        </Banner>
      )}
      {!payments.data && !error && <Skeleton lines={6} label={copy.loading} />}
      {payments.data && methods.data && (
        <PortalColumns>
          <Stack>
            <Card>
              <CardTitle>{copy.pay}</CardTitle>
              <Told aria-live="polite">
                {payments.data.isPaused && <Banner severity="info">{copy.paused}</Banner>}
                {paid === 'MOVED' && <Banner severity="warning">{copy.moved}</Banner>}
                {paid && paid !== 'MOVED' && (
                  <Banner severity="success">
                    {copy.done(usd(paid.amount), accountName(paid.method.name, paid.method.lastFour))}
                  </Banner>
                )}
              </Told>
              {usable.length === 0 ? (
                <NoWay>
                  <Note>{copy.noWay}</Note>
                  <RouterButton to={payPaths.paymentMethods.href()}>{copy.add}</RouterButton>
                </NoWay>
              ) : (
                <PayForm
                  key={payments.data.version}
                  txId={txId}
                  owed={payments.data}
                  payoff={payoff.data}
                  methods={usable}
                  onPaid={setPaid}
                  onMoved={() => setPaid('MOVED')}
                />
              )}
            </Card>
            {payments.data.schedule.length > 0 && <Schedule txId={txId} schedule={payments.data.schedule} />}
            <Card>
              <CardTitle>{copy.history}</CardTitle>
              {payments.data.payments.length === 0 && <Note>{copy.none}</Note>}
              <Made>
                {payments.data.payments.map((payment) => (
                  <PaymentRow key={payment._id} txId={txId} payment={payment} />
                ))}
              </Made>
            </Card>
          </Stack>
          <Stack>
            <WhatIfCard key={`what-if-${payments.data.payments.length}`} txId={txId} owed={payments.data} />
            {dueDate.data && <DueDateCard txId={txId} dueDate={dueDate.data} />}
            {hardship.data && <HardshipCard txId={txId} plan={hardship.data} />}
          </Stack>
        </PortalColumns>
      )}
    </BorrowerPage>
  );
}

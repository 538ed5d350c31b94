import { paths } from '@contract/paths';
import { civilDate } from '@portals/format/dates';
import { usdExact } from '@portals/format/usd';
import { Card, Figure, Heading, Note } from '@portals/ui/card';
import { Ribbon } from '@portals/ui/ribbon';
import { StatusMark } from '@portals/ui/status-mark';
import { Link } from 'react-router';
import styled from 'styled-components';
import type { Snapshot } from 'valtio/vanilla';
import type { PaymentsAhead } from '../../stores/member.store';
import { copy } from './ahead-copy';

type Financing = NonNullable<Snapshot<PaymentsAhead>['financing']>;

const Head = styled.div`
  display: flex; flex-wrap: wrap; justify-content: space-between; align-items: baseline; gap: 4px 12px; margin-bottom: 8px;
`;
const Bars = styled.div`margin: 10px 0 14px;`;

/** The person’s own financing beside the membership, and the way to it, which asks to log in there. */
export function FinancingCard({ financing }: { financing: Financing }) {
  const { loans, credit_profile: limit, waiting } = financing;
  const daysLate = Math.max(0, ...loans.map((loan) => loan.daysLate));
  return (
    <Card>
      <Head>
        <Heading>{copy.financing}</Heading>
        {loans.length > 0 && (
          <StatusMark shape={daysLate > 0 ? 'pending' : 'approved'}>
            {daysLate > 0 ? copy.daysLate(daysLate) : copy.onTime}
          </StatusMark>
        )}
      </Head>
      {waiting > 0 && <Note>{copy.waiting(waiting)}</Note>}
      {loans.map(({ transactionId, treatments, practiceName, amount, payments, isPaused }) => {
        const paid = payments.filter((state) => state === 'paid').length;
        const name = treatments.length > 0 ? treatments.join(', ') : practiceName;
        return (
          <div key={transactionId}>
            <Note>{copy.loan(name, usdExact(amount), payments.length)}</Note>
            {isPaused && <Note>{copy.paused}</Note>}
            <Bars>
              <Ribbon cells={payments} label={copy.paidOf(paid, payments.length)} height={24} />
            </Bars>
          </div>
        );
      })}
      {limit && (
        <>
          <Figure $small>{usdExact(limit.availableCredit)}</Figure>
          <Note>{copy.leftOf(usdExact(limit.approvedCreditLine))}</Note>
          <Note>
            {copy.owed(usdExact(limit.balance))} {limit.expiresOn && copy.goodUntil(civilDate(limit.expiresOn))}
          </Note>
        </>
      )}
      <p style={{ marginTop: 10 }}>
        <Link to={paths.borrower.welcome.href()}>{copy.openFinancing}</Link>
      </p>
      <Note>{copy.ownLogIn}</Note>
    </Card>
  );
}

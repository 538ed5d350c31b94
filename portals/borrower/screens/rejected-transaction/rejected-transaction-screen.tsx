import { paths } from '@contract/paths';
import { isExpiry } from '@domain/credit-transaction/history';
import { useAttempt } from '@portals/form/attempt';
import { usd } from '@portals/format/usd';
import { copy as shell } from '@portals/shell/copy';
import { useGo } from '@portals/shell/go';
import { Button } from '@portals/ui/button';
import { Card, CardTitle, Note } from '@portals/ui/card';
import { PortalColumns, Stack } from '@portals/ui/portal-shell';
import { RouterButton } from '@portals/ui/router-button';
import { StatusMark } from '@portals/ui/status-mark';
import { useEffect } from 'react';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { BorrowerPage } from '../../parts/borrower-page';
import { copy as parts } from '../../parts/copy';
import { ProblemBanner } from '../../parts/problem-banner';
import { statusOf } from '../../parts/status-of';
import { TransactionGate } from '../../parts/transaction-gate';
import { TransactionHistory } from '../../parts/transaction-history';
import { treatmentSentence } from '../../parts/treatment-of';
import { loadCredit } from '../../stores/borrower.actions';
import { borrower } from '../../stores/borrower.store';
import { unrejectTransaction } from '../../stores/transactions.actions';
import type { Transaction } from '../../stores/transactions.store';

const Acts = styled.div`
  display: flex; flex-wrap: wrap; gap: 8px; margin-top: 18px;
`;

/** A transaction the borrower rejected, and the way back; one that expired with the limit; or one that the practice took back. */
export function RejectedTransactionScreen() {
  return <TransactionGate page="rejected">{(transaction) => <Rejected transaction={transaction} />}</TransactionGate>;
}

function Rejected({ transaction }: { transaction: Transaction }) {
  const go = useGo();
  const amount = usd(transaction.txAmount);
  const practice = transaction.practicemanagement.PracticeName;
  const returning = useAttempt(async () => go(await unrejectTransaction(transaction._id)));
  const { shape, word } = statusOf(transaction.status);
  const last = transaction.statusHistory[0]?.action;
  const [isWithdrawn, isExpired] = [last === 'WITHDRAWN', isExpiry(last)];
  const credit = useSnapshot(borrower).credit.data;
  useEffect(() => void (isExpired && loadCredit()), [isExpired]);
  const isEndedLate = isExpired && credit?.credit_profile?.endedBecause === 'PAST_DUE';
  // Before the limit is known, nothing is offered that it may refuse.
  const isOver = isWithdrawn || last === 'EXPIRED_FOR_GOOD' || isEndedLate || (isExpired && !credit);
  const told = isWithdrawn
    ? parts.withdrawn
    : isEndedLate
      ? parts.expiredLate
      : last === 'EXPIRED_FOR_GOOD'
        ? parts.expiredForGood
        : isExpired
          ? parts.expired
          : parts.rejected;
  return (
    <BorrowerPage title={parts.at(amount, practice)}>
      <ProblemBanner />
      <PortalColumns>
        <Card>
          <StatusMark shape={shape}>
            {isWithdrawn ? parts.withdrawnWord : isExpired ? parts.expiredWord : word}
          </StatusMark>
          <CardTitle>{parts.oweNothing}</CardTitle>
          <Note>
            {treatmentSentence(transaction.treatments)}
            {told(practice, amount)}
          </Note>
          <Acts>
            {!isOver && (
              <Button
                look={isExpired ? 'secondary' : 'primary'}
                pending={returning.pending}
                pendingText={parts.takingBack}
                onClick={() => void returning.run()}
              >
                {isExpired ? parts.takeUp : parts.withdraw}
              </Button>
            )}
            <RouterButton look={isExpired ? 'primary' : 'secondary'} to={paths.borrower.welcome.href()}>
              {shell.home}
            </RouterButton>
          </Acts>
        </Card>
        <Stack>
          <TransactionHistory entries={transaction.statusHistory} />
        </Stack>
      </PortalColumns>
    </BorrowerPage>
  );
}

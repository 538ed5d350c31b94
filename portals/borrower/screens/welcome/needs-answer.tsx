import { civilDate } from '@portals/format/dates';
import { usd } from '@portals/format/usd';
import { Button } from '@portals/ui/button';
import { Card, CardTitle } from '@portals/ui/card';
import { RouterButton } from '@portals/ui/router-button';
import { useState } from 'react';
import styled from 'styled-components';
import { transactionAddress } from '../../addresses';
import { RejectDialog } from '../../parts/reject-dialog';
import type { TransactionRow } from '../../stores/transactions.store';

const Lead = styled.p`
  font-size: 14px; line-height: 20px; font-weight: 600; color: var(--primary-text); margin-bottom: 6px;
`;
const Words = styled.p`margin-top: 6px; color: var(--ink-2);`;
const Acts = styled.div`
  display: flex; gap: 12px; margin-top: 16px; --button-height: 48px; --button-text: 16px;
  > a { flex: 1; max-width: 340px; }
`;

/** A transaction that waits for the borrower, with both answers. */
export function NeedsAnswer({ transaction }: { transaction: TransactionRow }) {
  const [isRejecting, setRejecting] = useState(false);
  const { practicemanagement, txAmount, treatments, firstTreatmentDate, selectedProduct, monthlyPayment } = transaction;
  const isChosen = selectedProduct !== null && monthlyPayment !== null;
  const isUnverified = transaction.borrowerTxStatus === 'VERIFICATION_REQUESTED';
  return (
    <Card $tone="primary" aria-label={`${practicemanagement.PracticeName} asks for ${usd(txAmount)}`}>
      <Lead>Needs your answer</Lead>
      <CardTitle>
        {practicemanagement.PracticeName} asks for {usd(txAmount)}
      </CardTitle>
      <Words>
        {treatments.length > 0 && `${treatments.join(', ')}. `}
        {firstTreatmentDate && `First visit on ${civilDate(firstTreatmentDate)}. `}
        {isUnverified && 'We need to be sure it’s you before you can answer.'}
        {!isUnverified &&
          (isChosen
            ? `You chose a plan from ${usd(monthlyPayment)} a month. Approve it to go ahead.`
            : 'Choose how to pay, then approve.')}
      </Words>
      <Acts>
        <RouterButton look="primary" to={transactionAddress(transaction)}>
          {isUnverified ? 'See what is needed' : isChosen ? 'Look and approve' : 'Choose a plan'}
        </RouterButton>
        <Button onClick={() => setRejecting(true)}>Reject</Button>
      </Acts>
      <RejectDialog transaction={transaction} open={isRejecting} onClose={() => setRejecting(false)} />
    </Card>
  );
}

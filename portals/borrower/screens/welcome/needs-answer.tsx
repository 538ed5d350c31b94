import { civilDate } from '@portals/format/dates';
import { usd } from '@portals/format/usd';
import { Button } from '@portals/ui/button';
import { Card, CardTitle } from '@portals/ui/card';
import { RouterButton } from '@portals/ui/router-button';
import { useState } from 'react';
import styled from 'styled-components';
import { transactionAddress } from '../../addresses';
import { RejectDialog } from '../../parts/reject-dialog';
import { treatmentSentence } from '../../parts/treatment-of';
import type { TransactionRow } from '../../stores/transactions.store';
import { copy } from './home-copy';

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
    <Card $tone="primary" aria-label={copy.asksFor(practicemanagement.PracticeName, usd(txAmount))}>
      <Lead>{copy.needsAnswer}</Lead>
      <CardTitle>{copy.asksFor(practicemanagement.PracticeName, usd(txAmount))}</CardTitle>
      <Words>
        {treatmentSentence(treatments)}
        {firstTreatmentDate && copy.visit(civilDate(firstTreatmentDate))}
        {isUnverified && copy.unverified}
        {!isUnverified && (isChosen ? copy.chosen(usd(monthlyPayment)) : copy.choose)}
      </Words>
      <Acts>
        <RouterButton look="primary" to={transactionAddress(transaction)}>
          {isUnverified ? copy.seeNeeded : isChosen ? copy.look : copy.choosePlan}
        </RouterButton>
        <Button onClick={() => setRejecting(true)}>{copy.reject}</Button>
      </Acts>
      <RejectDialog transaction={transaction} open={isRejecting} onClose={() => setRejecting(false)} />
    </Card>
  );
}

import { site } from '@portals/client/site-configuration';
import { civilDate } from '@portals/format/dates';
import { usd } from '@portals/format/usd';
import { openHelp } from '@portals/state/help.store';
import { Button } from '@portals/ui/button';
import { Card, CardTitle, Note } from '@portals/ui/card';
import { PortalColumns, Stack } from '@portals/ui/portal-shell';
import { StatusMark } from '@portals/ui/status-mark';
import styled from 'styled-components';
import { AskPractice } from '../../parts/ask-practice/ask-practice';
import { BorrowerPage } from '../../parts/borrower-page';
import { copy as parts } from '../../parts/copy';
import { statusOf } from '../../parts/status-of';
import { TransactionGate } from '../../parts/transaction-gate';
import { TransactionHistory } from '../../parts/transaction-history';
import { treatmentSentence } from '../../parts/treatment-of';
import type { Transaction } from '../../stores/transactions.store';

const Acts = styled.div`margin-top: 18px;`;

/** A transaction that we look at first: what happens, and that nothing is owed meanwhile. */
export function ReviewTransactionScreen() {
  return <TransactionGate page="review">{(transaction) => <InReview transaction={transaction} />}</TransactionGate>;
}

function InReview({ transaction }: { transaction: Transaction }) {
  const { txAmount, practicemanagement, treatments, firstTreatmentDate, status, statusHistory } = transaction;
  const { shape, word } = statusOf(status);
  // What the person asked for waits for the practice and not for us.
  const isAsked = transaction.request?.kind === 'CREATE';
  return (
    <BorrowerPage title={parts.at(usd(txAmount), practicemanagement.PracticeName)}>
      <PortalColumns>
        <Card>
          <StatusMark shape={shape}>{word}</StatusMark>
          {!isAsked && <CardTitle>{parts.checkingOne}</CardTitle>}
          <Note>
            {treatmentSentence(treatments)}
            {!isAsked && parts.checkingText(site.brands.financing.name)}
            {firstTreatmentDate && parts.firstVisit(civilDate(firstTreatmentDate))}
          </Note>
          <Acts>
            <Button onClick={openHelp}>{parts.askUs}</Button>
          </Acts>
        </Card>
        <Stack>
          <AskPractice transaction={transaction} />
          <TransactionHistory entries={statusHistory} />
        </Stack>
      </PortalColumns>
    </BorrowerPage>
  );
}

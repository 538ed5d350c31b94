import { useAttempt } from '@portals/form/attempt';
import { TroubleBanner } from '@portals/form/trouble-banner';
import { usd } from '@portals/format/usd';
import { useGo } from '@portals/shell/go';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { Card, Note } from '@portals/ui/card';
import { LegalText } from '@portals/ui/legal-text';
import { RouterButton } from '@portals/ui/router-button';
import { Skeleton } from '@portals/ui/skeleton';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { transactionAddress } from '../../addresses';
import { BorrowerPage } from '../../parts/borrower-page';
import { treatmentOf } from '../../parts/treatment-of';
import { agreement, keepReviewed, loadAgreement } from '../../stores/agreement.actions';
import { openTransaction } from '../../stores/transactions.actions';
import { type Transaction, transactions } from '../../stores/transactions.store';
import { copy } from './copy';

const Acts = styled.div`display: flex; flex-wrap: wrap; gap: 12px; margin-top: 20px;`;

/** The filled-in agreement of a transaction, to read (borrower §2 agreement). */
export const AgreementScreen = () => <OfTransaction isReview={false} />;

/** The same before the approval: that it was read is kept (borrower §2 review-agreement). */
export const ReviewAgreementScreen = () => <OfTransaction isReview />;

function OfTransaction({ isReview }: { isReview: boolean }) {
  const { current, currentId } = useSnapshot(transactions);
  const id = useSearchParams()[0].get('transaction') ?? currentId;
  useEffect(() => {
    if (id) void openTransaction(id);
  }, [id]);
  const transaction = current.data?._id === id ? current.data : null;
  return (
    <BorrowerPage title={copy.title} about={transaction && treatmentOf(transaction)}>
      <Card>
        {!transaction && !current.error && <Skeleton lines={8} label={copy.loading} />}
        {current.error && <Banner severity="error">{current.error.message}</Banner>}
        {transaction?.selectedPaymentPlan && <Agreement transaction={transaction} isReview={isReview} />}
        {transaction && !transaction.selectedPaymentPlan && (
          <>
            <Note>{copy.noPlan}</Note>
            <Acts>
              <RouterButton look="primary" to={transactionAddress(transaction)}>
                {copy.choose}
              </RouterButton>
            </Acts>
          </>
        )}
      </Card>
    </BorrowerPage>
  );
}

function Agreement({ transaction, isReview }: { transaction: Transaction; isReview: boolean }) {
  const { data, error } = useSnapshot(agreement).texts;
  const go = useGo();
  const { _id: id, txAmount, practicemanagement, approved } = transaction;
  useEffect(() => void loadAgreement(id), [id]);
  const reading = useAttempt(async () => {
    await keepReviewed(id);
    go({ go: transactionAddress(transaction) });
  });
  return (
    <>
      <Note>{copy.lead(usd(txAmount), practicemanagement.PracticeName)}</Note>
      {approved && <Note>{copy.signed}</Note>}
      {error && (
        <Banner severity="error" actions={<Button onClick={() => void loadAgreement(id)}>{copy.again}</Button>}>
          {error.message}
        </Banner>
      )}
      {!data && !error && <Skeleton lines={8} label={copy.loading} />}
      {data?.documents.map((text) => (
        <LegalText key={text.documentKey} sections={text.sections} />
      ))}
      <TroubleBanner trouble={reading.trouble} onAgain={reading.again} />
      <Acts>
        {isReview && !approved && data && (
          <Button
            look="primary"
            pending={reading.pending}
            pendingText={copy.reading}
            onClick={() => void reading.run()}
          >
            {copy.read}
          </Button>
        )}
        <RouterButton to={transactionAddress(transaction)}>{copy.back}</RouterButton>
      </Acts>
    </>
  );
}

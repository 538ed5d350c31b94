import { copy as form } from '@portals/form/copy';
import { useGo } from '@portals/shell/go';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { Card } from '@portals/ui/card';
import { Skeleton } from '@portals/ui/skeleton';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useSnapshot } from 'valtio';
import { BorrowerPage } from '../../parts/borrower-page';
import { copy as parts } from '../../parts/copy';
import { settleSaved } from '../../stores/pay.actions';
import { ways } from '../../stores/pay.store';

/** Between saving a payment method and what it was saved for (borrower §2 save-payment-info-proccesing). */
export function SavePaymentInfoScreen() {
  const go = useGo();
  const transactionId = useSearchParams()[0].get('transaction');
  const { error } = useSnapshot(ways).methods;
  useEffect(() => void settleSaved(transactionId).then(go), [transactionId, go]);
  return (
    <BorrowerPage title={parts.savingInfo}>
      <Card>
        {error ? (
          <Banner
            severity="error"
            actions={<Button onClick={() => void settleSaved(transactionId).then(go)}>{form.again}</Button>}
          >
            {error.message}
          </Banner>
        ) : (
          <Skeleton lines={3} label={parts.savingInfo} />
        )}
      </Card>
    </BorrowerPage>
  );
}

import { paths } from '@contract/paths';
import { payPaths } from '@contract/payment-method/paths';
import { maskedNumber } from '@portals/format/masked-number';
import { EnterCard } from '@portals/pay/enter-card';
import { openCardPage, saveCard } from '@portals/pay/pay.actions';
import { useGo } from '@portals/shell/go';
import { Banner } from '@portals/ui/banner';
import { Card, Note } from '@portals/ui/card';
import { RouterButton } from '@portals/ui/router-button';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { BorrowerPage } from '../../parts/borrower-page';
import { afterSaving } from '../../stores/pay.actions';
import { copy } from './copy';

/** A debit card on the vault's page; one that is attached already is named first (borrower §8). */
export function DebitCardInfoScreen() {
  const go = useGo();
  const transactionId = useSearchParams()[0].get('transaction');
  const [attached, setAttached] = useState<string | null>(null);
  return (
    <BorrowerPage title={copy.title}>
      <Card>
        {attached === null ? (
          <Note>{copy.why}</Note>
        ) : (
          <Banner>
            {copy.attached(maskedNumber(attached))} <Link to={payPaths.paymentMethods.href()}>{copy.ways}</Link>
          </Banner>
        )}
        <EnterCard
          key={attached}
          label={attached === null ? copy.add : copy.another}
          open={() => openCardPage(attached !== null)}
          save={saveCard}
          onAttached={setAttached}
          onSaved={async () => go(await afterSaving(transactionId))}
        >
          {transactionId !== null && (
            <RouterButton to={paths.borrower.pendingTransaction.href({}, { transaction: transactionId })}>
              {copy.goOn}
            </RouterButton>
          )}
        </EnterCard>
      </Card>
    </BorrowerPage>
  );
}

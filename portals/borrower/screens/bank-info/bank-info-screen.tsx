import { TroubleBanner } from '@portals/form/trouble-banner';
import { BankFields, useBankForm } from '@portals/pay/bank-fields';
import { Column } from '@portals/pay/column';
import { ConnectBank } from '@portals/pay/connect-bank';
import { saveBank, saveLinked } from '@portals/pay/pay.actions';
import { useGo } from '@portals/shell/go';
import { Button } from '@portals/ui/button';
import { Card, CardTitle, Note } from '@portals/ui/card';
import { ErrorSummary } from '@portals/ui/error-summary';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import styled from 'styled-components';
import { BorrowerPage } from '../../parts/borrower-page';
import { afterSaving } from '../../stores/pay.actions';
import { copy } from './copy';

const Narrow = styled.div`max-width: 560px;`;

/** A bank account, connected or entered by hand (borrower §1). */
export function BankInfoScreen() {
  const go = useGo();
  const transactionId = useSearchParams()[0].get('transaction');
  const [isByHand, setByHand] = useState(false);
  const goOn = async () => go(await afterSaving(transactionId));
  return (
    <BorrowerPage title={copy.title}>
      <Card>
        {isByHand ? (
          <ByHand onSaved={goOn} onBack={() => setByHand(false)} />
        ) : (
          <>
            <CardTitle>{copy.connectTitle}</CardTitle>
            <Note>{copy.why}</Note>
            <ConnectBank label={copy.connect} save={saveLinked} onSaved={goOn}>
              <Button wide onClick={() => setByHand(true)}>
                {copy.byHand}
              </Button>
            </ConnectBank>
          </>
        )}
      </Card>
    </BorrowerPage>
  );
}

function ByHand({ onSaved, onBack }: { onSaved: () => Promise<unknown>; onBack: () => void }) {
  const form = useBankForm(saveBank, onSaved);
  return (
    <form {...form.props}>
      <TroubleBanner trouble={form.trouble} onAgain={form.again} />
      <ErrorSummary {...form.summary} />
      <CardTitle>{copy.handTitle}</CardTitle>
      <Narrow>
        <BankFields form={form} />
      </Narrow>
      <Column>
        <Button look="primary" big type="submit" pending={form.pending} pendingText={copy.saving}>
          {copy.save}
        </Button>
        <Button look="text" wide onClick={onBack}>
          {copy.back}
        </Button>
      </Column>
    </form>
  );
}

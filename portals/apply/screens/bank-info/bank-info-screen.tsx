import { ConnectBank } from '@portals/pay/connect-bank';
import { saveLinked } from '@portals/pay/pay.actions';
import { FlowPage } from '@portals/steps/flow-page';
import { Button } from '@portals/ui/button';
import { Ask, Why } from '@portals/ui/flow-shell';
import { useSnapshot } from 'valtio';
import { useGo } from '../../flow/go';
import { apply } from '../../stores/apply.store';
import { goOnAfterSaving } from '../../stores/payment.actions';
import { copy } from './copy';

/** A bank account through the bank link, or one of the other ways (borrower §1). */
export function BankInfoScreen() {
  const go = useGo();
  const { practice } = useSnapshot(apply);
  return (
    <FlowPage title={copy.title}>
      <Ask>{copy.ask}</Ask>
      <Why>{copy.why}</Why>
      <ConnectBank
        label={copy.connect}
        save={saveLinked}
        onSaved={async ({ pagePath }) => go({ step: await goOnAfterSaving(pagePath) }, { replace: true })}
      >
        <Button wide onClick={() => go({ step: 'manual-bank-info' })}>
          {copy.byHand}
        </Button>
        {practice.data?.optionalDebitCard && (
          <Button look="text" wide onClick={() => go({ step: 'debit-card' })}>
            {copy.card}
          </Button>
        )}
        <Button look="text" wide onClick={() => go({ step: 'post-agreement' })}>
          {copy.later}
        </Button>
      </ConnectBank>
    </FlowPage>
  );
}

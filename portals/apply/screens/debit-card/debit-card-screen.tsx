import { maskedNumber } from '@portals/format/masked-number';
import { EnterCard } from '@portals/pay/enter-card';
import { openCardPage, saveCard } from '@portals/pay/pay.actions';
import { FlowPage } from '@portals/steps/flow-page';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { Ask, Why } from '@portals/ui/flow-shell';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { useGo } from '../../flow/go';
import { apply } from '../../stores/apply.store';
import { goOnAfterSaving } from '../../stores/payment.actions';
import { copy } from './copy';

/** The debit card, where the practice takes one in place of a bank account; it may wait (borrower §4 Outcome). */
export function DebitCardScreen() {
  const go = useGo();
  const { application } = useSnapshot(apply);
  const [attached, setAttached] = useState<string | null>(null);
  const goOn = () => go({ step: 'congratulations' });
  return (
    <FlowPage title={copy.title}>
      <Ask>{copy.approved(application.data?.firstName ?? null)}</Ask>
      <Why>{copy.why}</Why>
      {attached === null ? (
        <EnterCard
          label={copy.add}
          open={openCardPage}
          save={saveCard}
          onAttached={setAttached}
          onSaved={async ({ pagePath }) => go({ step: await goOnAfterSaving(pagePath) }, { replace: true })}
        >
          <Button look="text" wide onClick={goOn}>
            {copy.skip}
          </Button>
        </EnterCard>
      ) : (
        <>
          <Banner severity="success">{copy.attached(maskedNumber(attached))}</Banner>
          <Button look="primary" big onClick={goOn}>
            {copy.goOn}
          </Button>
        </>
      )}
    </FlowPage>
  );
}

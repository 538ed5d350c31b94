import { fullName } from '@domain/person-name';
import { Button } from '@portals/ui/button';
import { ErrorSummary } from '@portals/ui/error-summary';
import { Ask, FinePrint, Why } from '@portals/ui/flow-shell';
import { LockIcon } from '@portals/ui/icons';
import { useSnapshot } from 'valtio';
import type { Snapshot } from 'valtio/vanilla';
import { useMembership } from '../../parts/current';
import { copy as shared } from '../../parts/offer/copy';
import { Signature, useSignature } from '../../parts/offer/signature';
import { Terms } from '../../parts/offer/terms';
import { useStep } from '../../plan-change-flow';
import { acceptChange } from '../../stores/plan-change.actions';
import { type ChangeDetails, planChange } from '../../stores/plan-change.store';
import { ChangePage, useChange, useIsFresh } from './change-page';
import { copy } from './copy';
import { NextPayment } from './payment-step';

/** The terms of the change, read and signed (membership §2, sub-step review-agreements). */
export function ReviewStep() {
  const change = useChange();
  return change ? <Review change={change} /> : null;
}

type Shown = { change: Snapshot<ChangeDetails> };

function Review({ change }: Shown) {
  const isFresh = useIsFresh();
  const go = useStep();
  const member = useMembership(change.membershipId);
  const legalName = fullName(member?.firstName, member?.lastName);
  const { methodId } = useSnapshot(planChange);
  const form = useSignature(legalName, async (typedName) => {
    if ((await acceptChange(change, typedName)) === 'done') go('congratulations', { replace: true });
    else window.scrollTo({ top: 0 });
  });
  return (
    <ChangePage
      step={{ at: 3, about: 'review-agreements' }}
      onBack={() => go('payment')}
      trouble={form.trouble}
      onAgain={form.again}
      footer={
        <>
          <Button
            look="primary"
            big
            disabled={!isFresh || (methodId === null && !change.paysByHand)}
            pending={form.pending}
            pendingText={shared.signing}
            onClick={() => void form.send()}
          >
            {copy.sign}
          </Button>
          <FinePrint>
            <LockIcon size={14} />
            {shared.cancelFine}
          </FinePrint>
        </>
      }
    >
      <ErrorSummary {...form.summary} />
      <Ask>{copy.signTitle}</Ask>
      <Why>
        {copy.signWhy} <NextPayment change={change} />
      </Why>
      <Terms
        box={change.federalBox}
        hasFee={change.membershipFee > 0}
        agreement={change.agreement}
        isByHand={change.paysByHand}
      />
      <Signature form={form} legalName={legalName} disclosureHash={change.disclosureHash}>
        {change.agreement.consent}
      </Signature>
    </ChangePage>
  );
}

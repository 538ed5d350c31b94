import { fullName } from '@domain/person-name';
import { civilDate } from '@portals/format/dates';
import { usdExact } from '@portals/format/usd';
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
import { wayName } from '../../parts/pay/way-name';
import { useStep } from '../../plan-change-flow';
import { acceptChange } from '../../stores/plan-change.actions';
import { type ChangeDetails, planChange } from '../../stores/plan-change.store';
import { ways } from '../../stores/ways.store';
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
        boxNote={copy.boxNote(usdExact(change.newLeft), change.membershipFee > 0)}
        agreement={change.agreement}
        isByHand={change.paysByHand}
      />
      <Signature form={form} legalName={legalName} disclosureHash={change.disclosureHash}>
        <Agreed change={change} />
      </Signature>
    </ChangePage>
  );
}

/** What is charged from when, and to what. */
function Agreed({ change }: Shown) {
  const { practiceName, payments, newPayment, lastPayment, spendableCredits } = change;
  const { methodId, applyCredits } = useSnapshot(planChange);
  const way = useSnapshot(ways).list.data?.find(({ _id }) => _id === methodId);
  const [first, last] = [payments[0], payments.at(-1)];
  return copy.agreed({
    practice: practiceName,
    way: way ? wayName(way) : null,
    charge:
      first && last
        ? {
            amount: usdExact(first.on === last.on ? lastPayment : newPayment),
            from: civilDate(first.on),
            until: civilDate(last.on),
          }
        : null,
    hasCredit: applyCredits && spendableCredits > 0,
    isByHand: change.paysByHand,
  });
}

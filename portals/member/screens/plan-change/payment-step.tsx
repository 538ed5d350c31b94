import { useNeeded } from '@portals/form/use-needed';
import { civilDate } from '@portals/format/dates';
import { usdExact } from '@portals/format/usd';
import { Button } from '@portals/ui/button';
import { Note } from '@portals/ui/card';
import { ErrorSummary } from '@portals/ui/error-summary';
import { Ask, Why } from '@portals/ui/flow-shell';
import { Switch } from '@portals/ui/switch';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Snapshot } from 'valtio/vanilla';
import { useMembership } from '../../parts/current';
import { copy as mails } from '../../parts/mail-copy';
import { copy as shared } from '../../parts/offer/copy';
import { PayWith } from '../../parts/pay/pay-with';
import { useStep } from '../../plan-change-flow';
import { chooseForChange, payChangedPlanFrom } from '../../stores/plan-change.actions';
import { type ChangeDetails, planChange } from '../../stores/plan-change.store';
import { ChangePage, useChange } from './change-page';
import { copy } from './copy';

/** What the changed plan is paid with from the next payment on; nothing is due today (membership §2, sub-step payment). */
export function PaymentStep() {
  const change = useChange();
  const { methodId } = useSnapshot(planChange);
  const needed = useNeeded('pay-with');
  const [isAdding, setAdding] = useState(false);
  const go = useStep();
  const member = useMembership(change?.membershipId);
  if (!change) return null;
  return (
    <ChangePage
      step={{ at: 2, about: 'payment' }}
      onBack={() => go('treatments')}
      footer={
        <Button
          look="primary"
          big
          onClick={() =>
            needed.isMet(!change.paysByHand && (methodId === null || isAdding) ? shared.wayNeeded : null) &&
            go('review-agreements')
          }
        >
          {shared.goOn}
        </Button>
      }
    >
      <ErrorSummary {...needed.summary} />
      <Ask>{copy.askPay}</Ask>
      <Why>
        {copy.nothingToday} <NextPayment change={change} />
      </Why>
      <CreditSwitch change={change} />
      {change.paysByHand ? (
        <Note>{shared.byHand(Boolean(member?.email))}</Note>
      ) : (
        <PayWith
          value={methodId}
          error={needed.error}
          note={`${copy.used} ${mails.beforeEach(Boolean(member?.email))}`}
          isAdding={isAdding}
          onAdding={setAdding}
          onValue={(chosen) => {
            needed.clear();
            void payChangedPlanFrom(chosen);
          }}
        />
      )}
    </ChangePage>
  );
}

type Shown = { change: Snapshot<ChangeDetails> };

/** "Your next payment is $535.37 on September 2." */
export function NextPayment({ change: { payments } }: Shown) {
  const [next] = payments;
  return <>{next ? copy.nextIs(usdExact(next.amount), civilDate(next.on)) : copy.noneLeft}</>;
}

/** Whether credits pay the months to come; the next payment changes with it at once. */
function CreditSwitch({ change }: Shown) {
  const { applyCredits } = useSnapshot(planChange);
  const { spendableCredits, payments } = change;
  const [next] = payments;
  if (spendableCredits === 0 || !next) return null;
  return (
    <Switch
      label={shared.ownCredit(usdExact(spendableCredits))}
      detail={(applyCredits ? copy.withCredit : copy.withoutCredit)(usdExact(next.amount))}
      checked={applyCredits}
      onChange={(isOn) => void chooseForChange({ applyCredits: isOn })}
    />
  );
}

import type { Frozen } from '@portals/state/frozen';
import { Heading, Note } from '@portals/ui/card';
import { HoldFunds } from '../staff/hold-funds';
import { loadDetails } from './settings.actions';
import type { Details } from './settings.store';
import { Section } from './settings-frame';

/** Holds a practice's payments back, or lets them go again (provider-admin §4); for whoever may. */
export function FundsSection({ of }: { of: Frozen<Details> }) {
  const isHeld = of.suspendSendingFunds;
  if (isHeld === null) return null;
  return (
    <Section id="payments" aria-labelledby="payments-title">
      <div>
        <Heading id="payments-title">Deposits</Heading>
        <Note>
          {isHeld
            ? 'Suspended. We’ll send the amount due when you resume deposits.'
            : 'We send deposits each business day.'}
        </Note>
      </div>
      <HoldFunds
        practiceId={of._id}
        practiceName={of.practiceName}
        isHeld={isHeld}
        onChanged={() => loadDetails(of._id)}
      />
    </Section>
  );
}

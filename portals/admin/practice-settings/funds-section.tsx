import { ActDialog } from '@portals/form/act-dialog';
import type { Frozen } from '@portals/state/frozen';
import { Button } from '@portals/ui/button';
import { Heading, Note } from '@portals/ui/card';
import { useState } from 'react';
import { holdFunds } from './settings.actions';
import type { Details } from './settings.store';
import { Section } from './settings-frame';

/** Holds a practice's payments back, or lets them go again (provider-admin §4); for whoever may. */
export function FundsSection({ of }: { of: Frozen<Details> }) {
  const [isAsking, setAsking] = useState(false);
  const isHeld = of.suspendSendingFunds;
  if (isHeld === null) return null;
  const act = isHeld ? 'Let payments go' : 'Suspend payments';
  return (
    <Section id="payments" aria-labelledby="payments-title">
      <div>
        <Heading id="payments-title">Payments to the practice</Heading>
        <Note>
          {isHeld
            ? 'Suspended. What is due waits in one deposit, which leaves once payments go again.'
            : 'They leave each business day.'}
        </Note>
      </div>
      <div>
        <Button dense onClick={() => setAsking(true)}>
          {act}
        </Button>
      </div>
      {isAsking && (
        <ActDialog
          title={isHeld ? `Let payments to ${of.practiceName} go again?` : `Suspend payments to ${of.practiceName}?`}
          act={act}
          pendingText={isHeld ? 'Letting go' : 'Suspending'}
          run={() => holdFunds(of._id, !isHeld)}
          onClose={() => setAsking(false)}
        >
          <p>
            {isHeld
              ? 'The deposit that waits leaves on the next business day.'
              : 'What is due from now on waits in one deposit until payments go again. Patients notice nothing.'}
          </p>
        </ActDialog>
      )}
    </Section>
  );
}

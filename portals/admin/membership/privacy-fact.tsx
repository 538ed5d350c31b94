import { ActDialog } from '@portals/form/act-dialog';
import { Button } from '@portals/ui/button';
import { useState } from 'react';
import { sendPrivacyPolicy } from './contact.actions';
import type { ShownMembership } from './plan-draft';
import { firstNameOf } from './plan-words';

/** Sends the member the privacy policy, where they have an address. */
export function PrivacyFact({ of, maySend }: { of: ShownMembership; maySend: boolean }) {
  const [isAsking, setAsking] = useState(false);
  if (!maySend || !of.email) return null;
  return (
    <>
      <dt>Privacy policy</dt>
      <dd>
        <Button dense onClick={() => setAsking(true)}>
          Email policy
        </Button>
      </dd>
      {isAsking && (
        <ActDialog
          title={`Send ${firstNameOf(of)} the privacy policy?`}
          act="Send policy"
          pendingText="Sending"
          run={(key) => sendPrivacyPolicy(of, key)}
          onClose={() => setAsking(false)}
        >
          <p>
            We’ll email a link to {of.email}, where they can read and confirm the policy. You can send it once a day.
          </p>
        </ActDialog>
      )}
    </>
  );
}

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
          Email it
        </Button>
      </dd>
      {isAsking && (
        <ActDialog
          title={`Send ${firstNameOf(of)} the privacy policy?`}
          act="Send it"
          pendingText="Sending"
          run={(key) => sendPrivacyPolicy(of, key)}
          onClose={() => setAsking(false)}
        >
          <p>
            The email goes to {of.email} and leads to the policy, which they read and confirm. It is sent once a day.
          </p>
        </ActDialog>
      )}
    </>
  );
}

import { ActDialog } from '@portals/form/act-dialog';
import { moment } from '@portals/format/dates';
import { phone } from '@portals/format/phone';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { useState } from 'react';
import type { ShownMembership } from './plan-draft';
import { firstNameOf } from './plan-words';
import { clearCall } from './visit.actions';

type AskedForCallProps = { of: ShownMembership; zone: string; mayClear: boolean };

/** A member waits for a call of the practice; nothing where nobody does. */
export function AskedForCall({ of, zone, mayClear }: AskedForCallProps) {
  const [isClearing, setClearing] = useState(false);
  if (of.contactRequestedAt === null) return null;
  const name = firstNameOf(of);
  return (
    <Banner
      severity="warning"
      actions={
        mayClear && (
          <Button dense onClick={() => setClearing(true)}>
            Called
          </Button>
        )
      }
    >
      {name} asked on {moment(of.contactRequestedAt, zone)} to be called
      {of.phoneNumber ? ` at ${phone(of.phoneNumber)}` : ''}.
      {isClearing && (
        <ActDialog
          title={`Was ${name} called?`}
          act="Clear the request"
          pendingText="Clearing"
          run={(key) => clearCall(of, key)}
          onClose={() => setClearing(false)}
        >
          <p>The request leaves the member. {name} can ask again.</p>
        </ActDialog>
      )}
    </Banner>
  );
}

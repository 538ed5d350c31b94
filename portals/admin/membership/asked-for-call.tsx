import { ActDialog } from '@portals/form/act-dialog';
import { moment } from '@portals/format/dates';
import { phone } from '@portals/format/phone';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { useState } from 'react';
import type { ShownMembership } from './plan-draft';
import { firstNameOf, opening } from './plan-words';
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
            Mark as called
          </Button>
        )
      }
    >
      {opening(name)} requested a call on {moment(of.contactRequestedAt, zone)}
      {of.phoneNumber ? ` at ${phone(of.phoneNumber)}` : ''}.
      {isClearing && (
        <ActDialog
          title={`Clear ${name}’s call request?`}
          act="Clear request"
          pendingText="Clearing"
          run={(key) => clearCall(of, key)}
          onClose={() => setClearing(false)}
        >
          <p>This removes the request from the member’s file. {opening(name)} can request another call.</p>
        </ActDialog>
      )}
    </Banner>
  );
}

import { ActDialog } from '@portals/form/act-dialog';
import { Button } from '@portals/ui/button';
import { useState } from 'react';
import { RequestFields, useRequest } from '../person/request-fields';
import { useListPlace } from '../staff/list-place';
import { endAutopay } from './plan.actions';
import type { ShownMembership } from './plan-draft';
import { firstNameOf } from './plan-words';

const ENDABLE: readonly ShownMembership['status'][] = ['ACTIVE', 'CANCELLATION_INSTALLMENT'];

/** Ends automatic payment for a member who called, wrote or asked at the desk; nothing where it is off, or nothing is to be paid. */
export function EndAutopay({ of, mayEdit }: { of: ShownMembership; mayEdit: boolean }) {
  const { today } = useListPlace();
  const [isAsking, setAsking] = useState(false);
  const request = useRequest(today);
  const { channel, requestedOn } = request;
  const name = firstNameOf(of);
  if (!mayEdit || of.paysByHand || !ENDABLE.includes(of.status)) return null;
  return (
    <>
      <Button look="text" dense onClick={() => setAsking(true)}>
        Turn off automatic payment
      </Button>
      {isAsking && (
        <ActDialog
          title={`Turn off automatic payment for ${name}?`}
          act="Turn off automatic payment"
          pendingText="Turning off"
          keep="Keep it on"
          dirty={channel !== null}
          missing={channel === null && 'Choose how they asked.'}
          run={async () => {
            if (channel) await endAutopay(of, { channel, requestedOn });
          }}
          takeRefusal={request.takeRefusal}
          onClose={() => setAsking(false)}
        >
          <p>
            The plan stays the same. We stop charging their card or account, tell them in writing, and ask for each
            payment on the day it is due. This doesn’t stop a payment that is already processing.
          </p>
          <RequestFields id="autopay" of={request} />
        </ActDialog>
      )}
    </>
  );
}

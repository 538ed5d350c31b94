import { ActDialog } from '@portals/form/act-dialog';
import { civilDate } from '@portals/format/dates';
import { phone } from '@portals/format/phone';
import { dayIn } from '@portals/format/today';
import { Button } from '@portals/ui/button';
import { Note } from '@portals/ui/card';
import { CallIcon } from '@portals/ui/icons';
import { useState } from 'react';
import type { Seen } from '../../parts/current';
import { askForCall } from '../../stores/member.actions';
import { copy } from './copy';

/** Asks the practice to call, once; then says since when it knows. */
export function CallMe({ membership }: { membership: Seen }) {
  const { _id, practiceName, practicePhone, practiceZone, phoneNumber, contactRequestedAt } = membership;
  const [isAsking, setAsking] = useState(false);
  if (contactRequestedAt !== null)
    return <Note role="status">{copy.called(practiceName, civilDate(dayIn(contactRequestedAt, practiceZone)))}</Note>;
  return (
    <div>
      <Button icon={<CallIcon size={18} />} onClick={() => setAsking(true)}>
        {copy.callMe}
      </Button>
      {isAsking && (
        <ActDialog
          title={copy.callMeTitle(practiceName)}
          act={copy.callMeAct}
          pendingText={copy.asking}
          run={() => askForCall(_id)}
          onClose={() => setAsking(false)}
        >
          <p>{copy.callMeText(phone(practicePhone))}</p>
          {phoneNumber && <p>{copy.callMeNumber(phone(phoneNumber))}</p>}
        </ActDialog>
      )}
    </div>
  );
}

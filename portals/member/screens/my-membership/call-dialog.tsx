import { ActDialog } from '@portals/form/act-dialog';
import { phone } from '@portals/format/phone';
import type { Seen } from '../../parts/current';
import { askForCall } from '../../stores/member.actions';
import { copy } from './copy';

/** Asks once before the practice is asked to call. */
export function CallDialog({ membership, onClose }: { membership: Seen; onClose: () => void }) {
  const { _id, practiceName, practicePhone, phoneNumber } = membership;
  return (
    <ActDialog
      title={copy.callMeTitle(practiceName)}
      act={copy.callMeAct}
      pendingText={copy.asking}
      run={() => askForCall(_id)}
      onClose={onClose}
    >
      <p>{copy.callMeText(phone(practicePhone))}</p>
      {phoneNumber && <p>{copy.callMeNumber(phone(phoneNumber))}</p>}
    </ActDialog>
  );
}

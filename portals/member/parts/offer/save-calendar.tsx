import { useAttempt } from '@portals/form/attempt';
import { TroubleBanner } from '@portals/form/trouble-banner';
import { Button } from '@portals/ui/button';
import { savePaymentsFile } from '../../stores/member.actions';
import { copy } from './copy';

/** The days of the payments that are ahead, as a calendar file. */
export function SaveCalendar() {
  const saving = useAttempt(savePaymentsFile);
  return (
    <>
      <Button look="text" pending={saving.pending} onClick={() => void saving.run()}>
        {copy.saveCalendar}
      </Button>
      <TroubleBanner trouble={saving.trouble} onAgain={saving.again} />
    </>
  );
}

import { useAttempt } from '@portals/form/attempt';
import { TroubleBanner } from '@portals/form/trouble-banner';
import { Button } from '@portals/ui/button';
import { Modal } from '@portals/ui/modal';
import { useEffect } from 'react';
import { copy } from './copy';
import { useSurroundings } from './surroundings';

/** Asked inside the frame when the practice's page wants to close a flow that is under way. */
export function LeaveDialog() {
  const { email, saveForLater, leaveFrame, stay } = useSurroundings();
  const leaving = useAttempt(async () => {
    await saveForLater();
    leaveFrame();
  });
  useEffect(() => {
    // Kept from the host page, where Escape would close the dialog: here it means "keep going".
    function press(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      stay();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [stay]);
  return (
    <Modal
      open
      title={copy.leaveTitle}
      onClose={stay}
      footer={
        <>
          <Button onClick={stay}>{copy.keep}</Button>
          <Button onClick={() => leaveFrame()}>{email ? copy.leaveWithout : copy.leave}</Button>
          {email && (
            <Button
              look="primary"
              pending={leaving.pending}
              pendingText={copy.sendingLink}
              onClick={() => void leaving.run()}
            >
              {copy.linkAndLeave}
            </Button>
          )}
        </>
      }
    >
      <TroubleBanner trouble={leaving.trouble} />
      <p>
        {copy.savedSoFar} {email ? copy.linkBack : copy.codeBack}
      </p>
    </Modal>
  );
}

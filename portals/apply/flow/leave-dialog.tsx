import { Button } from '@portals/ui/button';
import { Modal } from '@portals/ui/modal';
import { useEffect } from 'react';
import { saveForLater } from '../stores/application.actions';
import { leaveFrame, stay } from '../stores/host.actions';
import { useAttempt } from './attempt';
import { TroubleBanner } from './trouble-banner';

/** Asked inside the frame when the practice's page wants to close an application that is under way. */
export function LeaveDialog() {
  const leaving = useAttempt(async () => {
    await saveForLater();
    leaveFrame('saved');
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
  }, []);
  return (
    <Modal
      open
      title="Leave and finish later?"
      onClose={stay}
      footer={
        <>
          <Button onClick={stay}>Keep going</Button>
          <Button onClick={() => leaveFrame('user')}>Leave without a link</Button>
          <Button
            look="primary"
            pending={leaving.pending}
            pendingText="Sending the link"
            onClick={() => void leaving.run()}
          >
            Email me a link and leave
          </Button>
        </>
      }
    >
      <TroubleBanner trouble={leaving.trouble} />
      <p>The answers you have continued from are saved. A link in your email brings you back to them.</p>
    </Modal>
  );
}

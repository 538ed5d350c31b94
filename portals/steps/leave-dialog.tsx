import { useAttempt } from '@portals/form/attempt';
import { TroubleBanner } from '@portals/form/trouble-banner';
import { Button } from '@portals/ui/button';
import { Modal } from '@portals/ui/modal';
import { useEffect } from 'react';
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
      title="Leave and finish later?"
      onClose={stay}
      footer={
        <>
          <Button onClick={stay}>Keep going</Button>
          <Button onClick={() => leaveFrame()}>{email ? 'Leave without a link' : 'Leave'}</Button>
          {email && (
            <Button
              look="primary"
              pending={leaving.pending}
              pendingText="Sending the link"
              onClick={() => void leaving.run()}
            >
              Email me a link and leave
            </Button>
          )}
        </>
      }
    >
      <TroubleBanner trouble={leaving.trouble} />
      <p>
        Your answers up to this step are saved.{' '}
        {email
          ? 'A link in your email brings you back to them.'
          : 'To go on, open this page again and ask for a new code.'}
      </p>
    </Modal>
  );
}

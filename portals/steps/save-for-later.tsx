import { useAttempt } from '@portals/form/attempt';
import { TroubleBanner } from '@portals/form/trouble-banner';
import { Button } from '@portals/ui/button';
import { Modal } from '@portals/ui/modal';
import { useState } from 'react';
import { useSurroundings } from './surroundings';

function sentenceOf(email: string | null, isSaved: boolean): string {
  if (email === null)
    return isSaved
      ? 'Your answers are saved. To go on, open this page again and ask for a new code.'
      : 'Your answers up to this step are saved. You go on with a new code.';
  return isSaved
    ? `We sent the link to ${email}. Open it on any device to go on where you stopped.`
    : `Your answers up to this step are saved. We’ll email a link to ${email}.`;
}

/** The button at the top right: e-mails a link, and lets the person leave this device. */
export function SaveForLater() {
  const [isOpen, setOpen] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const { email, isEmbedded, saveForLater, leaveFrame, leaveDevice } = useSurroundings();
  const saving = useAttempt(async () => {
    await saveForLater();
    setSaved(true);
  });

  function close() {
    setOpen(false);
    setSaved(false);
  }
  function leave() {
    close();
    if (isEmbedded) leaveFrame();
    else leaveDevice();
  }

  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        Save for later
      </Button>
      <Modal
        open={isOpen}
        title={!isSaved ? 'Save and finish later?' : email ? 'Check your email' : 'Saved'}
        onClose={close}
        footer={
          isSaved ? (
            <>
              <Button onClick={close}>Keep going</Button>
              <Button look="primary" onClick={leave}>
                {isEmbedded ? 'Close' : 'Leave this device'}
              </Button>
            </>
          ) : (
            <>
              <Button onClick={close}>Keep going</Button>
              <Button
                look="primary"
                pending={saving.pending}
                pendingText={email ? 'Sending the link' : 'Saving'}
                onClick={() => void saving.run()}
              >
                {email ? 'Email me a link' : 'Save'}
              </Button>
            </>
          )
        }
      >
        <TroubleBanner trouble={saving.trouble} />
        <p role="status">{sentenceOf(email, isSaved)}</p>
      </Modal>
    </>
  );
}

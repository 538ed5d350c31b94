import { Button } from '@portals/ui/button';
import { Modal } from '@portals/ui/modal';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { leaveDevice, saveForLater } from '../stores/application.actions';
import { apply } from '../stores/apply.store';
import { host, leaveFrame } from '../stores/host.actions';
import { useAttempt } from './attempt';
import { useGo } from './go';
import { TroubleBanner } from './trouble-banner';

/** The button at the top right: e-mails a link, and lets the person leave this device. */
export function SaveForLater() {
  const [isOpen, setOpen] = useState(false);
  const [isSent, setSent] = useState(false);
  const email = useSnapshot(apply).application.data?.email;
  const { isEmbedded } = useSnapshot(host);
  const go = useGo();
  const sending = useAttempt(async () => {
    await saveForLater();
    setSent(true);
  });

  function close() {
    setOpen(false);
    setSent(false);
  }
  function leave() {
    close();
    if (isEmbedded) return leaveFrame('saved');
    leaveDevice();
    go({ step: 'start' });
  }

  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        Save for later
      </Button>
      <Modal
        open={isOpen}
        title={isSent ? 'Check your email' : 'Save and finish later?'}
        onClose={close}
        footer={
          isSent ? (
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
                pending={sending.pending}
                pendingText="Sending the link"
                onClick={() => void sending.run()}
              >
                Email me a link
              </Button>
            </>
          )
        }
      >
        <TroubleBanner trouble={sending.trouble} />
        <p role="status">
          {isSent
            ? `We sent the link to ${email}. Open it on any device to go on where you stopped.`
            : `The answers you have continued from are saved. We’ll email a link to ${email}.`}
        </p>
      </Modal>
    </>
  );
}

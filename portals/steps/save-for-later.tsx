import { useAttempt } from '@portals/form/attempt';
import { TroubleBanner } from '@portals/form/trouble-banner';
import { Button } from '@portals/ui/button';
import { Modal } from '@portals/ui/modal';
import { useState } from 'react';
import { copy } from './copy';
import { useSurroundings } from './surroundings';

function sentenceOf(email: string | null, isSaved: boolean): string {
  if (email === null) return isSaved ? copy.savedNoEmail : copy.saveNoEmail;
  return isSaved ? copy.sentLink(email) : copy.willSend(email);
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
        {copy.later}
      </Button>
      <Modal
        open={isOpen}
        title={!isSaved ? copy.saveTitle : email ? copy.checkEmail : copy.saved}
        onClose={close}
        footer={
          isSaved ? (
            <>
              <Button onClick={close}>{copy.keep}</Button>
              <Button look="primary" onClick={leave}>
                {isEmbedded ? copy.close : copy.leaveDevice}
              </Button>
            </>
          ) : (
            <>
              <Button onClick={close}>{copy.keep}</Button>
              <Button
                look="primary"
                pending={saving.pending}
                pendingText={email ? copy.sendingLink : copy.saving}
                onClick={() => void saving.run()}
              >
                {email ? copy.emailLink : copy.save}
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

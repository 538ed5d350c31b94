import { useAttempt } from '@portals/form/attempt';
import { TroubleBanner } from '@portals/form/trouble-banner';
import { useSurroundings } from '@portals/steps/surroundings';
import { Button } from '@portals/ui/button';
import { MailIcon } from '@portals/ui/icons';
import { useState } from 'react';
import { emailLink } from '../../stores/signup.actions';
import { copy } from '../outcome-copy';

/** E-mails the address of this page to the person, to look again later. */
export function EmailLink() {
  const { email } = useSurroundings();
  const [isSent, setSent] = useState(false);
  const sending = useAttempt(async () => {
    await emailLink();
    setSent(true);
  });
  if (email === null) return null;
  return (
    <div>
      <p role="status">{isSent && copy.sentPage(email)}</p>
      {!isSent && (
        <Button
          look="text"
          icon={<MailIcon size={17} />}
          pending={sending.pending}
          pendingText={copy.sendingLink}
          onClick={() => void sending.run()}
        >
          {copy.emailPage}
        </Button>
      )}
      <TroubleBanner trouble={sending.trouble} onAgain={sending.again} />
    </div>
  );
}

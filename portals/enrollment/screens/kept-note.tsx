import { useAttempt } from '@portals/form/attempt';
import { TroubleBanner } from '@portals/form/trouble-banner';
import { isFramed } from '@portals/state/browser-storage';
import { Button } from '@portals/ui/button';
import { MailIcon } from '@portals/ui/icons';
import { useState } from 'react';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { mailLink } from '../stores/enrollment.actions';
import { store } from '../stores/enrollment.store';
import { copy } from './copy';

const Note = styled.div`
  display: grid; grid-template-columns: 22px 1fr; gap: 0 12px; padding: 16px; border-radius: var(--radius-card); background: var(--primary-50);
  font-size: 16px; line-height: 24px; color: var(--ink-2);
  > svg { margin-top: 1px; color: var(--primary-text); }
  p { overflow-wrap: anywhere; }
  div { grid-column: 2; --button-text: 14px; }
`;

/** "Your answers are kept", with the link by e-mail; in a frame this sentence only. */
export function KeptNote() {
  const { data } = useSnapshot(store.enrollment);
  const [isSent, setSent] = useState(false);
  const sending = useAttempt(async () => {
    await mailLink();
    setSent(true);
  });
  if (!data) return null;
  if (isFramed())
    return (
      <Note>
        <MailIcon size={20} />
        <p>{copy.kept}</p>
      </Note>
    );
  return (
    <Note>
      <MailIcon size={20} />
      <p>{copy.keptMailed(data.primaryContact.email)}</p>
      <div>
        {isSent ? (
          <p role="status">{copy.anotherSent}</p>
        ) : (
          <Button
            look="text"
            pending={sending.pending}
            pendingText={copy.anotherSending}
            onClick={() => void sending.run()}
          >
            {copy.another}
          </Button>
        )}
        <TroubleBanner trouble={sending.trouble} />
      </div>
    </Note>
  );
}

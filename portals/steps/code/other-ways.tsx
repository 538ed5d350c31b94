import type { ApplicationChannel } from '@domain/enums';
import { useAttempt } from '@portals/form/attempt';
import { TroubleBanner } from '@portals/form/trouble-banner';
import { countdown } from '@portals/format/countdown';
import { openHelp } from '@portals/state/help.store';
import { Button } from '@portals/ui/button';
import { CallIcon, HelpIcon, MailIcon, MessageIcon } from '@portals/ui/icons';
import { LinkList } from '@portals/ui/link-list';
import { VisuallyHidden } from '@portals/ui/visually-hidden';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { copy } from './copy';

const Head = styled.div`
  display: flex; flex-wrap: wrap; align-items: center; gap: 4px 12px; min-height: 48px; margin-top: 26px;
  h2 { font-size: 14px; line-height: 20px; font-weight: 500; color: var(--ink-3); font-variant-numeric: tabular-nums; }
`;

/** Whole seconds until a moment that lies `seconds` after the first drawing. */
function useSecondsLeft(seconds: number): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const end = performance.now() + seconds * 1000;
    const timer = setInterval(() => {
      const now = Math.max(0, Math.ceil((end - performance.now()) / 1000));
      setLeft(now);
      if (now === 0) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [seconds]);
  return left;
}

export type OtherWaysProps = {
  waitSeconds: number;
  channel: ApplicationChannel;
  /** The code on its way is not the first one: it is said once. */
  isRepeated: boolean;
  onResend: () => Promise<unknown>;
  onChannel?: ((channel: ApplicationChannel) => Promise<unknown>) | undefined;
};

/** What to do without a code: wait and ask for a new one, have it sent otherwise, or get help. */
export function OtherWays({ waitSeconds, channel, isRepeated, onResend, onChannel }: OtherWaysProps) {
  const left = useSecondsLeft(waitSeconds);
  const sending = useAttempt((wanted: ApplicationChannel | null) =>
    wanted === null || !onChannel ? onResend() : onChannel(wanted),
  );
  const ways = [
    { key: 'email', title: copy.byEmail, icon: <MailIcon />, onPress: () => void sending.run('email') },
    { key: 'sms', title: copy.byText, icon: <MessageIcon />, onPress: () => void sending.run('sms') },
    { key: 'landline', title: copy.byCall, icon: <CallIcon />, onPress: () => void sending.run('landline') },
  ].filter(({ key }) => onChannel && key !== channel);
  return (
    <>
      <VisuallyHidden role="status">{isRepeated ? copy.sent : ''}</VisuallyHidden>
      <Head>
        <h2>{left > 0 ? copy.wait(countdown(left)) : copy.none}</h2>
        {left === 0 && (
          <Button
            look="text"
            pending={sending.pending}
            pendingText={copy.sending}
            onClick={() => void sending.run(null)}
          >
            {copy.again}
          </Button>
        )}
      </Head>
      <TroubleBanner trouble={sending.trouble} />
      <LinkList items={[...ways, { key: 'help', title: copy.help, icon: <HelpIcon />, onPress: openHelp }]} />
    </>
  );
}

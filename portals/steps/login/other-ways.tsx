import { useAttempt } from '@portals/form/attempt';
import { countdown } from '@portals/format/countdown';
import { openHelp } from '@portals/state/help.store';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { CallIcon, HelpIcon, MailIcon, MessageIcon, PhoneIcon } from '@portals/ui/icons';
import { LinkList, type LinkListItem } from '@portals/ui/link-list';
import { VisuallyHidden } from '@portals/ui/visually-hidden';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { copy } from './copy';
import type { LoginArea } from './login-acts';
import type { LoginChannel, SentCode } from './sent-code';

const Head = styled.div`
  display: flex; flex-wrap: wrap; align-items: center; gap: 4px 12px; min-height: 48px; margin-top: 22px;
  h2 { font-size: 14px; line-height: 20px; font-weight: 500; color: var(--ink-3); font-variant-numeric: tabular-nums; }
`;

/** Whole seconds that are left of `seconds`, counted from the first drawing. */
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

export type OtherWaysProps = { area: LoginArea; sent: Readonly<SentCode>; onOtherContact: () => void };

/** What to do without a code: wait and ask for a new one, have it sent otherwise, or get help. */
export function OtherWays({ area, sent, onOtherContact }: OtherWaysProps) {
  const left = useSecondsLeft(sent.resendAfterSeconds);
  // After a reload nothing tells where to send it: it is asked for again.
  const sending = useAttempt(async (channel: LoginChannel) =>
    area.login.contact === null ? onOtherContact() : area.sendCode(area.login.contact, channel),
  );
  const words = copy.ways;
  const by = (channel: LoginChannel) => () => void sending.run(channel);
  const byPhone: LinkListItem[] = [
    { key: 'sms', title: words.byText, icon: <MessageIcon />, onPress: by('sms') },
    { key: 'landline', title: words.byCall, icon: <CallIcon />, onPress: by('landline') },
    { key: 'email', title: words.byEmail, icon: <MailIcon />, onPress: onOtherContact },
  ];
  const byEmail: LinkListItem[] = [
    { key: 'phone', title: words.byPhone, icon: <PhoneIcon />, onPress: onOtherContact },
  ];
  const ways = (sent.channel === 'email' ? byEmail : byPhone).filter(({ key }) => key !== sent.channel);
  return (
    <>
      <VisuallyHidden role="status">{sent.turn > 1 ? words.sent : ''}</VisuallyHidden>
      <Head>
        <h2>{left > 0 ? words.wait(countdown(left)) : words.none}</h2>
        {left === 0 && (
          <Button look="text" pending={sending.pending} pendingText={words.sending} onClick={by(sent.channel)}>
            {words.again}
          </Button>
        )}
      </Head>
      {sending.trouble && <Banner severity="warning">{sending.trouble.message}</Banner>}
      <LinkList items={[...ways, { key: 'help', title: words.help, icon: <HelpIcon />, onPress: openHelp }]} />
    </>
  );
}

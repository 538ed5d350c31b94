import { useAttempt } from '@portals/form/attempt';
import { TroubleBanner } from '@portals/form/trouble-banner';
import { useForm } from '@portals/form/use-form';
import { phone as phoneText } from '@portals/format/phone';
import { Button } from '@portals/ui/button';
import { ErrorSummary } from '@portals/ui/error-summary';
import { OtpInput } from '@portals/ui/otp-input';
import { StatusMark } from '@portals/ui/status-mark';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import * as z from 'zod/mini';
import { forgetPracticeCode, sendPracticeCode, verifyPracticeCode } from './practice-contact.actions';
import { contactCode, type PracticeChannel, type SentContactCode } from './practice-contact.store';
import { practiceDay } from './practice-time';

const List = styled.ul`
  display: grid; gap: 14px; max-width: 620px; outline: none;
  > li { display: grid; gap: 10px; padding: 12px 0; border-top: 1px solid var(--line); }
`;
const Line = styled.div`
  display: flex; flex-wrap: wrap; gap: 6px 16px; align-items: center;
  > span:first-child { flex: 1 1 220px; min-width: 0; overflow-wrap: anywhere; } b { display: block; font-weight: 600; }
`;
const Acts = styled.p`display: flex; flex-wrap: wrap; gap: 10px; margin-top: 12px;`;

export type PracticeContactProps = {
  practiceId: string;
  email: string;
  phoneNumber: string;
  /** Instants; null for what no code has proven. */
  emailVerifiedAt: string | null;
  phoneVerifiedAt: string | null;
  /** Whether whoever looks may verify them. */
  mayVerify: boolean;
  /** What is told beside a code: who has it. */
  where: string;
  /** Reads the practice again, after a code was right. */
  onVerified: () => Promise<unknown>;
};

/** How a practice is reached, when a code has proven it, and the way to prove it: a code is sent, then it is entered. */
export function PracticeContact(props: PracticeContactProps) {
  const { practiceId, email, phoneNumber, emailVerifiedAt, phoneVerifiedAt } = props;
  const { sent } = useSnapshot(contactCode);
  const list = useRef<HTMLUListElement>(null);
  // Where the code was entered or given up, its field is gone: the keyboard goes on here.
  const wasAsked = useRef(false);
  useEffect(() => {
    const isAsked = sent.state === 'VERIFY_OTP';
    if (wasAsked.current && !isAsked) list.current?.focus();
    wasAsked.current = isAsked;
  }, [sent.state]);
  // A code that was sent for another practice is not asked for here.
  useEffect(() => {
    if (contactCode.sent.practiceId !== practiceId) forgetPracticeCode();
  }, [practiceId]);
  const contacts = [
    { channel: 'email', label: 'Email', shown: email, verifiedAt: emailVerifiedAt },
    { channel: 'phone', label: 'Phone', shown: phoneText(phoneNumber), verifiedAt: phoneVerifiedAt },
  ] as const;
  return (
    <List aria-label="Practice contact" ref={list} tabIndex={-1}>
      {contacts.map((contact) => {
        const isAsked =
          sent.state === 'VERIFY_OTP' && sent.practiceId === practiceId && sent.channel === contact.channel;
        return (
          <li key={contact.channel}>
            <Contact {...contact} {...props} isAsked={isAsked} />
            {isAsked && <EnterCode key={sent.round} sent={sent} where={props.where} onVerified={props.onVerified} />}
          </li>
        );
      })}
    </List>
  );
}

type ContactProps = Pick<PracticeContactProps, 'practiceId' | 'mayVerify'> & {
  channel: PracticeChannel;
  label: string;
  shown: string;
  verifiedAt: string | null;
  isAsked: boolean;
};

function Contact({ practiceId, channel, label, shown, verifiedAt, mayVerify, isAsked }: ContactProps) {
  const sending = useAttempt(() => sendPracticeCode(practiceId, channel));
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <>
      <Line>
        <span>
          <b>{label}</b>
          {shown || 'None'}
        </span>
        {verifiedAt ? (
          <StatusMark shape="approved">{`Verified ${practiceDay(verifiedAt, zone)}`}</StatusMark>
        ) : (
          <StatusMark shape="incomplete">Not verified</StatusMark>
        )}
        {!verifiedAt && mayVerify && !isAsked && shown && (
          <Button
            dense
            aria-label={`Send code to the ${label.toLowerCase()}`}
            pending={sending.pending}
            pendingText="Sending"
            onClick={() => void sending.run()}
          >
            Send code
          </Button>
        )}
      </Line>
      <TroubleBanner trouble={sending.trouble} onAgain={sending.again} />
    </>
  );
}

const schema = z.object({ otp: z.string().check(z.regex(/^\d{6}$/, { error: 'Enter the 6-digit code' })) });

type EnterCodeProps = { sent: SentContactCode } & Pick<PracticeContactProps, 'where' | 'onVerified'>;

function EnterCode({ sent: { sentTo, practiceId, channel, resendAfterSeconds }, where, onVerified }: EnterCodeProps) {
  const form = useForm({
    schema,
    submit: async ({ otp }) => {
      await verifyPracticeCode(otp);
      await onVerified();
    },
  });
  const again = useAttempt(() => sendPracticeCode(practiceId, channel));
  const field = form.field('otp');
  // The button that sent the code is gone, so that the keyboard would begin anew.
  useEffect(() => document.getElementById(field.id)?.focus(), [field.id]);
  const canSendAgain = useWaited(resendAfterSeconds);
  return (
    <form {...form.props} aria-label="Enter the code">
      <ErrorSummary {...form.summary} />
      <TroubleBanner trouble={again.trouble} onAgain={again.again} />
      <OtpInput label={`Code sent to ${sentTo}`} hint={where} {...field} onComplete={() => void form.send()} />
      <Acts>
        <Button type="submit" look="primary" dense pending={form.pending} pendingText="Verifying">
          Verify
        </Button>
        <Button
          dense
          disabled={!canSendAgain}
          pending={again.pending}
          pendingText="Sending"
          onClick={() => void again.run()}
        >
          Resend code
        </Button>
        <Button dense onClick={forgetPracticeCode}>
          Cancel
        </Button>
      </Acts>
    </form>
  );
}

/** Whether some seconds have passed since it was drawn. */
function useWaited(seconds: number): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), seconds * 1000);
    return () => clearTimeout(timer);
  }, [seconds]);
  return isOver;
}

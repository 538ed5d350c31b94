import type { ApplicationChannel } from '@domain/enums';
import { Banner } from '@portals/ui/banner';
import { Ask, FinePrint, Why } from '@portals/ui/flow-shell';
import { ShieldIcon } from '@portals/ui/icons';
import { OtpInput } from '@portals/ui/otp-input';
import { VisuallyHidden } from '@portals/ui/visually-hidden';
import styled from 'styled-components';
import * as z from 'zod/mini';
import { FlowPage } from '../flow-page';
import { useQuestion } from '../use-question';
import { copy } from './copy';
import { OtherWays } from './other-ways';
import { asFieldError } from './refused-code';
import { useUndeliverable } from './use-undeliverable';

const Change = styled.button`
  border: 0; padding: 0; background: none; color: var(--primary-text); cursor: pointer;
  text-decoration: underline; text-underline-offset: 3px; text-decoration-thickness: 1px;
  &:hover { text-decoration-thickness: 2px; }
`;

const Lost = styled.div`margin-bottom: 20px;`;

const schema = z.object({ otp: z.string().check(z.regex(/^\d{6}$/, copy.needed)) });

/** A code on its way. */
export type CodeSent = {
  channel: ApplicationChannel;
  /** Where it went, as the person may read it. */
  destination: string | null;
  resendAfterSeconds: number;
  /** Counts sendings, so that a resent code restarts the countdown. */
  turn: number;
};

export type CodeQuestionProps = {
  /** Null where nothing is known of it, after a reload. */
  sent: CodeSent | null;
  /** Exchanges the code and goes on; throws ApiError when it is refused. */
  check: (otp: string) => Promise<unknown>;
  /** Sends the code again the same way. */
  resend: () => Promise<unknown>;
  onBack: () => void;
  /** Asks whether the code that was sent could not be delivered; left out where nothing can be asked. */
  isUndeliverable?: () => Promise<boolean>;
  /** Ways to get it otherwise; none on the welcome-back step. */
  onChannel?: (channel: ApplicationChannel) => Promise<unknown>;
  /** Its step of the ribbon. */
  at?: number;
};

/** Entering a one-time code. It is sent by itself when the sixth digit is in. */
export function CodeQuestion({ sent, check, resend, onBack, onChannel, isUndeliverable, at = 1 }: CodeQuestionProps) {
  const isLost = useUndeliverable(sent?.turn ?? 0, isUndeliverable);
  const form = useQuestion({ schema, submit: ({ otp }) => asFieldError(() => check(otp)) });
  const channel = sent?.channel ?? 'email';
  const to = sent?.destination ?? null;
  return (
    <FlowPage
      title={copy.title}
      step={{ at }}
      onBack={onBack}
      form={form.props}
      trouble={form.trouble}
      onAgain={form.again}
      footer={
        <FinePrint>
          <ShieldIcon size={14} />
          {copy.fine}
        </FinePrint>
      }
    >
      <Ask>{copy.ask}</Ask>
      <Why>
        {to ? (
          <>
            {copy.sentTo[channel]} <b>{to}</b>.{' '}
          </>
        ) : (
          `${copy.somewhere} `
        )}
        <Change type="button" onClick={onBack}>
          {copy.change}
        </Change>
      </Why>
      {isLost && (
        <Lost>
          <Banner severity="warning">{copy.undeliverable(to)}</Banner>
        </Lost>
      )}
      <OtpInput
        label={copy.label}
        hint={form.pending ? copy.checking : channel === 'landline' ? copy.spokenHint : copy.hint}
        onComplete={() => void form.send()}
        {...form.field('otp')}
      />
      <VisuallyHidden role="status">{form.pending ? copy.checking : ''}</VisuallyHidden>
      <OtherWays
        key={sent?.turn ?? 0}
        waitSeconds={sent?.resendAfterSeconds ?? 0}
        channel={channel}
        isRepeated={(sent?.turn ?? 0) > 1}
        onResend={resend}
        onChannel={onChannel}
      />
    </FlowPage>
  );
}

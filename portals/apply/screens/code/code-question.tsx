import type { ApplicationChannel } from '@domain/enums';
import { ApiError } from '@portals/client/api-error';
import { phone as phoneText } from '@portals/format/phone';
import { Ask, FinePrint, Why } from '@portals/ui/flow-shell';
import { ShieldIcon } from '@portals/ui/icons';
import { OtpInput } from '@portals/ui/otp-input';
import { VisuallyHidden } from '@portals/ui/visually-hidden';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import * as z from 'zod/mini';
import { FlowPage } from '../../flow/flow-page';
import { useQuestion } from '../../flow/use-question';
import { apply } from '../../stores/apply.store';
import { copy } from './copy';
import { OtherWays } from './other-ways';

const Change = styled.button`
  border: 0; padding: 0; background: none; color: var(--primary-text); cursor: pointer;
  text-decoration: underline; text-underline-offset: 3px; text-decoration-thickness: 1px;
  &:hover { text-decoration-thickness: 2px; }
`;

const schema = z.object({ otp: z.string().check(z.regex(/^\d{6}$/, copy.needed)) });

function sentenceOf(failure: ApiError): string | null {
  if (failure.code === 'WRONG_CODE') return copy.wrong(failure.triesLeft);
  if (failure.code === 'CODE_EXPIRED') return copy.expired;
  return failure.code === 'CODE_USED_UP' ? copy.usedUp : null;
}

/** Runs the check and turns a refused code into a sentence at the input. */
async function asFieldError(check: () => Promise<unknown>): Promise<void> {
  try {
    await check();
  } catch (cause) {
    const sentence = cause instanceof ApiError ? sentenceOf(cause) : null;
    if (sentence === null || !(cause instanceof ApiError)) throw cause;
    throw new ApiError(
      cause.status,
      { code: 'INVALID_FIELDS', fields: [{ field: 'otp', message: sentence }] },
      { cause },
    );
  }
}

export type CodeQuestionProps = {
  /** Exchanges the code and goes on; throws ApiError when it is refused. */
  check: (otp: string) => Promise<unknown>;
  /** Sends the code again the same way. */
  resend: () => Promise<unknown>;
  onBack: () => void;
  /** Ways to get it otherwise; none on the welcome-back step. */
  onChannel?: (channel: ApplicationChannel) => Promise<unknown>;
};

/** Entering a one-time code. It is sent by itself when the sixth digit is in. */
export function CodeQuestion({ check, resend, onBack, onChannel }: CodeQuestionProps) {
  const { sentCode, email } = useSnapshot(apply);
  const form = useQuestion({ schema, submit: ({ otp }) => asFieldError(() => check(otp)) });
  const channel = sentCode?.channel ?? 'email';
  const to = sentCode?.phone ? phoneText(sentCode.phone) : (email ?? sentCode?.destination ?? null);
  return (
    <FlowPage
      title={copy.title}
      step={{ at: 1 }}
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
      <OtpInput
        label={copy.label}
        hint={form.pending ? copy.checking : channel === 'landline' ? copy.spokenHint : copy.hint}
        onComplete={() => void form.send()}
        {...form.field('otp')}
      />
      <VisuallyHidden role="status">{form.pending ? copy.checking : ''}</VisuallyHidden>
      <OtherWays
        key={sentCode?.turn ?? 0}
        waitSeconds={sentCode?.resendAfterSeconds ?? 0}
        channel={channel}
        isRepeated={(sentCode?.turn ?? 0) > 1}
        onResend={resend}
        onChannel={onChannel}
      />
    </FlowPage>
  );
}

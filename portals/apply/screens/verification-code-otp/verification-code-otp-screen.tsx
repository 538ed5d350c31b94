import { CodeQuestion } from '@portals/steps/code/code-question';
import { useGo } from '../../flow/go';
import { apply } from '../../stores/apply.store';
import { isCodeUndeliverable, sendCode } from '../../stores/code.actions';
import { useAfterCode } from '../code/use-after-code';
import { useSentCode } from '../code/use-sent-code';

/** The code by text message or voice call. */
export function VerificationCodeOtpScreen() {
  const go = useGo();
  const check = useAfterCode();
  const sent = useSentCode();
  const askNumber = () =>
    go({ step: 'verification-code', channel: apply.sentCode?.channel === 'landline' ? 'landline' : 'sms' });
  return (
    <CodeQuestion
      sent={sent}
      check={check}
      isUndeliverable={isCodeUndeliverable}
      resend={() => sendCode(apply.sentCode?.channel ?? 'email', apply.sentCode?.phone ?? null)}
      onBack={askNumber}
      onChannel={async (channel) => {
        if (channel !== 'email') return go({ step: 'verification-code', channel });
        go({ step: await sendCode('email', null) });
      }}
    />
  );
}

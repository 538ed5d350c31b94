import type { ApplicationChannel } from '@domain/enums';
import { CodeQuestion } from '@portals/steps/code/code-question';
import { useSearchParams } from 'react-router';
import { useGo } from '../../flow/go';
import { isCodeUndeliverable, sendCode } from '../../stores/code.actions';
import { PhoneQuestion } from '../code/phone-question';
import { useAfterCode } from '../code/use-after-code';
import { useSentCode } from '../code/use-sent-code';

/** The code by e-mail; `channel=sms` or `landline` in the address asks for a number instead. */
export function VerificationCodeScreen() {
  const go = useGo();
  const check = useAfterCode();
  const sent = useSentCode();
  const channel = useSearchParams()[0].get('channel');
  if (channel === 'sms' || channel === 'landline') {
    return (
      <PhoneQuestion
        key={channel}
        channel={channel}
        onBack={() => go({ step: 'verification-code' })}
        send={async (phone) => go({ step: await sendCode(channel, phone) })}
      />
    );
  }
  const otherwise = async (wanted: ApplicationChannel) => {
    if (wanted === 'email') await sendCode('email', null);
    else go({ step: 'verification-code', channel: wanted });
  };
  return (
    <CodeQuestion
      sent={sent}
      check={check}
      isUndeliverable={isCodeUndeliverable}
      resend={() => sendCode('email', null)}
      onChannel={otherwise}
      onBack={() => go({ step: 'start' })}
    />
  );
}

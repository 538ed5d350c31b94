import { phone } from '@portals/format/phone';
import type { CodeSent } from '@portals/steps/code/code-question';
import { useSnapshot } from 'valtio';
import { apply } from '../../stores/apply.store';

/** The code on its way, as the code step shows it; null after a reload. */
export function useSentCode(): CodeSent | null {
  const { sentCode, email } = useSnapshot(apply);
  if (!sentCode)
    return email === null ? null : { channel: 'email', destination: email, resendAfterSeconds: 0, turn: 0 };
  const { channel, destination, resendAfterSeconds, turn } = sentCode;
  return {
    channel,
    destination: sentCode.phone ? phone(sentCode.phone) : (email ?? destination),
    resendAfterSeconds,
    turn,
  };
}

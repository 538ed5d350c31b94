import { CodeQuestion } from '@portals/steps/code/code-question';
import { useGo } from '../../flow/go';
import { apply } from '../../stores/apply.store';
import { welcomeBack } from '../../stores/code.actions';
import { useAfterCode } from '../code/use-after-code';
import { useSentCode } from '../code/use-sent-code';

/** The code of a returning person. */
export function WelcomeBackOtpScreen() {
  const go = useGo();
  const check = useAfterCode();
  const sent = useSentCode();
  const ask = () => go({ step: 'welcome-back' });
  const contact = () => apply.email ?? apply.sentCode?.phone ?? null;
  return (
    <CodeQuestion
      sent={sent}
      check={check}
      onBack={ask}
      resend={async () => {
        const known = contact();
        if (known === null) ask();
        else await welcomeBack(known);
      }}
    />
  );
}

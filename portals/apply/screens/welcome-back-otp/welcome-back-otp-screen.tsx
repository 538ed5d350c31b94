import { useGo } from '../../flow/go';
import { apply } from '../../stores/apply.store';
import { welcomeBack } from '../../stores/code.actions';
import { CodeQuestion } from '../code/code-question';
import { useAfterCode } from '../code/use-after-code';

/** The code of a returning person. */
export function WelcomeBackOtpScreen() {
  const go = useGo();
  const check = useAfterCode();
  const ask = () => go({ step: 'welcome-back' });
  const contact = () => apply.email ?? apply.sentCode?.phone ?? null;
  return (
    <CodeQuestion
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

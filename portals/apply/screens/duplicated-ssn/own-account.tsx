import { CodeQuestion, type CodeSent } from '@portals/steps/code/code-question';
import { useGo } from '../../flow/go';
import { renewAccount, sendRenewalCode } from '../../stores/renew.actions';

/** The code that went to the earlier account's own address; with it the application goes on there. */
export function OwnAccount({
  sent,
  onSent,
  onBack,
}: {
  sent: CodeSent;
  onSent: (sent: CodeSent) => void;
  onBack: () => void;
}) {
  const go = useGo();
  return (
    <CodeQuestion
      sent={sent}
      check={async (otp) => go({ step: await renewAccount(otp) }, { replace: true })}
      resend={async () => onSent(await sendRenewalCode(sent.turn + 1))}
      onBack={onBack}
    />
  );
}

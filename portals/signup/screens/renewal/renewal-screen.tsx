import { useAttempt } from '@portals/form/attempt';
import { openHelp } from '@portals/state/help.store';
import { CodeQuestion } from '@portals/steps/code/code-question';
import { FlowPage } from '@portals/steps/flow-page';
import { Button } from '@portals/ui/button';
import { Ask, Why } from '@portals/ui/flow-shell';
import { useSnapshot } from 'valtio';
import { useGo } from '../../go';
import { refuseRenewal, renew, sendRenewalCode } from '../../stores/answers.actions';
import { store } from '../../stores/signup.store';
import { copy } from '../outcome-copy';

/** @NOTE choice: failed renewals are counted and no limit is specified; help is offered and the code's own limit holds. */
const HELP_AFTER_TRIES = 2;

function Offer() {
  const { tries, renewal, signup } = useSnapshot(store);
  const owner = signup.data?.application?.duplicatedSsnOwnerEmail;
  const mayGoBack = renewal !== null && tries < HELP_AFTER_TRIES;
  const sending = useAttempt(sendRenewalCode);
  return (
    <FlowPage
      title={copy.haveAccount}
      onBack={renewal ? refuseRenewal : undefined}
      trouble={sending.trouble}
      onAgain={sending.again}
      footer={
        <>
          <Button
            look="primary"
            big
            pending={sending.pending}
            pendingText={copy.sendingCode}
            onClick={() => void sending.run()}
          >
            {copy.sendCode}
          </Button>
          <Button look="text" wide onClick={mayGoBack ? refuseRenewal : openHelp}>
            {mayGoBack ? copy.changeAnswers : copy.notMine}
          </Button>
        </>
      }
    >
      <Ask>{copy.seemAccount}</Ask>
      <Why>{copy.seemWhy(owner ?? '')}</Why>
    </FlowPage>
  );
}

/** An earlier account of the same person: its own contact proves it, and the answers begin again (membership §4 step 8). */
export function RenewalScreen() {
  const sent = useSnapshot(store).renewal?.sent;
  const go = useGo();
  if (!sent) return <Offer />;
  return (
    <CodeQuestion
      at={2}
      sent={sent}
      onBack={refuseRenewal}
      resend={sendRenewalCode}
      check={async (otp) => go(await renew(otp), { replace: true })}
    />
  );
}

import { paths } from '@contract/paths';
import { site } from '@portals/client/site-configuration';
import { copy as shell } from '@portals/shell/copy';
import { useGo } from '@portals/shell/go';
import { openHelp } from '@portals/state/help.store';
import { FlowPage } from '@portals/steps/flow-page';
import { IdentityStep } from '@portals/steps/identity/identity-step';
import { SurroundingsProvider } from '@portals/steps/surroundings';
import { Button } from '@portals/ui/button';
import { Ask, Why } from '@portals/ui/flow-shell';
import { RouterButton } from '@portals/ui/router-button';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { openIdentity, submitIdentity, type Verdict } from '../../stores/identity.actions';
import { copy } from './copy';

const nothing = () => undefined;

/** In the portal nothing is saved for later and nothing is left: the person is logged in. */
const surroundings = {
  practice: null,
  byline: '',
  steps: 1,
  isEmbedded: false,
  isLeaving: false,
  begun: null,
  email: null,
  saveForLater: async () => undefined,
  leaveDevice: nothing,
  leaveFrame: nothing,
  stay: nothing,
};

/**
 * The identity check of a borrower: for a transaction that waits for it, or for themselves (borrower §2 verify-identity,
 * verify-identity-transaction). A finished check leads on at once, also after a reload.
 */
export function VerifyIdentityScreen() {
  const transactionId = useSearchParams()[0].get('transaction');
  const [url, setUrl] = useState<string | null>(null);
  const [isFailed, setFailed] = useState(false);
  const go = useGo();

  function follow(verdict: Verdict): boolean {
    if (verdict === 'open') return false;
    if (verdict === 'failed') setFailed(true);
    else go(verdict);
    return true;
  }
  return (
    <SurroundingsProvider value={{ ...surroundings, byline: site.brands.financing.name }}>
      {isFailed ? (
        <FlowPage
          title={copy.title}
          footer={
            <>
              <Button look="primary" big onClick={openHelp}>
                {copy.help}
              </Button>
              <RouterButton to={paths.borrower.welcome.href()}>{shell.home}</RouterButton>
            </>
          }
        >
          <Ask>{copy.failed}</Ask>
          <Why>{copy.failedWhy}</Why>
        </FlowPage>
      ) : (
        <IdentityStep
          url={url}
          open={async () => {
            const opened = await openIdentity(transactionId);
            if (typeof opened === 'object' && 'url' in opened) setUrl(opened.url);
            else follow(opened);
          }}
          submit={async () => follow(await submitIdentity(transactionId))}
        />
      )}
    </SurroundingsProvider>
  );
}

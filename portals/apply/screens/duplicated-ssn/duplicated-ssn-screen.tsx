import { paths, portalBase } from '@contract/paths';
import { useAttempt } from '@portals/form/attempt';
import { openHelp } from '@portals/state/help.store';
import type { CodeSent } from '@portals/steps/code/code-question';
import { FlowPage } from '@portals/steps/flow-page';
import { Button, ButtonLink } from '@portals/ui/button';
import { Ask, Why } from '@portals/ui/flow-shell';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { apply } from '../../stores/apply.store';
import { host } from '../../stores/host.actions';
import { sendRenewalCode } from '../../stores/renew.actions';
import { copy } from './copy';
import { OwnAccount } from './own-account';

/** The number belongs to an account; the owner's address is shown masked by the server. */
export function DuplicatedSsnScreen() {
  const outcome = useSnapshot(apply).application.data?.outcome;
  const { isEmbedded } = useSnapshot(host);
  const [sent, setSent] = useState<CodeSent | null>(null);
  const sending = useAttempt(async () => setSent(await sendRenewalCode(1)));
  if (sent) return <OwnAccount sent={sent} onSent={setSent} onBack={() => setSent(null)} />;
  const tab = isEmbedded ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <FlowPage
      title={copy.title}
      trouble={sending.trouble}
      onAgain={sending.again}
      footer={
        <>
          <Button
            look="primary"
            big
            pending={sending.pending}
            pendingText={copy.sending}
            onClick={() => void sending.run()}
          >
            {copy.goOn}
          </Button>
          <ButtonLink wide href={`${portalBase}${paths.borrower.login.href()}`} {...tab}>
            {copy.log}
          </ButtonLink>
          <Button look="text" wide onClick={openHelp}>
            {copy.notMine}
          </Button>
        </>
      }
    >
      <Ask>{copy.ask}</Ask>
      <Why>
        {outcome?.duplicatedSsnOwnerEmail ? (
          <>
            {copy.under} <b>{outcome.duplicatedSsnOwnerEmail}</b>. {copy.why}
          </>
        ) : (
          copy.why
        )}
      </Why>
    </FlowPage>
  );
}

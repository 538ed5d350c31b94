import { paths, portalBase } from '@contract/paths';
import { openHelp } from '@portals/state/help.store';
import { FlowPage } from '@portals/steps/flow-page';
import { Button, ButtonLink } from '@portals/ui/button';
import { Ask, Why } from '@portals/ui/flow-shell';
import { useSnapshot } from 'valtio';
import { apply } from '../../stores/apply.store';
import { host } from '../../stores/host.actions';
import { copy } from './copy';

/** The number belongs to an account; the owner's address is shown masked by the server. */
export function DuplicatedSsnScreen() {
  const outcome = useSnapshot(apply).application.data?.outcome;
  const { isEmbedded } = useSnapshot(host);
  const tab = isEmbedded ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <FlowPage
      title={copy.title}
      footer={
        <>
          <ButtonLink look="primary" big href={`${portalBase}${paths.borrower.login.href()}`} {...tab}>
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

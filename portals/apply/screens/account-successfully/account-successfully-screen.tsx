import { paths, portalBase } from '@contract/paths';
import { FlowPage } from '@portals/steps/flow-page';
import { BackToPractice } from '@portals/steps/outcome-parts';
import { ButtonLink } from '@portals/ui/button';
import { Ask, Why } from '@portals/ui/flow-shell';
import { useSnapshot } from 'valtio';
import { ApplySurroundings } from '../../flow/apply-surroundings';
import { host } from '../../stores/host.actions';
import { copy } from './copy';

/** The end: the summary is on its way and this device keeps nothing of the application. */
export function AccountSuccessfullyScreen() {
  const { isEmbedded } = useSnapshot(host);
  return (
    <ApplySurroundings>
      <FlowPage
        title={copy.title}
        footer={
          isEmbedded ? (
            <BackToPractice look="primary" />
          ) : (
            <ButtonLink look="primary" big href={`${portalBase}${paths.borrower.login.href()}`}>
              {copy.log}
            </ButtonLink>
          )
        }
      >
        <Ask>{copy.ask}</Ask>
        <Why>{copy.why}</Why>
      </FlowPage>
    </ApplySurroundings>
  );
}

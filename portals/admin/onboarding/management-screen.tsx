import { onboardingPaths } from '@contract/onboarding/paths';
import { ListScreen } from '@portals/list/list-screen';
import { PlusIcon } from '@portals/ui/icons';
import { RouterButton } from '@portals/ui/router-button';
import { useListPlace } from '../staff/list-place';
import { copy } from './copy';
import { managementView } from './management-view';

/** Practices by how far their onboarding is (provider-admin §2 provider-management). */
export function ManagementScreen() {
  return (
    <ListScreen
      view={managementView}
      place={useListPlace()}
      acts={
        <RouterButton dense look="primary" icon={<PlusIcon size={15} />} to={onboardingPaths.lead.href()}>
          {copy.begin}
        </RouterButton>
      }
    />
  );
}

import type { ResultOf } from '@contract/endpoint';
import type { listActivePractices } from '@contract/enterprise/calls';
import { type Resource, resource } from '@portals/state/resource';
import { proxy } from 'valtio/vanilla';

type Practices = ResultOf<typeof listActivePractices>['practices'];
/** Of the enterprise that is changed. */
type Logo = { _id: string; logo: string | null };

/** What the form of an enterprise asks for. */
export const enterpriseForm = proxy<{ practices: Resource<Practices>; logo: Resource<Logo> }>({
  practices: resource<Practices>(),
  logo: resource<Logo>(),
});

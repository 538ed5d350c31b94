import type { ResultOf } from '@contract/endpoint';
import type { listSignupProviders } from '@contract/signup/calls';
import { type Resource, resource } from '@portals/state/resource';
import { proxy } from 'valtio/vanilla';

type Practices = ResultOf<typeof listSignupProviders>['providers'];

/** The practices to sign up at, as they were last searched for. */
export const practices = proxy({ found: resource<Practices>() as Resource<Practices> });

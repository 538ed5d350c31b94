import type { ResultOf } from '@contract/endpoint';
import type { getSecondFactor, listOwnSessions } from '@contract/staff/own-account-calls';
import type { listPasskeys } from '@contract/staff/passkey-calls';
import type { Frozen } from '@portals/state/frozen';
import { type Resource, resource } from '@portals/state/resource';
import { proxy } from 'valtio/vanilla';

type Session = ResultOf<typeof listOwnSessions>['data'][number];
export type OwnSession = Frozen<Session>;
type Factor = ResultOf<typeof getSecondFactor>;

type Passkey = ResultOf<typeof listPasskeys>['data'][number];
export type OwnPasskey = Frozen<Passkey>;

type State = { sessions: Resource<Session[]>; factor: Resource<Factor>; passkeys: Resource<Passkey[]> };

/** What is one's own. Secrets and recovery codes are shown once and never kept here. */
export const account = proxy<State>({
  sessions: resource<Session[]>(),
  factor: resource<Factor>(),
  passkeys: resource<Passkey[]>(),
});

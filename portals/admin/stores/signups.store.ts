import type { ResultOf } from '@contract/endpoint';
import type { listSignups } from '@contract/lists/signup';
import { type Resource, resource } from '@portals/state/resource';
import { proxy } from 'valtio/vanilla';

export type SignupsPage = ResultOf<typeof listSignups>;
export type SignupRow = SignupsPage['data'][number];

/** The membership sign-ups on the screen. */
export const signups: { list: Resource<SignupsPage> } = proxy({ list: resource<SignupsPage>() });

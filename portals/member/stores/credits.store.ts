import type { ResultOf } from '@contract/endpoint';
import type { getGlobalCredits } from '@contract/membership/credit-calls';
import { forgetAlong } from '@portals/state/persist';
import { resetResource, resource } from '@portals/state/resource';
import { proxy } from 'valtio/vanilla';

export type CreditAccount = ResultOf<typeof getGlobalCredits>;

/** The credits of the membership that is looked at. Kept in memory only. */
export const credits = proxy({ account: resource<CreditAccount>() });

// Whoever logs in next at this device sees nothing of it.
forgetAlong('credits', () => resetResource(credits.account));

import type { ResultOf } from '@contract/endpoint';
import type { getAgreementsConfirmation } from '@contract/membership/renewal-calls';
import { persist } from '@portals/state/persist';
import { resetResource } from '@portals/state/resource';
import { proxy } from 'valtio/vanilla';
import { newOffer, type Offer, startOffer } from './offer';

export type NextYear = ResultOf<typeof getAgreementsConfirmation>;

type RenewalState = Offer<NextYear> & { outcome: 'agreed' | 'taken-back' | null };

/** Another year of a plan, to be agreed to. Only in memory: what it costs is asked anew after a reload. */
export const renewal = proxy<RenewalState>({ ...newOffer<NextYear>(), outcome: null });

export function resetRenewal(): void {
  resetResource(renewal.details);
  Object.assign(renewal, startOffer(), { outcome: null });
}

persist(renewal, { key: 'renewal', version: 1, fields: {}, reset: resetRenewal });

import type { ResultOf } from '@contract/endpoint';
import type { getPatientfiPlusPromotion } from '@contract/plus-promotion/calls';
import type { Frozen } from '@portals/state/frozen';

export type Promotion = ResultOf<typeof getPatientfiPlusPromotion>['promotion'];
type Days = Pick<Frozen<Promotion>, 'promoStartDate' | 'promoEndDate'>;

/** The days of a promotion, both included. */
export const promotionDays = ({ promoStartDate: first, promoEndDate: last }: Days): string =>
  first === last ? `on ${first}` : `from ${first} to ${last}`;

/** A promotion in a few words, as the list of onboarding's steps has it. */
export function promotionAbout(of: (Days & { active: boolean; optIn: boolean }) | undefined): string {
  if (!of?.active) return 'Not offered, can wait';
  return `${of.promoStartDate} to ${of.promoEndDate}${of.optIn ? ', takes part' : ''}`;
}

/** Where it stands, for the tag beside its heading. */
export const promotionTags: Readonly<Record<Promotion['state'], string>> = {
  NONE: 'Not offered',
  ANNOUNCED: 'Announced',
  RUNNING: 'Running',
  ENDED: 'Ended',
};

const ACTS = {
  OFFERED: 'offered it',
  WITHDRAWN: 'withdrew it',
  JOINED: 'took part for the practice',
  LEFT: 'stopped for the practice',
} as const;

/** What happened to a promotion: "Priya Raman offered it from 05/01/2034 to 05/31/2034". */
export const promotionEvent = (event: Frozen<Promotion>['events'][number]): string =>
  `${event.by} ${ACTS[event.act]}${event.act === 'OFFERED' ? ` ${promotionDays(event)}` : ''}`;

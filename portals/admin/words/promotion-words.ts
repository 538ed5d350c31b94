import type { ResultOf } from '@contract/endpoint';
import type { getPatientfiPlusPromotion } from '@contract/plus-promotion/calls';
import type { Frozen } from '@portals/state/frozen';
import { usDayText } from './us-days';

export type Promotion = ResultOf<typeof getPatientfiPlusPromotion>['promotion'];
type Days = Pick<Frozen<Promotion>, 'promoStartDate' | 'promoEndDate'>;

/** The days of a promotion, both included. */
export const promotionDays = ({ promoStartDate: first, promoEndDate: last }: Days): string =>
  first === last ? `on ${usDayText(first)}` : `from ${usDayText(first)} to ${usDayText(last)}`;

/** A promotion in a few words, as the list of onboarding's steps has it. */
export function promotionAbout(of: (Days & { active: boolean; optIn: boolean }) | undefined): string {
  if (!of?.active) return 'Not offered (optional)';
  return `${usDayText(of.promoStartDate)} to ${usDayText(of.promoEndDate)}${of.optIn ? ', opted in' : ''}`;
}

/** Where it stands, for the tag beside its heading. */
export const promotionTags: Readonly<Record<Promotion['state'], string>> = {
  NONE: 'Not offered',
  ANNOUNCED: 'Announced',
  RUNNING: 'Active',
  ENDED: 'Ended',
};

const ACTS = {
  OFFERED: 'offered the promotion',
  WITHDRAWN: 'withdrew the promotion',
  JOINED: 'opted the practice in',
  LEFT: 'opted the practice out',
} as const;

/** What happened to a promotion: "Priya Raman offered it from May 1, 2034 to May 31, 2034". */
export const promotionEvent = (event: Frozen<Promotion>['events'][number]): string =>
  `${event.by} ${ACTS[event.act]}${event.act === 'OFFERED' ? ` ${promotionDays(event)}` : ''}`;

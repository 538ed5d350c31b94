import type { CivilDate } from '../calendar/civil-date';
import { instantsOfDays } from '../calendar/zoned-day';

/** The PatientFi Plus promotion of a practice (provider-admin §3 patientFiPlusPromotion). A day is '' before one is named. */
export type Promotion = {
  /** The practice takes part. */
  readonly optIn: boolean;
  /** The platform offers it. */
  readonly active: boolean;
  readonly startDate: CivilDate | '';
  readonly endDate: CivilDate | '';
};

/** What every practice begins with. */
export const NO_PROMOTION: Promotion = { optIn: false, active: false, startDate: '', endDate: '' };

/** NONE: nothing is offered. ANNOUNCED: its first day is still to come. */
export const PROMOTION_STATES = ['NONE', 'ANNOUNCED', 'RUNNING', 'ENDED'] as const;
export type PromotionState = (typeof PROMOTION_STATES)[number];

/** What happens to a promotion: the platform offers or withdraws it, the practice joins or leaves. */
export const PROMOTION_ACTS = ['OFFERED', 'WITHDRAWN', 'JOINED', 'LEFT'] as const;
export type PromotionAct = (typeof PROMOTION_ACTS)[number];

/** A moment where a practice is: an instant as ISO-8601 UTC text, and the IANA zone of the practice. */
export type MomentThere = { readonly at: string; readonly timeZone: string };

/**
 * Where a promotion stands: it runs from the midnight that begins its first day to the midnight that ends its last one, in the
 * practice's time zone, both days included.
 */
export function promotionState(
  { active, startDate, endDate }: Promotion,
  { at, timeZone }: MomentThere,
): PromotionState {
  if (!active || startDate === '' || endDate === '') return 'NONE';
  const { from, to } = instantsOfDays(startDate, endDate, timeZone);
  if (at < from) return 'ANNOUNCED';
  return at < to ? 'RUNNING' : 'ENDED';
}

/** Whether a practice can take part, or stop: while a promotion runs or is announced. */
export const isOpen = (state: PromotionState): boolean => state === 'RUNNING' || state === 'ANNOUNCED';

export type SecondLook = 'NONE' | 'GENESIS' | 'PATIENTFI_PLUS';

/** The second way to pay that a practice's funding types offer to a declined applicant (provider-admin §3). */
export function secondLookOf(fundingTypes: readonly string[]): SecondLook {
  if (fundingTypes.includes('Genesis')) return 'GENESIS';
  return fundingTypes.includes('PatientFiUnlimited') ? 'PATIENTFI_PLUS' : 'NONE';
}

export type SecondLookFacts = {
  readonly fundingTypes: readonly string[];
  readonly promotion: Promotion;
  readonly moment: MomentThere;
  /** The application was offered PatientFi Plus by an earlier decision. */
  readonly wasOffered: boolean;
};

/**
 * The second way to pay of an application for financing that is decided at a moment: what it was offered once it keeps; else what the
 * practice's funding types say; where those say none, PatientFi Plus while a promotion runs in which the practice takes part.
 */
export function secondLookAt({ fundingTypes, promotion, moment, wasOffered }: SecondLookFacts): SecondLook {
  if (wasOffered) return 'PATIENTFI_PLUS';
  const own = secondLookOf(fundingTypes);
  if (own !== 'NONE') return own;
  return promotion.optIn && promotionState(promotion, moment) === 'RUNNING' ? 'PATIENTFI_PLUS' : 'NONE';
}

/**
 * A promotion after the platform set it. The practice agreed to certain days: it goes on taking part where the new ones lie within
 * them, and is asked again for any day more.
 */
export function promotionAfter(before: Promotion, set: Omit<Promotion, 'optIn'>): Promotion {
  const agreed = before.optIn && before.active && set.active;
  return { ...set, optIn: agreed && set.startDate >= before.startDate && set.endDate <= before.endDate };
}

/** What is wrong with the days of a promotion that is to be offered; by the field that says it. @param today where the practice is */
export function promotionFaults(
  { startDate, endDate }: Pick<Promotion, 'startDate' | 'endDate'>,
  today: CivilDate,
): Partial<Record<'promoStartDate' | 'promoEndDate', string>> {
  const faults: Partial<Record<'promoStartDate' | 'promoEndDate', string>> = {};
  if (startDate === '') faults.promoStartDate = 'Enter the first day.';
  if (endDate === '') faults.promoEndDate = 'Enter the last day.';
  else if (startDate !== '' && endDate < startDate) faults.promoEndDate = "The last day can't be before the first day.";
  else if (endDate < today) faults.promoEndDate = "This day has already passed in the practice's time zone.";
  return faults;
}

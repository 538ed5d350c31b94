import { partnerAprPercent } from '@domain/application/partner-loan';
import type { CivilDate } from '@domain/calendar/civil-date';
import { millisecondsOf } from '@domain/calendar/instant';
import { type AtPractice, practiceDayOf, practiceToday } from '../../../civil-today';
import type { Clock } from '../../../clock';
import type { PartnerLoanTable } from '../../../db/tables/application';
import type { PartnerOffer } from '../../../vendors/partner-lender/port';

/** What somebody reads who takes or signs an offer after its last day. */
export const OFFER_ENDED = "This offer has expired. There's no loan, and you owe nothing.";

/** The same of an offer whose rate has passed our limit, because its payments stand and its first period has become shorter. */
export const OFFER_TOO_DEAR =
  'Signed today, this offer would cost more than the 36% APR we allow, so it has ended. You owe nothing.';

/** The offer as the lender gave it. */
export function offerOf(loan: Pick<PartnerLoanTable, 'offer'>): PartnerOffer | null {
  // Written by the answer of the lender only.
  return loan.offer === null ? null : (JSON.parse(loan.offer) as PartnerOffer);
}

/** The day for which an offer's rate is told: that of the signature, else today, and after the offer's last day that one (decision 78). */
function dayOfOffer(
  { signed_at: signedAt }: { signed_at: string | null },
  { offeredUntil }: PartnerOffer,
  { clock, at }: { clock: Clock; at: AtPractice },
): CivilDate {
  if (signedAt !== null) return practiceDayOf(millisecondsOf(signedAt), at);
  const today = practiceToday(clock, at);
  return today < offeredUntil ? today : offeredUntil;
}

/** The offer as the lender gave it, with its rate on the day that counts; null without one. */
export function offerOnDay(
  loan: Pick<PartnerLoanTable, 'offer' | 'signed_at'>,
  where: { clock: Clock; at: AtPractice },
): (PartnerOffer & { readonly aprPercent: number }) | null {
  const offer = offerOf(loan);
  return offer && { ...offer, aprPercent: partnerAprPercent(offer, dayOfOffer(loan, offer, where)) };
}

import type { PartnerLoanTable } from '../../../db/tables/application';
import type { PartnerOffer } from '../../../vendors/partner-lender/port';

/** What somebody reads who takes or signs an offer after its last day. */
export const OFFER_ENDED = "This offer has expired. There's no loan, and you owe nothing.";

/** The offer as the lender gave it. */
export function offerOf(loan: Pick<PartnerLoanTable, 'offer'>): PartnerOffer | null {
  // Written by the answer of the lender only.
  return loan.offer === null ? null : (JSON.parse(loan.offer) as PartnerOffer);
}

import {
  acceptPartnerOffer as acceptPartnerOfferCall,
  declinePartnerOffer as declinePartnerOfferCall,
} from '@contract/application/partner-lender-calls';
import { resolvePartnerOffer } from '@domain/application/outcome';
import { isAboveLimit } from '@domain/application/partner-loan';
import { practiceToday } from '../../../civil-today';
import { command } from '../../../command/command';
import { AppError } from '../../../http/app-error';
import { refuseBlocked } from '../../credit-line/index';
import { lockCase } from '../application.reads';
import { addHistory, updateApplication } from '../application.writes';
import { partnerLoanOf } from './partner-loan.reads';
import { hasEnded, viewPartnerLoan } from './partner-loan.view';
import { changePartnerLoan } from './partner-loan.writes';
import { OFFER_ENDED, OFFER_TOO_DEAR, offerOf } from './partner-offer';

/**
 * Takes the offer. There is no loan before the signature, so nothing is sent.
 *
 * Effects: status, step, history, audit. Accepting again answers the same.
 * @throws AppError STEP_ORDER without an offer, after its last day, or where it costs more than 36% by now. Source: borrower §4 Partner-lender result.
 */
export const acceptPartnerOffer = command(acceptPartnerOfferCall)(async ({ body: { applicationId } }, context) => {
  const { tx, deps, now, record, leaveNoRow } = context;
  const of = await lockCase(tx, applicationId, 'APPLICATIONS');
  const { practice, borrower } = of;
  const loan = await tx.first(partnerLoanOf, { applicationId });
  const offer = loan && offerOf(loan);
  if (!loan || !offer || loan.status === 'DECLINED') throw new AppError('STEP_ORDER');
  if (loan.status === 'OFFERED') {
    refuseBlocked(borrower);
    if (hasEnded(loan, of, deps)) throw new AppError('STEP_ORDER', { userMessage: OFFER_ENDED });
    if (isAboveLimit(offer, practiceToday(deps.clock, of.practice)))
      throw new AppError('STEP_ORDER', { userMessage: OFFER_TOO_DEAR });
    await changePartnerLoan(tx, applicationId, { status: 'ACCEPTED', accepted_at: now });
    await updateApplication(tx, applicationId, { page_path: resolvePartnerOffer('accept').pagePath });
    await addHistory(context, applicationId, { action: 'PARTNER_OFFER_ACCEPTED' });
    await record('application.partner_offer_accepted', { practiceId: practice.id, id: applicationId });
  } else leaveNoRow('Accepted before.');
  return viewPartnerLoan({ db: tx, deps }, applicationId);
});

/**
 * Declines the offer, also after accepting it, as long as nothing is signed. The lender is told after the commit, so that its silence
 * keeps nobody from saying no.
 *
 * Effects: status, step, history, audit, the message to the lender. Declining again answers the same.
 * @throws AppError STEP_ORDER without an open offer. Source: decision 11.
 */
export const declinePartnerOffer = command(declinePartnerOfferCall)(async ({ body: { applicationId } }, context) => {
  const { tx, deps, now, record, send, leaveNoRow } = context;
  const { practice } = await lockCase(tx, applicationId, 'APPLICATIONS');
  const loan = await tx.first(partnerLoanOf, { applicationId });
  if (loan?.status === 'DECLINED') {
    leaveNoRow('Declined before.');
    return viewPartnerLoan({ db: tx, deps }, applicationId);
  }
  if (!loan?.reference || (loan.status !== 'OFFERED' && loan.status !== 'ACCEPTED')) throw new AppError('STEP_ORDER');
  await changePartnerLoan(tx, applicationId, { status: 'DECLINED', declined_at: now });
  await updateApplication(tx, applicationId, { page_path: resolvePartnerOffer('decline').pagePath });
  await addHistory(context, applicationId, { action: 'PARTNER_OFFER_DECLINED' });
  await record('application.partner_offer_declined', { practiceId: practice.id, id: applicationId });
  await send('decline-partner-offer', { applicationId, reference: loan.reference });
  return viewPartnerLoan({ db: tx, deps }, applicationId);
});

import type { listPartnerLoans, partnerLoan } from '@contract/application/partner-lender-calls';
import type { partnerPayout } from '@contract/application/partner-payout-entity';
import type { ResultOf } from '@contract/endpoint';
import { isOfferOver, partnerStatus } from '@domain/application/partner-loan';
import { cents } from '@domain/money/cents';
import { dollarsFromCents } from '@domain/money/dollars';
import { secondLookOf } from '@domain/practice/plus-promotion';
import type * as z from 'zod/mini';
import { practiceToday } from '../../../civil-today';
import type { Db } from '../../../db/database';
import type { PartnerLoanTable, PartnerPayoutTable } from '../../../db/tables/application';
import type { Deps } from '../../../deps';
import type { PartnerOffer } from '../../../vendors/partner-lender/port';
import type { Reading } from '../../../work';
import { viewPartnerNotice } from '../../household/index';
import { type ApplicationCase, getCase } from '../application.reads';
import { partnerLoanOf, signedPartnerLoans } from './partner-loan.reads';
import { offerOf, offerOnDay } from './partner-offer';
import { payoutOf } from './partner-payout.reads';

export type PartnerLoanView = z.input<typeof partnerLoan>;

/**
 * Whether a declined applicant may ask the partner lender: at a practice that has one, and where the denial is about credit. Somebody
 * who may be a stranger, or whose number belongs to another person, sends nobody's data anywhere.
 */
export function mayAsk({ application, practice }: ApplicationCase): boolean {
  const hasPartner =
    practice.is_genesis_prequal === 1 && secondLookOf(JSON.parse(practice.funding_types) as string[]) === 'GENESIS';
  const isCreditDenial =
    application.status === 'DENIED' &&
    application.page_path === 'application-denied' &&
    application.ssn_used === 0 &&
    application.fraud_alert === 0 &&
    (application.kba_passed !== 0 || application.identity_verified === 1);
  return hasPartner && isCreditDenial && application.purpose === 'NEW';
}

function offerView(offer: PartnerOffer & { readonly aprPercent: number }): NonNullable<PartnerLoanView['offer']> {
  return {
    approvedLoanAmount: dollarsFromCents(offer.amountCents),
    genesisApr: offer.aprPercent,
    termMonths: offer.termMonths,
    monthlyPayment: dollarsFromCents(offer.paymentCents),
    lastPayment: dollarsFromCents(offer.lastPaymentCents),
    financeCharge: dollarsFromCents(offer.financeChargeCents),
    totalOfPayments: dollarsFromCents(offer.totalOfPaymentsCents),
    firstDueOn: offer.firstDueOn,
    offeredUntil: offer.offeredUntil,
  };
}

/** Whether a loan's offer stands no longer, by the day of the practice. */
export function hasEnded(loan: PartnerLoanTable, { practice }: ApplicationCase, deps: Pick<Deps, 'clock'>): boolean {
  const { offeredUntil } = offerOf(loan) ?? {};
  const today = practiceToday(deps.clock, practice);
  return offeredUntil !== undefined && isOfferOver({ status: loan.status, offeredUntil }, today);
}

/** How the question of an application stands. @throws AppError NOT_FOUND */
export async function viewPartnerLoan({ db, deps }: Reading, applicationId: string): Promise<PartnerLoanView> {
  const of = await getCase(db, applicationId, 'APPLICATIONS');
  const loan = await db.first(partnerLoanOf, { applicationId });
  const offer = loan ? offerOnDay(loan, { clock: deps.clock, at: of.practice }) : null;
  return {
    available: !loan && mayAsk(of),
    lender: deps.vendors.partnerLender.name,
    status: loan ? partnerStatus(loan.status) : null,
    qualifier: loan ? 'GENESIS' : null,
    deniedMarker: loan?.status === 'FROZEN' ? 'FREEZE' : null,
    pagePath: of.application.page_path,
    consentedAt: loan?.consented_at ?? null,
    offer: offer && offerView(offer),
    offerEnded: loan !== undefined && hasEnded(loan, of, deps),
    acceptedAt: loan?.accepted_at ?? null,
    signedAt: loan?.signed_at ?? null,
    genesisAccountNumber: loan?.account_last_four ?? null,
  };
}

export const viewPayout = (row: PartnerPayoutTable): z.input<typeof partnerPayout> => ({
  status: row.status,
  amount: dollarsFromCents(cents(Number(row.amount_cents))),
  ref: row.payout_ref,
  on: row.moved_on,
  returnCode: row.return_code,
  version: row.version,
});

/** The loan that the partner lender made, and what it pays the practice; null before there is one. */
export async function viewSignedLoan(db: Db, applicationId: string, deps: Pick<Deps, 'vendors'>) {
  const loan = await db.first(partnerLoanOf, { applicationId });
  const offer = loan && offerOf(loan);
  if (loan?.status !== 'SIGNED' || !offer) return null;
  const payout = await db.first(payoutOf, { applicationId });
  return {
    lender: deps.vendors.partnerLender.name,
    amount: dollarsFromCents(offer.amountCents),
    signedAt: loan.signed_at,
    payout: payout ? viewPayout(payout) : null,
    spouseNotice: await viewPartnerNotice(db, applicationId),
  };
}

/** What the partner lender lent to a borrower, as their portal shows it. */
export async function viewLoansOf(
  { db, deps }: Reading,
  borrowerId: string,
): Promise<ResultOf<typeof listPartnerLoans>> {
  const rows = await db.all(signedPartnerLoans, { borrowerId });
  const data = rows.flatMap((row) => {
    const offer = offerOnDay(row, { clock: deps.clock, at: row });
    if (!offer || row.signed_at === null) return [];
    const {
      approvedLoanAmount: amount,
      genesisApr,
      termMonths,
      monthlyPayment,
      lastPayment,
      ...more
    } = offerView(offer);
    return [
      {
        _id: row.application_id,
        lender: deps.vendors.partnerLender.name,
        practice: row.practice_name,
        ...{ amount, genesisApr, termMonths, monthlyPayment, lastPayment },
        ...{ totalOfPayments: more.totalOfPayments, firstDueOn: more.firstDueOn },
        signedAt: row.signed_at,
        genesisAccountNumber: row.account_last_four,
      },
    ];
  });
  return { data };
}

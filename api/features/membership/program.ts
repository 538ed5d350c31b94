import type { CancellationBasis } from '@domain/membership/delivered-price';
import { DEFAULT_PAYMENT_OPTIONS, feeSplit } from '@domain/membership/membership-fee';
import { DEFAULT_WAY } from '@domain/membership/payment-options';
import { type Cents, cents } from '@domain/money/cents';
import { type Rate, rateFromUnits } from '@domain/money/rate';
import type { Db } from '../../db/database';
import { type PlanRow, type ProgramRow, programOf, termsOfEnterprise } from './membership.reads';

/** Most installments of a cancellation that a practice grants unless it says otherwise. */
const INSTALLMENTS_MAX = 12;

/** How a practice takes part: as it set, as its enterprise did, or by the defaults. */
export const programOfPractice = async (db: Db, practiceId: string): Promise<ProgramRow> =>
  (await db.first(programOf, { practiceId })) ?? {
    ...defaultProgram(practiceId),
    ...(await db.first(termsOfEnterprise, { practiceId })),
  };

/** The terms that a plan of a practice gets on the day it is made. */
export type ProgramTerms = {
  readonly contract: 'UPFRONT' | 'MONTHLY';
  readonly merchantFee: Rate;
  /** A month. */
  readonly memberFeeCents: Cents;
  readonly providerFeeCents: Cents;
  readonly basis: CancellationBasis;
  readonly installmentsMax: number;
};

/** How a practice that has not set anything takes part (membership §9). */
export function defaultProgram(practiceId: string): ProgramRow {
  const { membershipFeeType, membershipFee, merchantDiscountFee, saasFeeCents, annualDiscount } =
    DEFAULT_PAYMENT_OPTIONS;
  return {
    practice_id: practiceId,
    contract: 'UPFRONT',
    fee_type: membershipFeeType,
    provider_fee_cents: membershipFee.paidByProviderCents,
    member_fee_cents: membershipFee.paidByMemberCents,
    merchant_fee: merchantDiscountFee,
    saas_fee_cents: saasFeeCents,
    annual_discount: annualDiscount,
    payment_period: DEFAULT_WAY.paymentPeriod,
    basis: 'MEMBER',
    installments_max: INSTALLMENTS_MAX,
    enabled: Number(DEFAULT_WAY.enabled),
    payment_method: DEFAULT_WAY.paymentMethod,
    version: 1,
  };
}

export async function programTerms(db: Db, practiceId: string): Promise<ProgramTerms> {
  const row = await programOfPractice(db, practiceId);
  const fees = feeSplit(Number(row.fee_type), {
    paidByProviderCents: cents(Number(row.provider_fee_cents)),
    paidByMemberCents: cents(Number(row.member_fee_cents)),
  });
  return {
    contract: row.contract,
    merchantFee: rateFromUnits(Number(row.merchant_fee), 'merchantDiscountFee'),
    memberFeeCents: fees.memberCents,
    providerFeeCents: fees.providerCents,
    basis: row.basis,
    installmentsMax: Number(row.installments_max),
  };
}

/** The terms that a plan has: a change of it changes treatments, and no terms. */
export const termsOf = (plan: PlanRow): ProgramTerms => ({
  contract: plan.contract,
  merchantFee: rateFromUnits(Number(plan.merchant_fee), 'merchantDiscountFee'),
  memberFeeCents: cents(Number(plan.member_fee_cents)),
  providerFeeCents: cents(Number(plan.provider_fee_cents)),
  basis: plan.basis,
  installmentsMax: Number(plan.installments_max),
});

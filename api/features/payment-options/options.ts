import type { optionsStanding, paymentOptions } from '@contract/payment-options/entity';
import type { PaymentMethod, PaymentPeriod } from '@domain/enums';
import { type MembershipFeeType, saasFee } from '@domain/membership/membership-fee';
import { PREVIEW_MONTHLY_PAYMENT, previewOfMonth } from '@domain/membership/payment-options';
import { type Cents, cents } from '@domain/money/cents';
import { dollarsFromCents } from '@domain/money/dollars';
import { percentNumber, type Rate, rateFromUnits } from '@domain/money/rate';
import type * as z from 'zod/mini';
import type { Db, Tx } from '../../db/database';
import type { Deps } from '../../deps';
import type { StaffActor } from '../../http/actor';
import { AppError } from '../../http/app-error';
import {
  enterpriseFacts,
  enterpriseTerms,
  type FeePayer,
  practiceTerms,
  type TermsRow,
  takenEnterprise,
} from '../fee-account/index';
import { defaultProgram, programOfPractice } from '../membership/index';
import { isFirstFeeAsked, openOf } from '../membership-invoice/index';
import { practiceFacts, takenPractice } from './options.reads';

/** How somebody takes part, as it stands. */
export type Options = {
  payer: FeePayer;
  /** The practice of its audit rows; null for an enterprise. */
  practiceId: string | null;
  terms: TermsRow;
  termsOf: z.input<typeof optionsStanding>['termsOf'];
  enterprise: { id: string; name: string } | null;
  feesPaidByEnterprise: boolean;
};

/** Prices are agreed on with us: administrators of ours set them. */
export const mayChangePrices = ({ role, financePartner }: StaffActor): boolean => role === 'Admin' && !financePartner;

function defaultTerms(): TermsRow {
  const { practice_id: _, contract: _contract, basis: _basis, installments_max: _max, ...terms } = defaultProgram('');
  return terms;
}

/** Options of a practice, also before it offers memberships: they are agreed on first. @throws AppError NOT_FOUND. */
export async function optionsOfPractice(db: Db, id: string, taken?: Tx): Promise<Options> {
  const practice = taken ? await taken.first(takenPractice, { id }) : await db.first(practiceFacts, { id });
  if (!practice) throw new AppError('NOT_FOUND');
  const { enterprise_id: enterpriseId } = practice;
  const enterprise = enterpriseId === null ? undefined : await db.first(enterpriseFacts, { id: enterpriseId });
  const own = await db.first(practiceTerms, { id });
  const ofEnterprise = own || !enterprise ? undefined : await db.first(enterpriseTerms, { id: enterprise.id });
  return {
    payer: { kind: 'PRACTICE', id },
    practiceId: id,
    terms: own ?? { ...(ofEnterprise ?? defaultTerms()), version: 1 },
    termsOf: own ? 'OWN' : ofEnterprise ? 'ENTERPRISE' : 'DEFAULT',
    enterprise: enterprise ? { id: enterprise.id, name: enterprise.name } : null,
    feesPaidByEnterprise: enterprise?.fees_paid_by_enterprise === 1,
  };
}

/** Options of an enterprise. @throws AppError NOT_FOUND. */
export async function optionsOfEnterprise(db: Db, id: string, taken?: Tx): Promise<Options> {
  const enterprise = taken ? await taken.first(takenEnterprise, { id }) : await db.first(enterpriseFacts, { id });
  if (!enterprise) throw new AppError('NOT_FOUND');
  const own = await db.first(enterpriseTerms, { id });
  return {
    payer: { kind: 'ENTERPRISE', id },
    practiceId: null,
    terms: own ?? { ...defaultTerms(), version: 1 },
    termsOf: own ? 'OWN' : 'DEFAULT',
    enterprise: { id, name: enterprise.name },
    feesPaidByEnterprise: enterprise.fees_paid_by_enterprise === 1,
  };
}

const usd = (amount: number) => dollarsFromCents(cents(amount));

/** Terms as the domain reads them. */
export const figuresOf = (terms: TermsRow) => ({
  feeType: Number(terms.fee_type) as MembershipFeeType,
  fee: {
    paidByProviderCents: cents(Number(terms.provider_fee_cents)),
    paidByMemberCents: cents(Number(terms.member_fee_cents)),
  },
  saasFeeCents: cents(Number(terms.saas_fee_cents)),
  annualDiscount: rateFromUnits(Number(terms.annual_discount), 'annualDiscount'),
  merchantFee: rateFromUnits(Number(terms.merchant_fee), 'merchantDiscountFee'),
});
export type Figures = {
  feeType: MembershipFeeType;
  fee: { paidByProviderCents: Cents; paidByMemberCents: Cents };
  saasFeeCents: Cents;
  annualDiscount: Rate;
  merchantFee: Rate;
};

export function optionsView({ terms, feesPaidByEnterprise }: Options): z.input<typeof paymentOptions> {
  const { feeType, fee, saasFeeCents, annualDiscount, merchantFee } = figuresOf(terms);
  return {
    enabled: terms.enabled === 1,
    paymentPeriod: terms.payment_period as PaymentPeriod,
    paymentMethod: terms.payment_method as PaymentMethod,
    saasFee: usd(saasFeeCents),
    annualDiscount: percentNumber(annualDiscount),
    membershipFee: { paidByProvider: usd(fee.paidByProviderCents), paidByMember: usd(fee.paidByMemberCents) },
    merchantDiscountFee: percentNumber(merchantFee),
    membershipFeeType: feeType,
    feesPaidByEnterprise,
  };
}

const contractView = ({ contract, basis, installments_max }: Awaited<ReturnType<typeof programOfPractice>>) => ({
  payout: contract,
  cancellationBasis: basis,
  installmentsMax: Number(installments_max),
});

export async function standingView(
  { db, deps }: { db: Db; deps: Pick<Deps, 'clock'> },
  options: Options,
  actor: StaffActor,
): Promise<z.input<typeof optionsStanding>> {
  const { payer, practiceId, terms, termsOf, enterprise, feesPaidByEnterprise } = options;
  const { feeType, fee, saasFeeCents, annualDiscount } = figuresOf(terms);
  const saas = { saasFeeCents, annualDiscount, feesPaidByEnterprise };
  const preview = previewOfMonth(feeType, fee);
  const open = await openOf({ db, deps }, payer);
  return {
    version: Number(terms.version),
    saasOfMonth: usd(saasFee(saas, 'MONTHLY').amountCents),
    saasOfYear: usd(saasFee(saas, 'ANNUAL').amountCents),
    preview: {
      monthlyPayment: usd(PREVIEW_MONTHLY_PAYMENT),
      withFee: usd(preview.memberCents),
      invoiced: usd(preview.providerCents),
    },
    mayChangePrices: mayChangePrices(actor),
    termsOf,
    enterprise: enterprise && { _id: enterprise.id, name: enterprise.name },
    contract: practiceId === null ? null : contractView(await programOfPractice(db, practiceId)),
    open: { count: open.count, total: usd(open.totalCents), debitOn: open.debitOn },
    isFirstFeeAsked: practiceId === null ? null : await isFirstFeeAsked(db, practiceId),
  };
}

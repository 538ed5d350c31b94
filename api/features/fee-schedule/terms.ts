import { feeSplit } from '@domain/membership/membership-fee';
import { cents } from '@domain/money/cents';
import type { FeeScheduleTerms, ProductFee } from '@domain/practice/fee-schedule';
import type { Db } from '../../db/database';
import { enterpriseTerms } from '../fee-account/index';
import { programOfPractice } from '../membership/index';
import { loadRiskProfile } from '../risk/index';
import type { FeesPractice } from './fee-schedule.reads';

/** Units of a rate in a basis point. */
const UNITS_PER_BPS = 100;

/** What a practice pays by its rates and fees of today. */
export async function termsOfToday(db: Db, practice: FeesPractice): Promise<FeeScheduleTerms> {
  const enrollments = JSON.parse(practice.enrollments) as string[];
  return {
    financing: enrollments.includes('APPLICATIONS') ? await financingOf(db, practice) : null,
    memberships: enrollments.includes('MEMBERSHIPS') ? await membershipsOf(db, practice) : null,
  };
}

async function financingOf(db: Db, practice: FeesPractice): Promise<NonNullable<FeeScheduleTerms['financing']>> {
  const { risk_profile_id: profileId, product_group_id: group, funding_types: types } = practice;
  const { compiled } = await loadRiskProfile(db, profileId, group);
  const { productGroup, gradeRiskMdf } = compiled.configuration;
  const fees = productGroup.products
    .filter(({ enabled }) => enabled)
    .map(({ product, name, mdfBps, minimumFeeCents }): ProductFee => {
      const row = gradeRiskMdf.products.find((one) => one.product === product);
      const all = row ? Object.values(row.values).filter((bps) => bps !== null) : [];
      const rates = all.length > 0 ? all : [mdfBps];
      return { name, fromBps: Math.min(...rates), toBps: Math.max(...rates), minimumFeeCents: cents(minimumFeeCents) };
    });
  const isUnlimited = (JSON.parse(types) as string[]).includes('PatientFiUnlimited');
  return { products: fees, unlimitedBps: isUnlimited ? practice.unlimited_fee_bps : null };
}

async function membershipsOf(db: Db, practice: FeesPractice): Promise<NonNullable<FeeScheduleTerms['memberships']>> {
  const program = await programOfPractice(db, practice.id);
  const isPaidForIt = practice.enterprise_id !== null && practice.fees_paid_by_enterprise === 1;
  const ofEnterprise = isPaidForIt ? await db.first(enterpriseTerms, { id: practice.enterprise_id ?? '' }) : undefined;
  const { payment_period: period } = ofEnterprise ?? program;
  const { saas_fee_cents: fee, annual_discount: discount } = program;
  const split = feeSplit(Number(program.fee_type), {
    paidByProviderCents: cents(Number(program.provider_fee_cents)),
    paidByMemberCents: cents(Number(program.member_fee_cents)),
  });
  return {
    platformFeeCents: cents(Number(fee)),
    period: period === 'ANNUAL' ? 'YEAR' : 'MONTH',
    yearDiscountBps: Number(discount) / UNITS_PER_BPS,
    providerFeeCents: split.providerCents,
    memberFeeCents: split.memberCents,
    merchantFeeBps: Number(program.merchant_fee) / UNITS_PER_BPS,
    paidBy: isPaidForIt ? practice.enterprise_name : null,
  };
}

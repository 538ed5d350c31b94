import type { planAgreement as planAgreementSchema } from '@contract/plan-agreement/entity';
import { debitDay } from '@domain/membership/calendar';
import { type Cents, cents } from '@domain/money/cents';
import { dollarsFromCents } from '@domain/money/dollars';
import type * as z from 'zod/mini';
import type { Db } from '../../db/database';
import type { Deps } from '../../deps';
import { boxView, contentHash, type DocumentContent } from '../document/index';
import { methodOf, viewMembership } from '../membership/index';
import type { PaymentMethodRow } from '../payment-method/index';
import { type AgreedPlan, agreedPlan } from './agreed-plan';
import { agreementText, authorizationText, consentIn, figuresToday } from './agreement-text';
import { personOfAgreement, signedCopyOfPlan } from './signed-copy.reads';

export type PlanAgreementView = z.input<typeof planAgreementSchema>;

const usd = (amount: number | Cents) => dollarsFromCents(cents(Number(amount)));
const sectionsOf = ({ sections }: DocumentContent) =>
  sections.map(({ heading, paragraphs }) => ({ heading: heading ?? null, paragraphs: [...paragraphs] }));

/** A plan agreement with its payment, as the practice follows it. `documentPath` opens the signed copy; it is issued by the caller. */
export async function viewAgreement(
  { db, deps }: { db: Db; deps: Pick<Deps, 'clock' | 'config'> },
  membershipId: string,
  documentPath = '',
): Promise<PlanAgreementView> {
  const of = await agreedPlan(db, deps, membershipId);
  const { row, plan, parties } = of;
  const copy = await db.first(signedCopyOfPlan, { planId: plan.id });
  const person = await db.first(personOfAgreement, { id: row.borrower_id });
  const text = await agreementText(db, of, deps);
  const authorization = authorizationText(deps);
  const isActive = row.status === 'ACTIVE';
  return {
    privimembership: row.id,
    practiceId: row.practice_id,
    practiceName: parties.practice_name,
    firstName: parties.first_name,
    lastName: parties.last_name,
    email: parties.email || null,
    phoneNumber: parties.phone,
    isContactOpen: !isActive && row.is_invited === 1 && !person?.email_verified_at && !person?.phone_verified_at,
    status: row.status,
    step: !isActive ? 1 : copy ? 3 : 2,
    signedName: isActive ? plan.signed_name : null,
    payment: await paymentOf({ db, deps }, of),
    document: {
      title: text.title,
      box: text.box && boxView(text.box, 'en'),
      sections: sectionsOf(text),
      consent: consentIn(text),
    },
    disclosureHash: contentHash(text),
    authorization: {
      title: authorization.title,
      sections: sectionsOf(authorization),
      sha256: contentHash(authorization),
    },
    signedCopy: copy ? { type: 'signed-plan-agreement', documentPath, uploadedAt: copy.uploaded_at } : null,
    version: row.version,
  };
}

const optionOf = (method: PaymentMethodRow | undefined) =>
  method === undefined ? null : method.kind === 'CARD' ? ('CARD' as const) : ('BANK' as const);

async function paymentOf(
  { db, deps }: { db: Db; deps: Pick<Deps, 'clock' | 'config'> },
  of: AgreedPlan,
): Promise<PlanAgreementView['payment']> {
  const { row, plan } = of;
  const isActive = row.status === 'ACTIVE';
  const method = await methodOf(db, row);
  const month = Number(plan.monthly_cents) + Number(plan.member_fee_cents);
  const shared = {
    option: optionOf(method),
    monthlyPayment: usd(month),
    totalTreatmentsCost: usd(Number(plan.total_cents)),
    upfrontCost: usd(Number(plan.upfront_cents)),
    cardNumber: method?.last_four ?? null,
  };
  if (isActive) {
    const { payments, nextPaymentDate, globalCredits } = await viewMembership({ db, deps }, row.id, 'practice');
    const first = payments.find(({ kind }) => kind === 'ACTIVATION');
    return {
      ...shared,
      amount: first?.amount ?? 0,
      nextPaymentDate,
      paymentDueToday: 0,
      spendableCredits: globalCredits,
      amountPaidToday: first?.amount ?? 0,
      membershipPayment: usd(month),
      paymentDate: first?.paidOn ?? null,
    };
  }
  const figures = await figuresToday(db, of);
  const [, second] = figures.payments;
  return {
    ...shared,
    amount: usd(figures.dueTodayCents),
    nextPaymentDate: second ? debitDay(second.on) : null,
    paymentDueToday: usd(figures.dueTodayCents),
    spendableCredits: usd(figures.spendableCents),
    amountPaidToday: 0,
    membershipPayment: usd(figures.treatmentsCents + figures.feeCents),
    paymentDate: null,
  };
}

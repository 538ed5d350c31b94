import type { planAgreement as planAgreementSchema } from '@contract/plan-agreement/entity';
import { type Cents, cents } from '@domain/money/cents';
import { dollarsFromCents } from '@domain/money/dollars';
import type * as z from 'zod/mini';
import { civilToday } from '../../civil-today';
import type { Db } from '../../db/database';
import type { Deps } from '../../deps';
import { AppError } from '../../http/app-error';
import { contentHash, type DocumentContent, unsignedText } from '../document/index';
import { type MembershipRow, membershipById } from '../member-record/index';
import {
  activationFigures,
  methodOf,
  type Parties,
  type PlanRow,
  type PlanTreatmentRow,
  partiesOf,
  planAgreement,
  planById,
  treatmentsOfPlan,
  viewMembership,
} from '../membership/index';
import type { PaymentMethodRow } from '../payment-method/index';
import { personOfAgreement, signedCopyOfPlan } from './signed-copy.reads';

export type PlanAgreementView = z.input<typeof planAgreementSchema>;

const usd = (amount: number | Cents) => dollarsFromCents(cents(Number(amount)));
const sectionsOf = ({ sections }: DocumentContent) =>
  sections.map(({ heading, paragraphs }) => ({ heading: heading ?? null, paragraphs: [...paragraphs] }));

export type AgreedPlan = {
  row: MembershipRow;
  plan: PlanRow;
  treatments: readonly PlanTreatmentRow[];
  parties: Parties;
  /** Today where the practice is. */
  on: ReturnType<typeof civilToday>;
};

/**
 * The plan that waits to be activated in the practice, or was.
 * @throws AppError NOT_FOUND, STEP_ORDER where there is none.
 */
export async function agreedPlan(db: Db, deps: Pick<Deps, 'clock'>, membershipId: string): Promise<AgreedPlan> {
  const row = await db.first(membershipById, { id: membershipId });
  const parties = row && (await db.first(partiesOf, { membershipId }));
  if (!row || !parties) throw new AppError('NOT_FOUND');
  const isWaiting = row.status === 'PLAN_REQUESTED';
  const planId = isWaiting ? row.requested_plan_id : row.status === 'ACTIVE' ? row.active_plan_id : null;
  const plan = planId === null ? undefined : await db.first(planById, { id: planId });
  if (!plan || (isWaiting && row.changed_by_member === 1))
    throw new AppError('STEP_ORDER', { userMessage: 'There is no plan to agree on here.' });
  return {
    row,
    plan,
    treatments: await db.all(treatmentsOfPlan, { planId: plan.id }),
    parties,
    on: civilToday(deps.clock, parties.practice_state),
  };
}

/** The agreement as the practice shows and prints it, in English. */
export const agreementText = ({ row, plan, treatments, parties, on }: AgreedPlan, deps: Pick<Deps, 'config'>) =>
  planAgreement({ plan, treatments, parties, payAtOnce: row.pays_at_once === 1, on }, deps.config, 'en');

export const authorizationText = (deps: Pick<Deps, 'config'>) => unsignedText('ach-authorization', deps.config);

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
  const text = agreementText(of, deps);
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
    payment: await paymentOf({ db, deps }, of),
    document: { title: text.title, sections: sectionsOf(text) },
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
  { row, plan, on }: AgreedPlan,
): Promise<PlanAgreementView['payment']> {
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
  const figures = await activationFigures(
    db,
    { membershipId: row.id, plan, on },
    { applyCredits: true, payAtOnce: false },
  );
  return {
    ...shared,
    amount: usd(figures.dueTodayCents),
    nextPaymentDate: figures.payments[1]?.on ?? null,
    paymentDueToday: usd(figures.dueTodayCents),
    spendableCredits: usd(figures.spendableCents),
    amountPaidToday: 0,
    membershipPayment: usd(figures.treatmentsCents + figures.feeCents),
    paymentDate: null,
  };
}

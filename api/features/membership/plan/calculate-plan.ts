import type { CivilDate } from '@domain/calendar/civil-date';
import { paymentsLeft } from '@domain/membership/calendar';
import { spendableCredits } from '@domain/membership/global-credits';
import { type Cents, ZERO_CENTS } from '@domain/money/cents';
import { DomainRefusal } from '@domain/refusal';
import { practiceToday } from '../../../civil-today';
import type { Clock } from '../../../clock';
import type { Db } from '../../../db/database';
import type { MemberActor, StaffActor } from '../../../http/actor';
import { AppError } from '../../../http/app-error';
import { type MembershipRow, membershipAt, membershipById } from '../../member-record/index';
import { practiceById } from '../../practice/index';
import {
  creditLots,
  givenByThread,
  monthsBilledOf,
  pausesOf,
  type RunningMembership,
  runningOf,
  yearOf,
} from '../figures';
import { injectorsOf, lotsOf, planById, treatmentsOfPlan } from '../membership.reads';
import { programTerms, termsOf } from '../program';
import { type Calculated, type CalculationView, calculationView } from './calculation.view';
import { changeFigures } from './change-figures';
import { coveredContract } from './contract-of';
import { type AskedContent, askedOfKept, discountsOfPlan, type PlannedContent, planContentOf } from './plan-content';

export type Asking = {
  actor: MemberActor | StaffActor;
  practiceId: string;
  membershipId: string | undefined;
  asked: AskedContent;
  applyCredits: boolean;
};

/** The membership that a calculation is for: the one that is named, or a member's own at the practice. @throws AppError NOT_FOUND */
async function membershipOf(
  db: Db,
  { actor, membershipId: id, practiceId }: Asking,
): Promise<MembershipRow | undefined> {
  if (id === undefined && actor.kind === 'staff') return undefined;
  const own = actor.kind === 'member' ? { borrowerId: actor.borrowerId, practiceId } : null;
  const row = id === undefined ? own && (await db.first(membershipAt, own)) : await db.first(membershipById, { id });
  if (row?.practice_id !== practiceId) throw new AppError('NOT_FOUND');
  return row;
}

/**
 * What a member asks for: units and intervals are theirs to choose, discounts are the practice's to give. Treatments of the plan that
 * waits, or runs, keep theirs; others have what the settings say.
 */
async function askedByMember(db: Db, row: MembershipRow, asked: AskedContent): Promise<AskedContent> {
  const planId = row.requested_plan_id ?? row.active_plan_id;
  const plan = planId === null ? undefined : await db.first(planById, { id: planId });
  const kept = plan ? await db.all(treatmentsOfPlan, { planId: plan.id }) : [];
  return {
    treatments: asked.treatments.map(({ discountPercent: _, discountAmount: __, upfrontCost: ___, ...one }) => {
      const same = kept.find(({ treatment_id: id }) => id === one._id);
      if (!same) return one;
      const { discountPercent, discountAmount, upfrontCost } = askedOfKept(same);
      return { ...one, discountPercent, discountAmount, upfrontCost };
    }),
    discounts: (plan ? discountsOfPlan(plan) : []).map(({ issuer, amountCents, product }) => ({
      issuer,
      amount: amountCents,
      ...(product != null && { product }),
    })),
  };
}

/** What the plan does to the one that runs. @throws AppError INVALID_FIELDS naming what cannot be. */
async function changeOf(
  db: Db,
  of: RunningMembership | undefined,
  content: PlannedContent,
): Promise<Calculated['change']> {
  if (of?.row.status !== 'ACTIVE' || of.row.activated_on === null) return null;
  const { row } = of;
  const dates: CivilDate[] = paymentsLeft({
    anchor: of.row.activated_on,
    year: yearOf(row),
    pauses: pausesOf(row),
    paymentsBilled: monthsBilledOf(of),
  });
  try {
    return { ...(await changeFigures(db, of, content)), dates };
  } catch (thrown) {
    if (!(thrown instanceof DomainRefusal)) throw thrown;
    const field = thrown.field === 'newTotal' ? 'treatments' : thrown.field;
    throw new AppError('INVALID_FIELDS', { fields: [{ field, message: thrown.message }] });
  }
}

/**
 * Works out a plan of a practice's treatments, for nobody, or for a member whose credits and running plan count.
 * @throws AppError NOT_FOUND for an unknown practice or another practice's member; INVALID_FIELDS naming the row.
 */
export async function calculatePlan({ db, clock }: { db: Db; clock: Clock }, asking: Asking): Promise<CalculationView> {
  const { practiceId, asked, applyCredits } = asking;
  const isForMember = asking.actor.kind === 'member';
  const practice = await db.first(practiceById, { id: practiceId });
  if (!practice) throw new AppError('NOT_FOUND');
  const row = await membershipOf(db, asking);
  const running = row && row.status === 'ACTIVE' ? await runningOf(db, row) : undefined;
  const said = isForMember && row ? await askedByMember(db, row, asked) : asked;
  const given = running ? givenByThread(running) : new Map();
  const content = await planContentOf(db, { practiceId, runs: running?.treatments ?? [], given }, said);
  const today = practiceToday(clock, practice);
  const spendableCents: Cents = row
    ? spendableCredits(creditLots(await db.all(lotsOf, { membershipId: row.id })), today)
    : ZERO_CENTS;
  // A change of the plan that runs changes no terms.
  const terms = running ? termsOf(running.plan) : await programTerms(db, practiceId);
  return calculationView({
    practice: { id: practice.id, name: practice.name },
    content,
    terms,
    contract: running
      ? running.plan.contract
      : coveredContract(row, { contract: terms.contract, total_cents: content.totals.totalTreatmentsCostCents }),
    today,
    credits: { apply: applyCredits, spendableCents },
    given,
    injectors: new Map((await db.all(injectorsOf, { practiceId })).map(({ id, name }) => [id, name])),
    change: await changeOf(db, running, content),
    isForMember,
  });
}

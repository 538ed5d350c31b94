import type { CivilDate } from '@domain/calendar/civil-date';
import { fundingDueOn } from '@domain/funding/deposit';
import { membershipBilled, upfrontBilled } from '@domain/ledger/membership-templates';
import { merchantFeeSoFar } from '@domain/membership/merchant-fee';
import { type Cents, cents, ZERO_CENTS } from '@domain/money/cents';
import { rateFromUnits } from '@domain/money/rate';
import type { Db } from '../../../db/database';
import type { MembershipRow } from '../../member-record/index';
import type { BillRow, PlanRow } from '../membership.reads';
import { type Booking, postFor } from './books';
import { billByKey, fundedOf } from './money.reads';
import { insertBill, insertMemberFunding } from './money.writes';

export type BillWish = {
  kind: 'UPFRONT' | 'MONTH' | 'YEAR';
  number: number;
  dueOn: CivilDate;
  debitOn: CivilDate;
  /** The day of its entry, where it is not the day on which it is due: a month that is paid before. */
  bookedOn?: CivilDate;
  treatmentsCents: Cents;
  feeCents: Cents;
  /** Treatments of the plan year that were billed before. */
  billedBeforeCents: Cents;
};

/**
 * Bills a member, once: the bill, its entry, and, for a practice that is paid month by month, what it gets for it. Known already where
 * the job of a day runs again.
 */
export async function addBill(
  context: Booking,
  { row, plan }: { row: MembershipRow; plan: PlanRow },
  wish: BillWish,
): Promise<BillRow> {
  const { tx, deps, now } = context;
  const key = `bill:${row.id}:${row.plan_year}:${wish.kind}:${wish.number}`;
  const known = await tx.first(billByKey, { key });
  if (known) return known;
  const bill: BillRow = {
    id: deps.newId(),
    membership_id: row.id,
    practice_id: row.practice_id,
    plan_id: plan.id,
    natural_key: key,
    kind: wish.kind,
    plan_year: Number(row.plan_year),
    number: wish.number,
    due_on: wish.dueOn,
    debit_on: wish.debitOn,
    treatments_cents: wish.treatmentsCents,
    fee_cents: wish.feeCents,
    paid_treatments_cents: 0,
    paid_fee_cents: 0,
    status: wish.treatmentsCents + wish.feeCents === 0 ? 'PAID' : 'OPEN',
    created_at: now,
    version: 1,
  };
  await tx.run(insertBill, bill);
  if (bill.status === 'PAID') return bill;
  const isPlanFunded = plan.contract === 'UPFRONT';
  const merchantFee = isPlanFunded ? ZERO_CENTS : await feeOf(tx, { row, plan }, wish);
  const billed = {
    membershipId: row.id,
    practiceId: row.practice_id,
    treatments: wish.treatmentsCents,
    isPlanFunded,
    merchantFee,
  };
  const draft =
    wish.kind === 'UPFRONT' ? upfrontBilled(billed) : membershipBilled({ ...billed, memberFee: wish.feeCents });
  await postFor(context, row, { draft, on: wish.bookedOn ?? wish.dueOn, naturalKey: key });
  if (!isPlanFunded && wish.treatmentsCents > 0)
    await fund(context, row, {
      kind: 'MONTH',
      naturalKey: `fund:${bill.id}`,
      grossCents: wish.treatmentsCents,
      feeCents: merchantFee,
      dueOn: fundingDueOn(wish.debitOn),
    });
  return bill;
}

/** The fee on all that is billed with this, less what was taken so far: also after the plan was changed the year bears its own fee. */
async function feeOf(db: Db, { row, plan }: { row: MembershipRow; plan: PlanRow }, wish: BillWish): Promise<Cents> {
  const taken = await db.first(fundedOf, { membershipId: row.id, planYear: Number(row.plan_year) });
  const soFar = merchantFeeSoFar({
    planTotalCents: cents(Number(plan.total_cents)),
    rate: rateFromUnits(Number(plan.merchant_fee), 'merchantDiscountFee'),
    billedCents: cents(wish.billedBeforeCents + wish.treatmentsCents),
  });
  const fee = soFar - Number(taken?.fee_cents ?? 0);
  return cents(Math.min(wish.treatmentsCents, Math.max(0, fee)));
}

/** What the practice gets, or gives back where it is below zero, from a day on; the next deposits take it in. */
export async function fund(
  { tx, deps, now }: Pick<Booking, 'tx' | 'deps' | 'now'>,
  row: MembershipRow,
  of: {
    kind: 'PLAN' | 'MONTH' | 'CHANGE' | 'CANCELLATION';
    naturalKey: string;
    grossCents: number;
    feeCents: number;
    dueOn: CivilDate;
  },
): Promise<void> {
  if (of.grossCents === 0 && of.feeCents === 0) return;
  await tx.run(insertMemberFunding, {
    id: deps.newId(),
    membership_id: row.id,
    practice_id: row.practice_id,
    plan_year: Number(row.plan_year),
    natural_key: of.naturalKey,
    kind: of.kind,
    gross_cents: of.grossCents,
    fee_cents: of.feeCents,
    net_cents: of.grossCents - of.feeCents,
    due_on: of.dueOn,
    deposit_id: null,
    created_at: now,
  });
}

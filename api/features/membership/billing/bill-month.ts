import type { CivilDate } from '@domain/calendar/civil-date';
import { debitDay } from '@domain/membership/calendar';
import { cents } from '@domain/money/cents';
import { tellHistory } from '../../member-record/index';
import { billedOf, monthsBilledOf, nextMonthOf, type RunningMembership } from '../figures';
import type { BillRow } from '../membership.reads';
import { addBill } from './bill';
import type { Booking } from './books';
import { applyCredits } from './credits';

/** Bills the next month of a plan, once, on its day or where its member pays it before, and takes credits off it where they choose so. */
export async function billMonth(
  context: Booking,
  of: RunningMembership,
  { dueOn, day }: { dueOn: CivilDate; day: CivilDate },
): Promise<BillRow> {
  const bill = await addBill(
    context,
    { row: of.row, plan: of.plan },
    {
      kind: 'MONTH',
      number: monthsBilledOf(of) + 1,
      dueOn,
      debitOn: debitDay(dueOn, day),
      bookedOn: dueOn < day ? dueOn : day,
      treatmentsCents: nextMonthOf(of),
      feeCents: cents(Number(of.plan.member_fee_cents)),
      billedBeforeCents: billedOf(of),
    },
  );
  await tellHistory(context, of.row, {
    action: 'BILLED',
    amountCents: Number(bill.treatments_cents) + Number(bill.fee_cents),
  });
  if (of.row.pays_with_credits === 1) await applyCredits(context, of.row, { bills: [bill], on: day });
  return bill;
}

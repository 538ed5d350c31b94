import { actOf } from '@contract/audit-log/actions';
import { addDays } from '@domain/calendar/civil-date';
import { payoutMayBecome } from '@domain/funding/partner-payout';
import { type Context, carryOut, changeOne } from '../../../command/command';
import type { PartnerPayoutTable } from '../../../db/tables/application';
import type { Deps } from '../../../deps';
import type { SystemActor } from '../../../http/actor';
import type { PartnerPayout } from '../../../vendors/partner-lender/port';
import { VendorError } from '../../../vendors/vendor-error';
import type { EndOfDayJob } from '../../business-day/index';
import { offerOf } from './partner-offer';
import { loansToPayOut, paidPractice, payoutOf, payoutsToAsk } from './partner-payout.reads';
import { insertPayout, movePayout } from './partner-payout.writes';

const actor: SystemActor = { kind: 'system', name: 'Payouts' };
const BATCH = 200;
/** When the lender is asked each day: 13:00 UTC, because by then it has processed the bank files of the night. */
const MORNING = 'T13:00:00.000Z';
type Day = Parameters<EndOfDayJob['run']>[1];

/**
 * Tracks the payments of the partner lender to practices; the lender makes them itself. Once a day it is asked about every signed
 * loan, until the money has arrived or was returned. When the lender does not answer, it is asked again on the next day.
 */
export async function followPartnerPayouts(deps: Deps, day: Day): Promise<void> {
  await adoptSignedLoans(deps);
  const now = deps.clock.now();
  for (;;) {
    const found = await deps.database.read.all(payoutsToAsk, { now, limit: BATCH });
    for (const { application_id: applicationId, reference } of found)
      if (reference !== null) await follow(deps, { applicationId, reference, day });
    if (found.length < BATCH) return;
  }
}

async function adoptSignedLoans(deps: Deps): Promise<void> {
  for (;;) {
    const found = await deps.database.read.all(loansToPayOut, { limit: BATCH });
    await deps.database.transaction(async (tx) => {
      for (const loan of found)
        await tx.run(insertPayout, {
          application_id: loan.application_id,
          practice_id: loan.practice_id,
          status: 'QUEUED',
          amount_cents: offerOf(loan)?.amountCents ?? 0,
          payout_ref: null,
          moved_on: null,
          return_code: null,
          attempt: 1,
          ask_at: deps.clock.now(),
          asks: 0,
          version: 1,
        });
    });
    if (found.length < BATCH) return;
  }
}

type Followed = { applicationId: string; reference: string; day: Day };

async function follow(deps: Deps, { applicationId, reference, day }: Followed): Promise<void> {
  const told = await deps.vendors.partnerLender.findPayout(reference, day).catch((thrown: unknown) => {
    if (thrown instanceof VendorError) return null;
    throw thrown;
  });
  await carryOut({ actor }, deps, async (context) => {
    const payout = await context.tx.first(payoutOf, { applicationId });
    if (!payout || payout.ask_at === null || payout.ask_at > deps.clock.now())
      return context.leaveNoRow('Another process asked.');
    const later = { ...payout, ask_at: `${addDays(day, 1)}${MORNING}`, asks: payout.asks + 1 };
    // What it says of an earlier try says nothing of this one.
    const isNews = told && told.attempt === payout.attempt && payoutMayBecome(payout.status, told.status);
    if (isNews) return take(context, later, told);
    context.leaveNoRow('Nothing new.');
    await changeOne(context.tx, movePayout, later);
  });
}

const ENDS = new Set(['SETTLED', 'RETURNED']);

/** Takes over what the lender says, and tells the practice once its money is there, or is not. */
async function take(context: Context, payout: PartnerPayoutTable, told: PartnerPayout): Promise<void> {
  const { tx, record, send, deps } = context;
  const { application_id: applicationId, practice_id: practiceId } = payout;
  await changeOne(tx, movePayout, {
    ...payout,
    status: told.status,
    amount_cents: told.amountCents,
    payout_ref: told.payoutRef,
    moved_on: told.on,
    return_code: told.returnCode,
    ...(ENDS.has(told.status) && { ask_at: null }),
    asks: 0,
  });
  const { payoutRef, amountCents } = told;
  const detail = { payoutRef, amountCents, attempt: payout.attempt };
  await record(`partner_payout.${actOf(told.status)}`, { practiceId, id: applicationId, detail });
  const practice = await tx.first(paidPractice, { applicationId });
  if (!practice || !ENDS.has(told.status)) return;
  const facts = { number: practice.number, ref: payoutRef, amountCents, lender: deps.vendors.partnerLender.name };
  await send(told.status === 'SETTLED' ? 'partner-payout-settled' : 'partner-payout-returned', {
    to: practice.email,
    ...facts,
  });
}

/** What is done every day for the money of the partner lender's loans. */
export const partnerPayoutJobs: readonly EndOfDayJob[] = [{ name: 'partner-payouts', run: followPartnerPayouts }];

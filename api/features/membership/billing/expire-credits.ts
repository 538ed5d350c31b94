import type { CivilDate } from '@domain/calendar/civil-date';
import { creditsExpired } from '@domain/ledger/membership-templates';
import { expireCredits } from '@domain/membership/global-credits';
import { carryOut, changeOne } from '../../../command/command';
import type { Deps } from '../../../deps';
import type { SystemActor } from '../../../http/actor';
import { takeMembership, tellHistory } from '../../member-record/index';
import { creditLots } from '../figures';
import { lotsOf } from '../membership.reads';
import { postFor } from './books';
import { listLapsing } from './money.reads';
import { insertUse, moveLot } from './money.writes';

const actor: SystemActor = { kind: 'system', name: 'Membership credits' };
const BATCH = 200;

/** Granted credits whose last day has passed go back to who funded them. */
export async function expireLots(deps: Deps, day: CivilDate): Promise<void> {
  for (;;) {
    const found = await listLapsing(deps.database.read, day, BATCH);
    for (const membershipId of new Set(found.map(({ membership_id: id }) => id)))
      await carryOut({ actor }, deps, async (context) => {
        context.leaveNoRow('The history of the membership tells of it.');
        const { tx, now } = context;
        const row = await takeMembership(tx, membershipId);
        const lots = await tx.all(lotsOf, { membershipId });
        for (const { lotId, amountCents } of expireCredits(creditLots(lots), day).uses) {
          const lot = lots.find(({ id }) => id === lotId);
          if (!lot) continue;
          await changeOne(tx, moveLot, {
            id: lot.id,
            remaining_cents: Number(lot.remaining_cents) - amountCents,
            version: lot.version,
          });
          await tx.run(insertUse, {
            id: deps.newId(),
            lot_id: lotId,
            kind: 'EXPIRED',
            natural_key: `expired:${lotId}:${day}`,
            amount_cents: amountCents,
            bill_id: null,
            used_on: day,
            created_at: now,
          });
          await postFor(context, row, {
            draft: creditsExpired({ userId: row.id, practiceId: row.practice_id, amount: amountCents }),
            on: day,
            naturalKey: `expired:${lotId}:${day}`,
          });
          await tellHistory(context, row, { action: 'CREDITS_EXPIRED', amountCents });
        }
      });
    if (found.length < BATCH) return;
  }
}

import { MEMBERSHIP_TREATMENTS_MAX } from '@contract/membership-settings/entity';
import { startingTreatments } from '@domain/practice/starting-treatments';
import type { Context } from '../../command/command';
import type { Db } from '../../db/database';
import type { StaffActor } from '../../http/actor';
import { takePractice } from './practice.reads';
import { keyOf } from './setting-names';
import { allTreatmentsOf, isSold } from './treatment.reads';
import { insertMembershipTreatment } from './treatment.writes';

type Practice = { id: string; specialty: string };

/** What of the treatments of its specialty a practice doesn't offer its members, by name; removed ones are not missing. */
export async function missingMembershipTreatments(db: Db, { id, specialty }: Practice) {
  const rows = await allTreatmentsOf(db, id);
  const known = new Set(rows.map(({ name_key }) => name_key));
  const room = Math.max(0, MEMBERSHIP_TREATMENTS_MAX - rows.filter(isSold).length);
  return startingTreatments(specialty)
    .filter(({ name }) => !known.has(keyOf(name)))
    .slice(0, room);
}

/** Gives a practice, for its members, the treatments of its specialty that it does not have, a session each. Returns how many. */
export async function addStartingMembershipTreatments(
  { tx, deps, now }: Pick<Context<StaffActor>, 'tx' | 'deps' | 'now'>,
  practice: Practice,
): Promise<number> {
  await takePractice(tx, practice.id);
  const missing = await missingMembershipTreatments(tx, practice);
  for (const { name, price } of missing)
    await tx.run(insertMembershipTreatment, {
      id: deps.newId(),
      practice_id: practice.id,
      name,
      name_key: keyOf(name),
      area: null,
      unit_type: 'session',
      units: 1,
      price_per_unit_cents: price,
      discount_kind: 'NONE',
      discount_value: 0,
      interval_months: null,
      product_key: null,
      created_at: now,
      removed_at: null,
      version: 1,
    });
  return missing.length;
}

import { TREATMENT_SETTINGS_MAX } from '@contract/treatment/calls';
import { startingTreatments } from '@domain/practice/starting-treatments';
import type { Context } from '../../command/command';
import type { Db } from '../../db/database';
import type { StaffActor } from '../../http/actor';
import { takenPractice, treatmentsOf } from './treatment.reads';
import { insertTreatment } from './treatment.writes';
import { keyOf } from './treatment-key';

/** What of the treatments of its specialty a practice does not have, by name. */
export async function missingTreatments(db: Db, practice: { id: string; specialty: string }) {
  const known = new Set((await treatmentsOf(db, [practice.id])).map(({ name_key }) => name_key));
  const room = Math.max(0, TREATMENT_SETTINGS_MAX - known.size);
  return startingTreatments(practice.specialty)
    .filter(({ name }) => !known.has(keyOf(name)))
    .slice(0, room);
}

/** Gives a practice the treatments of its specialty that it does not have. Returns how many. */
export async function addStartingTreatments(
  { tx, deps, now }: Pick<Context<StaffActor>, 'tx' | 'deps' | 'now'>,
  practice: { id: string; specialty: string },
): Promise<number> {
  await tx.first(takenPractice, { id: practice.id });
  const missing = await missingTreatments(tx, practice);
  for (const { name, price } of missing)
    await tx.run(insertTreatment, {
      id: deps.newId(),
      practice_id: practice.id,
      name,
      name_key: keyOf(name),
      price_cents: price,
      is_allergan: 0,
      created_at: now,
      version: 1,
    });
  return missing.length;
}

import type { Db } from '../../db/database';
import { statement } from '../../db/statement';

/** What of a practice moves the fee of its purchases; one that was not onboarded has no profile. */
export const feesOfPractice = statement<{ practiceId: string }>()((q, p) =>
  q
    .selectFrom('practice')
    .leftJoin('practice_profile', 'practice_profile.practice_id', 'practice.id')
    .select(['practice.funding_types', 'practice_profile.unlimited_fee_bps', 'practice_profile.is_allergan'])
    .where('practice.id', '=', p.practiceId),
);

/** Treatments of a practice by their keys. */
export const treatmentsByKey = (db: Db, practiceId: string, keys: readonly string[]) =>
  db.query(
    db.builder
      .selectFrom('treatment')
      .select(['name_key', 'is_allergan'])
      .where('practice_id', '=', practiceId)
      .where('name_key', 'in', [...keys]),
  );

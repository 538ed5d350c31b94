import type { Db } from '../../db/database';
import type { Owner } from '../../http/owners';
import { injectorById } from './injector.reads';
import { loyaltyProgramById } from './loyalty.reads';
import { planTemplateById } from './plan.reads';
import { membershipTreatmentById } from './treatment.reads';

/** What a practice sets for its memberships is seen where its memberships are, whatever somebody's role there. */
const ofPractice = (practiceOf: (db: Db, id: string) => Promise<{ practice_id: string } | undefined>): Owner => ({
  belongsTo: () => false,
  async placesOf(db, id) {
    const row = await practiceOf(db, id);
    return row ? [{ practice_id: row.practice_id, enrollment: 'MEMBERSHIPS' }] : [];
  },
});

export const membershipTreatmentOwner = ofPractice((db, id) => db.first(membershipTreatmentById, { id }));
export const planTemplateOwner = ofPractice((db, id) => db.first(planTemplateById, { id }));
export const injectorOwner = ofPractice((db, id) => db.first(injectorById, { id }));
export const loyaltyProgramOwner = ofPractice((db, id) => db.first(loyaltyProgramById, { id }));

import type { Db } from '../../db/database';
import { treatmentsOf } from './treatment.reads';
import { treatmentView } from './treatment.view';

/** What a practice does and asks for it, by name, as its sheet shows it. */
export async function listTreatmentViews(db: Db, practiceId: string) {
  const rows = await treatmentsOf(db, [practiceId]);
  return rows.map(treatmentView).map(({ _id, procedure, total_price, allerganTreatment }) => ({
    _id,
    procedure,
    total_price,
    allerganTreatment,
  }));
}

import type { treatmentSetting } from '@contract/treatment/calls';
import { dollarsFromCents } from '@domain/money/dollars';
import type * as z from 'zod/mini';
import type { TreatmentRow } from './treatment.reads';

export const treatmentView = (row: TreatmentRow): z.input<typeof treatmentSetting> => ({
  _id: row.id,
  total_price: dollarsFromCents(row.price_cents),
  procedure: row.name,
  allerganTreatment: row.is_allergan === 1,
  practicemanagement: row.practice_id,
  version: row.version,
});

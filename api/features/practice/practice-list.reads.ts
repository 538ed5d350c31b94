import type { Db } from '../../db/database';
import { practiceModel } from '../../db/migrations/389-listed-practices';
import { shapeOfModel } from '../../list/shape-of-model';

const shape = shapeOfModel(practiceModel.declaration, { sorts: { PracticeName: 'name_key' }, filters: {} });

/** Columns of the list of practices. Its filters are those of `extraFilters`, each found by its index. */
export const practiceShape = {
  ...shape,
  gathers: [...shape.gathers, 'state_code', 'specialty', 'enterprise_id', 'in_memberships'],
};

/** Practices by their ids, each with its enterprise. */
export function practicesAmong(db: Db, ids: readonly string[]) {
  return db.query(
    db.builder
      .selectFrom('practice')
      .leftJoin('enterprise', 'enterprise.id', 'practice.enterprise_id')
      .select([
        'practice.id',
        'practice.name',
        'practice.slug',
        'practice.specialty',
        'practice.street',
        'practice.unit',
        'practice.city',
        'practice.state_code',
        'practice.zip_code',
        'practice.phone',
        'practice.email',
        'practice.website',
        'practice.enrollments',
        'practice.is_active',
        'practice.enterprise_id',
        'enterprise.name as enterprise_name',
      ])
      .where('practice.id', 'in', [...ids]),
  );
}

export type ListedPracticeRow = Awaited<ReturnType<typeof practicesAmong>>[number];

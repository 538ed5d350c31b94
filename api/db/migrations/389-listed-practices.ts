import { sideOf } from '../read-model/declaration';
import { readModel } from '../read-model/read-model';
import type { Migration } from './migration';

const enrolledIn = (enrollment: string) => `case when practice.enrollments like '%"${enrollment}"%' then 1 else 0 end`;

/** The list of practices: by name, and by what staff look for them. */
export const practiceModel = readModel({
  table: 'listed_practice',
  of: 'practice',
  joins: {},
  columns: {
    practice_id: 'practice.id',
    side_key: sideOf('practice'),
    name_key: ['lower(practice.name)', 'name'],
    in_applications: [enrolledIn('APPLICATIONS'), 'integer'],
    in_memberships: [enrolledIn('MEMBERSHIPS'), 'integer'],
    is_active: ['practice.is_active', 'integer'],
    state_code: 'practice.state_code',
    specialty: 'practice.specialty',
    enterprise_id: [`coalesce(practice.enterprise_id, '')`, 'text'],
    created_at: 'practice.created_at',
  },
  scopes: ['side_key', 'practice_id'],
  at: 'created_at',
  orders: ['name_key'],
  filters: ['in_applications', 'in_memberships', 'is_active'],
  rare: ['state_code', 'specialty', 'enterprise_id', 'in_memberships'],
});

export const listedPractices: Migration = {
  name: '389-listed-practices',
  statements: (dialect) => practiceModel.create(dialect),
};

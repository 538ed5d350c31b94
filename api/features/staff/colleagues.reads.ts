import type { Db } from '../../db/database';
import type { PracticeScope } from '../../http/actor';

const PERSON = [
  'staff.id',
  'staff.first_name',
  'staff.last_name',
  'staff.email',
  'staff.phone',
  'staff.role',
  'staff.permissions',
  'staff.finance_partner',
  'staff.brand',
  'staff.enterprise_id',
  'staff.locked_until',
  'staff.is_active',
  'staff.is_contact',
  'staff.is_sales_rep',
  'staff.is_success_manager',
  'staff.version',
  'second_factor.confirmed_at as factor_at',
] as const;
const PRACTICE = [
  'practice.id as practice_id',
  'practice.name as practice_name',
  'practice.contract_sell_percent',
  'practice.enrollments',
] as const;

/**
 * Whoever works for practices, by themselves or by their enterprise, a row for each practice of theirs, by name. For a scope of some
 * practices only who works at one of those, yet with every practice of theirs; for all, everybody.
 */
export async function listWorkers(db: Db, scope: PracticeScope) {
  const people = db.builder
    .selectFrom('staff')
    .innerJoin('staff_practice', 'staff_practice.staff_id', 'staff.id')
    .innerJoin('practice', 'practice.id', 'staff_practice.practice_id')
    .leftJoin('second_factor', 'second_factor.staff_id', 'staff.id')
    .select([...PERSON, ...PRACTICE])
    .select((eb) =>
      eb
        .selectFrom('passkey')
        .select('passkey.id')
        .whereRef('passkey.staff_id', '=', 'staff.id')
        .limit(eb.lit(1))
        .as('passkey_id'),
    )
    .where('staff.is_active', '=', 1);
  const leaders = db.builder
    .selectFrom('staff')
    .innerJoin('practice', 'practice.enterprise_id', 'staff.enterprise_id')
    .leftJoin('second_factor', 'second_factor.staff_id', 'staff.id')
    .select([...PERSON, ...PRACTICE])
    .select((eb) =>
      eb
        .selectFrom('passkey')
        .select('passkey.id')
        .whereRef('passkey.staff_id', '=', 'staff.id')
        .limit(eb.lit(1))
        .as('passkey_id'),
    )
    .where('staff.is_active', '=', 1)
    .where('staff.role', '=', 'EnterpriseAdmin');
  if (scope.kind === 'all') return inOrder([...(await db.query(people)), ...(await db.query(leaders))]);
  if (scope.practiceIds.length === 0) return [];
  const ids = [...scope.practiceIds];
  const ofScope = people.where('staff.id', 'in', (query) =>
    query.selectFrom('staff_practice').select('staff_id').where('practice_id', 'in', ids),
  );
  const leading = leaders.where('staff.enterprise_id', 'in', (query) =>
    query.selectFrom('practice').select('enterprise_id').where('id', 'in', ids).where('enterprise_id', 'is not', null),
  );
  return inOrder([...(await db.query(ofScope)), ...(await db.query(leading))]);
}

type Named = { first_name: string; last_name: string; id: string; practice_name: string };

function inOrder<R extends Named>(rows: R[]): R[] {
  const key = ({ last_name, first_name, id, practice_name }: Named) => [last_name, first_name, id, practice_name];
  return rows.sort((a, b) => (key(a).join('\n') < key(b).join('\n') ? -1 : 1));
}

import { sql } from 'kysely';
import type { Db } from '../../db/database';
import { takingRows } from '../../db/row-lock';
import { type RowOf, statement } from '../../db/statement';
import type { ListShape } from '../../list/list-source';

export const onboardingById = statement<{ id: string }>()((q, p) =>
  q.selectFrom('practice_onboarding').selectAll().where('id', '=', p.id),
);
export type OnboardingRow = RowOf<typeof onboardingById>;
export const onboardingOfPractice = statement<{ practiceId: string }>()((q, p) =>
  q.selectFrom('practice_onboarding').selectAll().where('practice_id', '=', p.practiceId),
);
export const onboardingOfSugar = statement<{ sugarId: string }>()((q, p) =>
  q.selectFrom('practice_onboarding').select('id').where('sugar_id', '=', p.sugarId),
);
/** The onboarding that a self-enrollment waits in, or was taken up by; taken until the transaction ends, so that one takes it up. */
export const takenOnboardingOfLead = statement<{ leadId: string }>()((q, p, dialect) =>
  takingRows(q.selectFrom('practice_onboarding').selectAll().where('provider_lead_id', '=', p.leadId), dialect),
);

export const profileOfPractice = statement<{ practiceId: string }>()((q, p) =>
  q.selectFrom('practice_profile').selectAll().where('practice_id', '=', p.practiceId),
);
export type ProfileRow = RowOf<typeof profileOfPractice>;

const COLUMNS = [
  'id',
  'slug',
  'name',
  'specialty',
  'street',
  'unit',
  'city',
  'state_code',
  'time_zone',
  'zip_code',
  'phone',
  'email',
  'website',
  'enterprise_id',
  'enrollments',
  'funding_types',
  'is_active',
  'suspend_funds',
  'optional_debit_card',
  'risk_profile_id',
  'membership_risk_profile_id',
  'product_group_id',
  'email_verified_at',
  'phone_verified_at',
  'version',
] as const;
/** What onboarding and management see of a practice itself. */
export const onboardedPractice = statement<{ id: string }>()((q, p) =>
  q.selectFrom('practice').select(COLUMNS).where('id', '=', p.id),
);
export type PracticeRow = RowOf<typeof onboardedPractice>;

export const practiceOfSlug = statement<{ slug: string }>()((q, p) =>
  q.selectFrom('practice').select('id').where('slug', '=', p.slug),
);
export const enterpriseOfSlug = statement<{ slug: string }>()((q, p) =>
  q.selectFrom('enterprise').select('id').where('url_slug', '=', p.slug),
);
export const enterpriseNamed = statement<{ id: string }>()((q, p) =>
  q.selectFrom('enterprise').select(['id', 'name']).where('id', '=', p.id),
);
export const profileNamed = statement<{ id: string }>()((q, p) =>
  q.selectFrom('risk_profile').select(['id', 'name']).where('id', '=', p.id).where('is_current', '=', 1),
);
export const bankOf = statement<{ practiceId: string }>()((q, p) =>
  q
    .selectFrom('practice_bank')
    .innerJoin('vault', 'vault.id', 'practice_bank.vault_id')
    .select(['practice_bank.bank_name', 'practice_bank.last_four'])
    .where('practice_bank.practice_id', '=', p.practiceId),
);

/** People of the platform by their ids: who sells to practices and looks after them. */
export function platformPeople(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return Promise.resolve([]);
  return db.query(
    db.builder
      .selectFrom('staff')
      .select(['id', 'first_name', 'last_name', 'is_sales_rep', 'is_success_manager'])
      .where('id', 'in', [...ids])
      .where('role', '=', 'Admin'),
  );
}

const openApplications = statement<{ practiceId: string }>()((q, p) =>
  q
    .selectFrom('application')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('practice_id', '=', p.practiceId)
    .where('status', '=', 'REVIEW'),
);
const openRequests = statement<{ practiceId: string }>()((q, p) =>
  q
    .selectFrom('credit_transaction')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('practice_id', '=', p.practiceId)
    .where('status', 'in', ['PENDING', 'REQUESTED']),
);
const openLoans = statement<{ practiceId: string }>()((q, p) =>
  q
    .selectFrom('credit_transaction')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('practice_id', '=', p.practiceId)
    .where('status', '=', 'ACCEPTED'),
);
const usersOf = statement<{ practiceId: string }>()((q, p) =>
  q
    .selectFrom('staff_practice')
    .innerJoin('staff', 'staff.id', 'staff_practice.staff_id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('staff_practice.practice_id', '=', p.practiceId)
    .where('staff.is_active', '=', 1),
);

/** What runs at a practice, which an activation or a deactivation leaves as it is. */
export async function runningAt(db: Db, practiceId: string) {
  const count = async (of: typeof openApplications) => Number((await db.first(of, { practiceId }))?.count ?? 0);
  return {
    openApplications: await count(openApplications),
    openRequests: await count(openRequests),
    openLoans: await count(openLoans),
    users: await count(usersOf),
  };
}

/** Columns of the list of onboardings. */
export const onboardingShape = {
  table: 'practice_onboarding',
  tie: [{ column: 'id' }],
  at: 'updated_at',
  sorts: {
    updatedAt: { column: 'updated_at' },
    createdAt: { column: 'created_at' },
    name: { column: 'name_key' },
  },
  filters: { status: 'status', enrollment: 'enrollment', source: 'source', manager: 'manager_id' },
  gathers: ['updated_at', 'status', 'enrollment', 'source', 'manager_id'],
  gathersAlone: {},
  pairs: {},
  tab: { column: 'status', index: 'status' },
} as const satisfies ListShape;

/**
 * Onboardings of practices in whose names each word stands. Every name is looked at: a practice is a contract of ours, so there are
 * thousands of them and not millions.
 */
export async function onboardingsNamed(db: Db, words: readonly string[]): Promise<string[]> {
  const rows = await db.query(
    db.builder
      .selectFrom('practice_onboarding')
      .select('id')
      .where('list_key', '=', 'all')
      .where((eb) => eb.and(words.map((word) => sql<boolean>`${eb.ref('name_key')} like ${`%${word}%`}`))),
  );
  return rows.map(({ id }) => id);
}

export function onboardingsAmong(db: Db, ids: readonly string[]): Promise<OnboardingRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db.query(
    db.builder
      .selectFrom('practice_onboarding')
      .selectAll()
      .where('id', 'in', [...ids]),
  );
}

import { sql } from 'kysely';
import type { Db } from '../../db/database';
import { statement } from '../../db/statement';
import type { PracticeScope } from '../../http/actor';
import { liesAloneIn, liesIn, type PracticeFacts } from '../../http/actor.reads';
import type { ListShape } from '../../list/list-source';

/** Columns of the list of enterprises. */
export const enterpriseShape = {
  table: 'enterprise',
  tie: [{ column: 'id' }],
  at: 'created_at',
  sorts: { createdAt: { column: 'created_at' }, name: { column: 'name_key' } },
  filters: {},
  gathers: [],
  gathersAlone: {},
  pairs: {},
} as const satisfies ListShape;

/**
 * Enterprises in whose names each word stands. Every name is looked at: an enterprise is a contract of ours, so there are
 * hundreds of them and not millions.
 */
export async function enterprisesNamed(db: Db, words: readonly string[]): Promise<string[]> {
  const rows = await db.query(
    db.builder
      .selectFrom('enterprise')
      .select('id')
      .where((eb) => eb.and(words.map((word) => sql<boolean>`${eb.ref('name_key')} like ${`%${word}%`}`))),
  );
  return rows.map(({ id }) => id);
}

/** Enterprises by their ids, each with those of its practices that lie in a scope, by name. */
export async function enterprisesWithPractices(db: Db, ids: readonly string[], scope: PracticeScope) {
  const rows = await db.query(
    db.builder
      .selectFrom('enterprise')
      .select(['id', 'name', 'url_slug', 'created_at', 'version'])
      .select((eb) => eb('logo', 'is not', null).as('has_logo'))
      .where('id', 'in', [...ids]),
  );
  const practices = await db.query(
    db.builder
      .selectFrom('practice')
      .select(['id', 'name', 'enterprise_id', 'contract_sell_percent', 'enrollments'])
      .where('enterprise_id', 'in', [...ids])
      .orderBy('name')
      .orderBy('id'),
  );
  return rows.map((row) => {
    const own = practices.filter((one) => one.enterprise_id === row.id);
    return { ...row, isOurs: isEnterpriseOf(scope, own), practices: own.filter((one) => liesIn(scope, one)) };
  });
}

/**
 * Whether an enterprise of these practices is an administrator's to change. It is shared: the platform's, and the membership
 * brand's where all of its practices are that brand's alone, which one without practices is not. A finance partner sees some of
 * its practices only. Source: decision 53.
 */
export function isEnterpriseOf(scope: PracticeScope, practices: readonly PracticeFacts[]): boolean {
  if (scope.kind !== 'all' || scope.financePartner) return false;
  return !scope.memberships || (practices.length > 0 && practices.every((one) => liesAloneIn(scope, one)));
}

export type EnterpriseRow = Awaited<ReturnType<typeof enterprisesWithPractices>>[number];

export const enterpriseById = statement<{ id: string }>()((q, p) =>
  q.selectFrom('enterprise').selectAll().where('id', '=', p.id),
);

export const enterpriseOfSlug = statement<{ slug: string }>()((q, p) =>
  q.selectFrom('enterprise').select('id').where('url_slug', '=', p.slug),
);

/** A practice by its address part, open or not. */
export const practiceOfSlug = statement<{ slug: string }>()((q, p) =>
  q.selectFrom('practice').select('id').where('slug', '=', p.slug),
);

/** The practices of an enterprise, whoever sees them. */
export const practicesOfEnterprise = statement<{ id: string }>()((q, p) =>
  q
    .selectFrom('practice')
    .select(['id', 'contract_sell_percent', 'enrollments'])
    .where('enterprise_id', '=', p.id)
    .orderBy('id'),
);

/** Active practices by name, each with its enterprise. */
const activePractices = statement<Record<string, never>>()((q) =>
  q
    .selectFrom('practice')
    .leftJoin('enterprise', 'enterprise.id', 'practice.enterprise_id')
    .select([
      'practice.id',
      'practice.name',
      'practice.city',
      'practice.state_code',
      'practice.contract_sell_percent',
      'practice.enrollments',
      'practice.enterprise_id',
      'enterprise.name as enterprise_name',
    ])
    .where('practice.is_active', '=', 1)
    .orderBy('practice.name')
    .orderBy('practice.id'),
);

/** The active practices in a scope by name, each with its enterprise. */
export async function activePracticesIn(db: Db, scope: PracticeScope) {
  const rows = await db.all(activePractices, {});
  return rows.filter((row) => liesIn(scope, row));
}

/** Where practices stand that somebody wishes for an enterprise. */
export function wishedPractices(db: Db, ids: readonly string[]) {
  return db.query(
    db.builder
      .selectFrom('practice')
      .leftJoin('enterprise', 'enterprise.id', 'practice.enterprise_id')
      .select(['practice.id', 'practice.name', 'practice.is_active', 'enterprise_id', 'enterprise.name as of'])
      .where('practice.id', 'in', [...ids]),
  );
}

export const practiceNamed = statement<{ id: string }>()((q, p) =>
  q.selectFrom('practice').select('name').where('id', '=', p.id),
);

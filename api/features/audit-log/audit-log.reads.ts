import { fullName } from '@domain/person-name';
import type { Db } from '../../db/database';
import type { ListShape, RowKey } from '../../list/list-source';

/** Columns of lists over the audit trail. */
export const auditShape = {
  table: 'audit',
  tie: [{ column: 'shard' }, { column: 'seq', isNumber: true }],
  at: 'at',
  sorts: { at: { column: 'at' } },
  filters: { action: 'action', actorId: 'actor_id', userId: 'actor_id', borrowerId: 'object_id' },
  linked: { borrowerId: (id: string) => ({ table: 'thing_of_person', key: 'object_id', where: { person_id: id } }) },
  gathers: ['at'],
  pairs: {},
  gathersAlone: { object_id: 'audit_object_id', actor_id: 'audit_actor_id_at' },
} as const satisfies ListShape;

/** Entries with who did them and where. */
export function listEntries(db: Db, keys: readonly RowKey[]) {
  const places = new Map<string, number[]>();
  for (const { tie } of keys) {
    const [shard, seq] = [String(tie[0]), Number(tie[1])];
    places.set(shard, [...(places.get(shard) ?? []), seq]);
  }
  return db.query(
    db.builder
      .selectFrom('audit')
      .leftJoin('practice', 'practice.id', 'audit.shard')
      .leftJoin('staff', 'staff.id', 'audit.actor_id')
      .select([
        'audit.shard',
        'audit.seq',
        'audit.at',
        'audit.actor_kind',
        'audit.actor_id',
        'audit.action',
        'audit.object_type',
        'audit.object_id',
        'audit.request_id',
        'audit.detail',
        'practice.name as practice_name',
        'staff.first_name',
        'staff.last_name',
        'staff.email',
        'staff.role',
      ])
      .where((eb) =>
        eb.or([...places].map(([shard, seqs]) => eb.and([eb('audit.shard', '=', shard), eb('audit.seq', 'in', seqs)]))),
      ),
  );
}

export type EntryRow = Awaited<ReturnType<typeof listEntries>>[number];

/** Whose the objects of entries are, by the id of the object. */
export async function personsOf(db: Db, objectIds: readonly string[]) {
  if (objectIds.length === 0) return new Map<string, { _id: string; name: string }>();
  const ids = [...objectIds];
  const things = db.builder
    .selectFrom('thing_of_person')
    .innerJoin('borrower', 'borrower.id', 'thing_of_person.person_id')
    .select(['thing_of_person.object_id', 'borrower.id', 'borrower.first_name', 'borrower.last_name', 'borrower.email'])
    .where('thing_of_person.object_id', 'in', ids);
  const memberships = db.builder
    .selectFrom('membership')
    .innerJoin('borrower', 'borrower.id', 'membership.borrower_id')
    .select([
      'membership.id as object_id',
      'borrower.id',
      'borrower.first_name',
      'borrower.last_name',
      'borrower.email',
    ])
    .where('membership.id', 'in', ids);
  const rows = [...(await db.query(things)), ...(await db.query(memberships))];
  return new Map(
    rows.map((row) => [row.object_id, { _id: row.id, name: fullName(row.first_name, row.last_name) || row.email }]),
  );
}

/** Which of some persons applied, bought something or are members at one of some practices. */
export async function personsAt(
  db: Db,
  personIds: readonly string[],
  practiceIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (personIds.length === 0 || practiceIds.length === 0) return new Set();
  const [persons, places] = [[...personIds], [...practiceIds]];
  const at = (table: 'application' | 'credit_transaction' | 'membership') =>
    db.builder
      .selectFrom(table as 'application')
      .select('borrower_id as id')
      .where('borrower_id', 'in', persons)
      .where('practice_id', 'in', places);
  const rows = await db.query(at('application').union(at('credit_transaction')).union(at('membership')));
  return new Set(rows.map(({ id }) => id));
}

/** What staff changed of some persons at some moments, by both. */
export async function changesAt(db: Db, entries: readonly { object_id: string; at: string }[]) {
  if (entries.length === 0) return new Map<string, string>();
  const rows = await db.query(
    db.builder
      .selectFrom('borrower_file_act')
      .select(['borrower_id', 'at', 'changes'])
      .where('borrower_id', 'in', [...new Set(entries.map(({ object_id: id }) => id))])
      .where('at', 'in', [...new Set(entries.map(({ at }) => at))]),
  );
  return new Map(rows.map((row) => [`${row.borrower_id} ${row.at}`, row.changes]));
}

/**
 * Users of some practices: who works at one, and, for those who oversee them, the administrators of their enterprises.
 * @param words lower-case words of which each must stand in the name or the e-mail address.
 */
export async function usersOf(
  db: Db,
  practiceIds: readonly string[],
  { words, withEnterprises }: { words: readonly string[]; withEnterprises: boolean },
): Promise<string[]> {
  if (practiceIds.length === 0) return [];
  const places = [...practiceIds];
  const working = db.builder.selectFrom('staff_practice').select('staff_id as id').where('practice_id', 'in', places);
  const enterprises = db.builder.selectFrom('practice').select('enterprise_id').where('id', 'in', places);
  const overseeing = db.builder.selectFrom('staff').select('id').where('enterprise_id', 'in', enterprises);
  const rows = await db.query(
    db.builder
      .selectFrom('staff')
      .select(['id', 'first_name', 'last_name', 'email'])
      .where('id', 'in', withEnterprises ? working.union(overseeing) : working)
      .where('role', '!=', 'Admin'),
  );
  const isNamed = (text: string) => words.every((word) => text.includes(word));
  return rows
    .filter((row) => isNamed(`${fullName(row.first_name, row.last_name)} ${row.email}`.toLowerCase()))
    .map(({ id }) => id);
}

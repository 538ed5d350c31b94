import {
  auditTrailList,
  exportAuditTrail,
  exportUserLogs,
  listAuditTrail,
  listUserLogs,
  userLogList,
} from '@contract/audit-log/list';
import { MEMBERSHIP_ACTS } from '@contract/audit-log/membership-acts';
import { STAFF_ROLES } from '@domain/enums';
import { fullName } from '@domain/person-name';
import type * as z from 'zod/mini';
import type { Db } from '../../db/database';
import type { StaffActor } from '../../http/actor';
import type { Route } from '../../http/serve';
import { type Condition, keyOf, type ListAsk, type ListSource } from '../../list/list-source';
import { practicesInScope } from '../../list/practices-in-scope.reads';
import { searchWords } from '../../list/search-words';
import { listRoutes } from '../../list/serve-list';
import { auditShape, changesAt, type EntryRow, listEntries, personsAt, personsOf, usersOf } from './audit-log.reads';

/** The chain of what belongs to no practice: log-ins, views of protected fields. */
const PLATFORM = 'platform';

const placeOf = ({ shard, seq }: EntryRow) => keyOf([shard, Number(seq)]);
const practiceOf = ({ shard, practice_name: name }: EntryRow) =>
  name === null ? null : { _id: shard, PracticeName: name };
const nameOf = (row: EntryRow) => (row.first_name === null ? null : fullName(row.first_name, row.last_name));

type Changes = z.input<typeof auditTrailList.row>['changes'];
// The text needs no check: only `keepAct` writes it.
const changesIn = (kept: string | undefined): Changes => (kept === undefined ? [] : (JSON.parse(kept) as Changes));

/** The person that the object of each entry belongs to, and the changes that the entries of borrowers tell of. */
async function namedIn(db: Db, rows: readonly EntryRow[]) {
  const persons = await personsOf(db, [...new Set(rows.map(({ object_id: id }) => id))]);
  const changes = await changesAt(
    db,
    rows.filter(({ object_type: type }) => type === 'borrower'),
  );
  return { persons, changes };
}

/** The part of an entry's detail that describes changes: the names of fields, and values stored together with the value before. */
function changesOfDetail(detail: string): string {
  const all = JSON.parse(detail) as Record<string, unknown>;
  const isChange = (key: string) =>
    key === 'fields' ||
    /Before$/.test(key) ||
    `${key}Before` in all ||
    (/^(?:before|after)$/.test(key) && 'after' in all);
  return JSON.stringify(Object.fromEntries(Object.entries(all).filter(([key]) => isChange(key))));
}

/**
 * Whether somebody may read the chain of the platform. It names people of every practice, so administrators of a finance partner or
 * of the membership brand may not.
 */
function seesPlatform({ scope }: StaffActor): boolean {
  return scope.kind === 'all' && !scope.financePartner && !scope.memberships;
}

/** What the brand of the reader leaves out, also at practices that do both. */
const ofBrand = ({ actor: { scope } }: ListAsk): readonly Condition[] =>
  scope.kind === 'all' && scope.memberships ? [{ column: 'action', in: MEMBERSHIP_ACTS }] : [];

/**
 * @NOTE choice: the search of the trail is for the id of an object, as it stands in addresses and in the log.
 * Source: provider-admin §7 `POST /practice/audit-trail`, decision 23.
 */
export const auditTrail: ListSource<z.input<typeof auditTrailList.row>> = {
  ...auditShape,
  gathers: ['at', 'action'],
  pairs: { 'action at': 'action' },
  async scope({ actor, body }, db) {
    if (typeof body.practice === 'string') return { column: 'shard', values: [body.practice] };
    const practices = await practicesInScope(db, actor.scope);
    return { column: 'shard', values: [...practices, ...(seesPlatform(actor) ? [PLATFORM] : [])] };
  },
  conditions: (ask) => [...ofBrand(ask), ...(ask.body.search ? [{ column: 'object_id', in: [ask.body.search] }] : [])],
  async rows(db, keys) {
    const rows = await listEntries(db, keys);
    const { persons, changes } = await namedIn(db, rows);
    return new Map(
      rows.map((row) => [
        placeOf(row),
        {
          _id: placeOf(row),
          at: row.at,
          practicemanagement: practiceOf(row),
          actorKind: row.actor_kind,
          actorId: row.actor_id,
          actorName: nameOf(row),
          person: persons.get(row.object_id) ?? null,
          changes: changesIn(changes.get(`${row.object_id} ${row.at}`)),
          action: row.action,
          objectType: row.object_type,
          objectId: row.object_id,
          requestId: row.request_id,
          detail: row.detail,
        },
      ]),
    );
  },
};

/**
 * What the users of the practices in scope did there, and their log-ins; not what they did at practices elsewhere.
 * @NOTE choice: the provider user log is read from the audit trail; its search is for the names of users.
 * Source: provider-admin §7 `POST /practice/provideruserlogs`, decision 23.
 */
export const userLogs: ListSource<z.input<typeof userLogList.row>> = {
  ...auditShape,
  conditions: ofBrand,
  async scope({ actor, body }, db) {
    const practices = body.practices?.length ? body.practices : await practicesInScope(db, actor.scope);
    const overseesEnterprises = actor.role === 'Admin' || actor.role === 'EnterpriseAdmin';
    const words = searchWords(body.search ?? '');
    return {
      column: 'actor_id',
      values: await usersOf(db, practices, { words, withEnterprises: overseesEnterprises }),
      places: { column: 'shard', in: [...practices, PLATFORM] },
    };
  },
  async rows(db, keys, { actor }) {
    const rows = await listEntries(db, keys);
    const { persons, changes } = await namedIn(db, rows);
    const ids = [...new Set([...persons.values()].map(({ _id }) => _id))];
    const seen = await personsAt(db, ids, await practicesInScope(db, actor.scope));
    const personOf = ({ object_id: id }: EntryRow) => {
      const person = persons.get(id);
      return person && seen.has(person._id) ? person : null;
    };
    return new Map(
      rows.map((row) => [
        placeOf(row),
        {
          _id: placeOf(row),
          at: row.at,
          userId: row.actor_id ?? '',
          userName: nameOf(row) ?? '',
          email: row.email ?? '',
          role: STAFF_ROLES.find((role) => role === row.role) ?? 'PracticeStaff',
          practicemanagement: practiceOf(row),
          person: personOf(row),
          changes: personOf(row) ? changesIn(changes.get(`${row.object_id} ${row.at}`)) : [],
          action: row.action,
          objectType: row.object_type,
          objectId: row.object_id,
          detail: changesOfDetail(row.detail),
        },
      ]),
    );
  },
};

export const auditLogRoutes: readonly Route[] = [
  ...listRoutes(auditTrailList, { list: listAuditTrail, csv: exportAuditTrail }, auditTrail),
  ...listRoutes(userLogList, { list: listUserLogs, csv: exportUserLogs }, userLogs),
];

import { agreementList, exportAgreements, listAgreements } from '@contract/membership/agreement-list';
import { fullName } from '@domain/person-name';
import type * as z from 'zod/mini';
import type { Route } from '../../../http/serve';
import { keyOf, type ListSource } from '../../../list/list-source';
import { listRoutes } from '../../../list/serve-list';
import { membersNamed } from '../member-list.reads';
import { scopeOfMembers } from '../scope-of-members';
import { agreementRows, agreementShape, type ListedAgreementRow } from './agreement.reads';

type Wire = z.input<typeof agreementList.row>;

const agreementRow = (row: ListedAgreementRow): Wire => ({
  _id: row.id,
  name: fullName(row.first_name, row.last_name) || 'No name yet',
  memberId: row.borrower_id,
  phoneNumber: row.phone,
  email: row.email === '' ? null : row.email,
  treatment: row.treatment,
  units: Number(row.units),
  unitType: row.unit_type,
  status: row.status,
  membership: row.membership_id,
  location: { _id: row.practice_id, PracticeName: row.practice_name },
  dueOn: row.due_on,
  scheduledDate: row.scheduled_at,
  minutes: Number(row.minutes),
  injector: row.injector_id === null ? null : { _id: row.injector_id, name: row.injector_name ?? '' },
  note: row.requested_note,
  isOnHold: row.standing === 'BENEFITS_HELD',
  version: row.version,
});

/** Treatments of running plans with their dates. Its search is for the beginning of a name, an address or a number. */
export const agreements: ListSource<Wire> = {
  ...agreementShape,
  scope: scopeOfMembers,
  async conditions(ask, db) {
    const { membershipId, search } = ask.body;
    const text = search?.trim();
    return [
      ...(membershipId ? [{ column: 'membership_id', in: [String(membershipId)] }] : []),
      ...(text ? [{ column: 'membership_id', in: await membersNamed(db, await scopeOfMembers(ask, db), text) }] : []),
    ];
  },
  async rows(db, keys) {
    const ids = keys.map(({ tie }) => String(tie[0]));
    return new Map((await agreementRows(db, ids)).map((row) => [keyOf([row.id]), agreementRow(row)]));
  },
};

export const agreementRoutes: readonly Route[] = listRoutes(
  agreementList,
  { list: listAgreements, csv: exportAgreements },
  agreements,
);

import { staffRoles } from '../endpoint';
import { csvCall, declareList, listCall, noTabs, practices } from '../lists/declare-list';
import { exactText } from '../lists/filters';
import { id, named } from '../schema';
import * as z from '../z';

const practiceOfRow = z.nullable(z.object({ _id: z.string(), PracticeName: z.string() }));

/** Whose the object is, as they are called now: the trail names nobody, so that it can be kept. */
const personOfRow = z.nullable(z.object({ _id: z.string(), name: z.string() }));
/** What was changed of a person, old and new, which their file keeps; of anything else the detail says it. */
const changesOfRow = z.array(z.object({ field: z.string(), from: z.nullable(z.string()), to: z.nullable(z.string()) }));

/** One entry of the audit trail. */
export const auditRow = named(
  'AuditRow',
  z.object({
    _id: z.string(),
    at: z.string(),
    /** Null in the chain of the platform itself. */
    practicemanagement: practiceOfRow,
    actorKind: z.string(),
    actorId: z.nullable(z.string()),
    /** Of staff; the names of patients are not in the trail. */
    actorName: z.nullable(z.string()),
    person: personOfRow,
    changes: changesOfRow,
    action: z.string(),
    objectType: z.string(),
    objectId: z.string(),
    requestId: z.nullable(z.string()),
    /** Ids, numbers and statuses as JSON. */
    detail: z.string(),
  }),
);

export const auditTrailList = declareList({
  call: {
    id: 'listAuditTrail',
    path: '/practice/audit-trail',
    summary: 'The audit trail of one practice, or of all in scope and the platform',
    source: 'provider-admin §7 Auth and admin users',
  },
  access: [
    {
      kind: 'staff',
      roles: ['Admin'],
      permission: 'audit.view',
      brand: 'every',
      owns: [{ at: 'body.practice', is: 'practice' }],
    },
  ],
  row: auditRow,
  sorts: ['at'],
  // Of a borrower: what names them, their applications, transactions, payments, payment methods, documents, and notes.
  filters: { action: exactText(), actorId: exactText(), borrowerId: exactText() },
  tabs: noTabs,
  search: 'text',
  fields: { practice: z.optional(id()) },
  columns: {
    at: 'Time',
    'practicemanagement.PracticeName': 'Practice',
    actorKind: 'Actor',
    actorName: 'Name',
    actorId: 'Actor id',
    action: 'Action',
    objectType: 'Object',
    objectId: 'Object id',
    requestId: 'Request',
    detail: 'Detail',
  },
});

export const listAuditTrail = listCall(auditTrailList);
export const exportAuditTrail = csvCall(auditTrailList, {
  id: 'exportAuditTrail',
  path: '/practice/audit-trail-csv',
  file: 'audit-trail.csv',
});

/** Something that a user of a provider did. */
export const userLogRow = named(
  'UserLogRow',
  z.object({
    _id: z.string(),
    at: z.string(),
    userId: z.string(),
    userName: z.string(),
    email: z.string(),
    role: z.enum(staffRoles),
    /** The practice at which it was done; null for what belongs to none, such as a log-in. */
    practicemanagement: practiceOfRow,
    /** Null also for a person of no practice that the reader sees. */
    person: personOfRow,
    changes: changesOfRow,
    action: z.string(),
    objectType: z.string(),
    objectId: z.string(),
    /** Which fields were changed, and the old and new values that the trail keeps, as JSON. */
    detail: z.string(),
  }),
);

export const userLogList = declareList({
  call: {
    id: 'listUserLogs',
    path: '/practice/provideruserlogs',
    summary: 'Actions of the users of the practices in scope',
    source: 'provider-admin §7 Reports and transactions',
  },
  access: [
    {
      kind: 'staff',
      roles: staffRoles,
      permission: 'userlog.view',
      brand: 'every',
      owns: [{ at: 'body.practices', is: 'practice' }],
    },
  ],
  row: userLogRow,
  sorts: ['at'],
  filters: { action: exactText(), userId: exactText() },
  tabs: noTabs,
  search: 'text',
  fields: practices,
  columns: {
    at: 'Time',
    userName: 'User',
    email: 'Email',
    role: 'Role',
    'practicemanagement.PracticeName': 'Practice',
    action: 'Action',
    objectType: 'Object',
    objectId: 'Object id',
  },
});

export const listUserLogs = listCall(userLogList);
export const exportUserLogs = csvCall(userLogList, {
  id: 'exportUserLogs',
  path: '/practice/provideruserlogs-csv',
  file: 'provider-user-logs.csv',
});

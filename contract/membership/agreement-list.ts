import { staffRoles } from '../endpoint';
import { csvCall, declareList, listCall, practices, tabsBy } from '../lists/declare-list';
import { anyOf } from '../lists/filters';
import { id, named } from '../schema';
import * as z from '../z';

// Spelled here, because a value of the domain would come along into every first load.
export const agreementStatuses = ['APPOINTMENT_NEEDED', 'CONTACT_REQUESTED', 'SCHEDULED', 'DONE', 'NOT_DUE'] as const;

/** A treatment of a member's running plan with the date that is agreed on for it. */
export const agreementRow = named(
  'AgreementRow',
  z.object({
    _id: z.string(),
    name: z.string(),
    /** The person; `membership` is what they have at this practice. */
    memberId: z.string(),
    phoneNumber: z.nullable(z.string()),
    email: z.nullable(z.string()),
    treatment: z.string(),
    units: z.number(),
    unitType: z.string(),
    /** DONE once it was given, NOT_DUE before the day from which it is owed. */
    status: z.enum(agreementStatuses),
    membership: z.string(),
    location: z.object({ _id: z.string(), PracticeName: z.string() }),
    /** The day from which it is owed. */
    dueOn: z.string(),
    scheduledDate: z.nullable(z.string()),
    minutes: z.number(),
    injector: z.nullable(z.object({ _id: z.string(), name: z.string() })),
    /** What the member wrote with the request for another date. */
    note: z.nullable(z.string()),
    /** Treatments of the member are on hold until a late payment is made. */
    isOnHold: z.boolean(),
    version: z.number(),
  }),
);

export const agreementList = declareList({
  call: {
    id: 'listAgreements',
    path: '/privi/provider/get-agreements',
    summary: 'Treatments in active plans at the practices in scope with their dates, with counts by status',
    source: 'membership §7 Provider membership operations, §3 Agreement (provider list)',
  },
  access: [
    {
      kind: 'staff',
      roles: staffRoles,
      permission: 'membership.view',
      brand: 'every',
      owns: [
        { at: 'body.practices', is: 'practice' },
        { at: 'body.membershipId', is: 'membership' },
      ],
    },
  ],
  row: agreementRow,
  sorts: ['dueOn', 'name', 'scheduledDate'],
  filters: { status: anyOf(agreementStatuses) },
  tabs: tabsBy('status', agreementStatuses),
  search: 'text',
  fields: { ...practices, membershipId: z.optional(id()) },
  columns: {
    name: 'Member',
    'location.PracticeName': 'Practice',
    treatment: 'Treatment',
    units: 'Units',
    unitType: 'Unit',
    status: 'Status',
    dueOn: 'Available from',
    scheduledDate: 'Date',
    'injector.name': 'Injector',
    email: 'Email',
    phoneNumber: 'Phone',
  },
});

export const listAgreements = listCall(agreementList);
export const exportAgreements = csvCall(agreementList, {
  id: 'exportAgreements',
  path: '/privi/provider/get-agreements-csv',
  file: 'Agreements.csv',
});

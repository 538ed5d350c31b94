import { MEMBERSHIP_STATUSES } from '@domain/enums';
import { staffRoles } from '../endpoint';
import { csvCall, declareList, listCall, practices, tabsBy } from '../lists/declare-list';
import { anyOf, onlyIf } from '../lists/filters';
import { named } from '../schema';
import * as z from '../z';
import { statuses } from './list';

/** A membership sign-up as the staff of its practice see it. */
export const signupRow = named(
  'SignupRow',
  z.object({
    _id: z.string(),
    number: z.number(),
    borrowerId: z.string(),
    name: z.string(),
    email: z.nullable(z.string()),
    phoneNumber: z.nullable(z.string()),
    practicemanagement: z.object({ _id: z.string(), PracticeName: z.string() }),
    status: z.enum(statuses),
    /** Null before the sign-up is approved. */
    membershipStatus: z.nullable(z.enum(MEMBERSHIP_STATUSES)),
    membershipId: z.nullable(z.string()),
    /** The person keeps the sign-up for later. */
    savedForLater: z.boolean(),
    /** More has to be known of the person, or their credit file carries an alert, and nobody dismissed it. */
    fraudAlert: z.boolean(),
    /** The day of the last reminder. */
    remindedOn: z.nullable(z.string()),
    createdAt: z.string(),
    version: z.number(),
  }),
);

export const signupList = declareList({
  call: {
    id: 'listSignups',
    path: '/privi/provider/signup',
    summary: 'Membership sign-ups of the practices in scope, with counts by status for the same query',
    source: 'membership §7 Provider, decisions 9 and 42',
  },
  access: [
    {
      kind: 'staff',
      roles: staffRoles,
      permission: 'signup.view',
      brand: 'every',
      owns: [{ at: 'body.practices', is: 'practice' }],
    },
  ],
  row: signupRow,
  sorts: ['createdAt', 'number', 'name', 'status'],
  // `isMember`: only those who have a membership, running or over.
  filters: { status: anyOf(statuses), isMember: onlyIf() },
  tabs: tabsBy('status', statuses),
  search: 'words',
  // `showLocation`: whether the file names the practice of each.
  fields: { ...practices, isCsv: z.optional(z.boolean()), showLocation: z.optional(z.boolean()) },
  columnsIf: { 'practicemanagement.PracticeName': 'showLocation' },
  columns: {
    name: 'Person',
    number: 'Number',
    'practicemanagement.PracticeName': 'Practice',
    status: 'Sign-up',
    membershipStatus: 'Membership',
    email: 'Email',
    phoneNumber: 'Phone',
    fraudAlert: 'Fraud alert',
    remindedOn: 'Reminded',
    createdAt: 'Started',
  },
});

export const listSignups = listCall(signupList);
export const exportSignups = csvCall(signupList, {
  id: 'exportSignups',
  path: '/privi/provider/signup-csv',
  file: 'Signups.csv',
});

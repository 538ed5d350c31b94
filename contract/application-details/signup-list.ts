import { MEMBERSHIP_STATUSES } from '@domain/enums';
import { staffRoles } from '../endpoint';
import { declareList, listCall, practices, tabsBy } from '../lists/declare-list';
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
    createdAt: z.string(),
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
  fields: practices,
  // It has no file; these are the headings of the screen.
  columns: {
    name: 'Person',
    number: 'Number',
    'practicemanagement.PracticeName': 'Practice',
    status: 'Sign-up',
    membershipStatus: 'Membership',
    email: 'Contact',
    createdAt: 'Begun',
  },
});

export const listSignups = listCall(signupList);

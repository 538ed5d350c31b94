import { MEMBERSHIP_STATUSES } from '@domain/enums';
import { staffRoles } from '../endpoint';
import { csvCall, declareList, listCall, practices, tabsBy } from '../lists/declare-list';
import { anyOf, onlyIf } from '../lists/filters';
import { dollars, named } from '../schema';
import * as z from '../z';

// Spelled here, because a value of the domain would come along into every first load.
export const memberStatuses = [
  'active',
  'cancelled',
  'confirmation_requested',
  'confirmation_needed',
  'appointment_needed',
  'contact_requested',
  'plan_saved',
] as const;

/** How members are narrowed: those who are registered and have no plan yet are shown without a status. */
const shown = [...memberStatuses, 'registered'] as const;

/** A member of a practice, with or without a plan, as its staff see them. */
export const memberRow = named(
  'MemberRow',
  z.object({
    _id: z.string(),
    borrowerId: z.string(),
    name: z.string(),
    email: z.nullable(z.string()),
    phoneNumber: z.nullable(z.string()),
    practicemanagement: z.object({ _id: z.string(), PracticeName: z.string() }),
    /** Null for whoever is registered and has no plan yet. */
    memberStatus: z.nullable(z.enum(memberStatuses)),
    /** Of one that is shown as cancelled: its year ended by itself, and nobody canceled it. */
    hasYearEnded: z.boolean(),
    status: z.enum(MEMBERSHIP_STATUSES),
    /** A payment is late. */
    isLate: z.boolean(),
    plan: z.nullable(z.string()),
    /** What a month of the running plan costs with its membership fee; null without one. */
    monthlyPayment: z.nullable(dollars()),
    activatedOn: z.nullable(z.string()),
    cancellationDate: z.nullable(z.string()),
    createdAt: z.string(),
  }),
);

export const memberList = declareList({
  call: {
    id: 'listMembers',
    path: '/privi/provider/members',
    summary: 'Members of the practices in scope, with counts by how they are shown for the same query',
    source: 'membership §7 Provider membership operations, decisions 9 and 30',
  },
  access: [
    {
      kind: 'staff',
      roles: staffRoles,
      permission: 'membership.view',
      brand: 'every',
      owns: [{ at: 'body.practices', is: 'practice' }],
    },
  ],
  row: memberRow,
  sorts: ['createdAt', 'name'],
  filters: { memberStatus: anyOf(shown), isLate: onlyIf() },
  tabs: tabsBy('memberStatus', shown),
  search: 'text',
  fields: { ...practices, isCsv: z.optional(z.boolean()) },
  columns: {
    name: 'Member',
    'practicemanagement.PracticeName': 'Practice',
    memberStatus: 'Status',
    isLate: 'Past due',
    plan: 'Plan',
    monthlyPayment: 'Monthly',
    email: 'Email',
    phoneNumber: 'Phone',
    activatedOn: 'Member since',
    hasYearEnded: 'Year ended',
    cancellationDate: 'Canceled or ended',
    createdAt: 'Registered',
  },
});

export const listMembers = listCall(memberList);
export const exportMembers = csvCall(memberList, {
  id: 'exportMembers',
  path: '/privi/provider/members-csv',
  file: 'Members.csv',
});

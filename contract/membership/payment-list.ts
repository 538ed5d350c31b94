import { endpoint, staffRoles } from '../endpoint';
import { csvCall, declareList, listCall, practices, tabsBy } from '../lists/declare-list';
import { anyOf, dollarsBetween } from '../lists/filters';
import { dollars, id, named } from '../schema';
import * as z from '../z';

// Spelled here, because a value of the domain would come along into every first load.
export const memberPaymentStatuses = [
  'SCHEDULED',
  'ON_ITS_WAY',
  'SETTLED',
  // The bank said no at once, or took back what it had paid.
  'DECLINED',
  'RETURNED',
  'CANCELLED',
] as const;
export const memberPaymentKinds = ['ACTIVATION', 'MONTH', 'AGAIN', 'CANCELLATION', 'CREDITS'] as const;

const staff = {
  kind: 'staff',
  roles: staffRoles,
  permission: 'membership.view',
  brand: 'every',
} as const;

const row = {
  _id: z.string(),
  membershipId: z.string(),
  borrowerId: z.string(),
  name: z.string(),
  practicemanagement: z.object({ _id: z.string(), PracticeName: z.string() }),
  status: z.enum(memberPaymentStatuses),
  /** The first day, a month, a bill that is paid again, what a cancellation costs, credits whose payment came back. */
  kind: z.enum(memberPaymentKinds),
  amount: dollars(),
  refunded: dollars(),
  /** "Visa, ending in 4242" */
  method: z.string(),
  /** Which try of its bill this is, from 1. */
  attempt: z.number(),
  /** The day on which it is, or was, taken. */
  payOn: z.string(),
  settledOn: z.nullable(z.string()),
  returnedOn: z.nullable(z.string()),
  /** Why it failed, in words. */
  returnReason: z.nullable(z.string()),
};

/** A payment of a member, as the staff of the practice see it. */
export const memberPaymentRow = named('MemberPaymentRow', z.object(row));

export const memberPaymentTry = named(
  'MemberPaymentTry',
  z.object({
    _id: z.string(),
    attempt: z.number(),
    on: z.string(),
    status: z.enum(memberPaymentStatuses),
    method: z.string(),
    amount: dollars(),
    /** Why it failed, in words. */
    returnReason: z.nullable(z.string()),
  }),
);

/** What a payment pays, how it came about and what of it went back. */
export const memberPaymentDetails = named(
  'MemberPaymentDetails',
  z.object({
    ...row,
    /** What it pays of each bill; nothing before it is taken. */
    bills: z.array(
      z.object({
        kind: z.enum(['UPFRONT', 'MONTH', 'YEAR', 'CANCELLATION', 'CREDITS']),
        /** Month of the year, or which of the installments. */
        number: z.number(),
        dueOn: z.string(),
        treatments: dollars(),
        fee: dollars(),
      }),
    ),
    /** It and the others of its row of tries, the first one first. */
    tries: z.array(memberPaymentTry),
    refunds: z.array(
      z.object({ on: z.string(), amount: dollars(), status: z.enum(memberPaymentStatuses), method: z.string() }),
    ),
  }),
);

export const memberPaymentList = declareList({
  call: {
    id: 'listMemberPayments',
    path: '/privi/provider/members/payments',
    summary: 'Payments of the members of the practices in scope, with counts by status for the same query',
    source: 'membership §7 Provider membership operations',
  },
  access: [
    {
      ...staff,
      owns: [
        { at: 'body.practices', is: 'practice' },
        { at: 'body.membershipId', is: 'membership' },
      ],
    },
  ],
  row: memberPaymentRow,
  sorts: ['payOn', 'name', 'amount'],
  filters: {
    status: anyOf(memberPaymentStatuses),
    kind: anyOf(memberPaymentKinds),
    amount: dollarsBetween('amount'),
  },
  tabs: tabsBy('status', memberPaymentStatuses),
  search: 'text',
  fields: { ...practices, membershipId: z.optional(id()) },
  sums: ['amount'],
  columns: {
    payOn: 'Submitted on',
    name: 'Member',
    'practicemanagement.PracticeName': 'Practice',
    status: 'Status',
    kind: 'For',
    amount: 'Amount',
    refunded: 'Refunded',
    method: 'Paid with',
    attempt: 'Attempt',
    settledOn: 'Settled',
    returnedOn: 'Returned on',
    returnReason: 'Reason',
  },
});

export const listMemberPayments = listCall(memberPaymentList);
export const exportMemberPayments = csvCall(memberPaymentList, {
  id: 'exportMemberPayments',
  path: '/privi/provider/members/payments-csv',
  file: 'Payments.csv',
});

export const getMemberPaymentDetails = endpoint({
  id: 'getMemberPaymentDetails',
  method: 'GET',
  path: '/privi/provider/members/payment-details',
  summary: 'What a member’s payment covers, its attempts, and what was sent back',
  source: 'membership §7 Provider membership operations',
  access: [{ ...staff, owns: [{ at: 'query.paymentId', is: 'membershipPayment' }] }],
  query: z.strictObject({ paymentId: id() }),
  result: z.object({ payment: memberPaymentDetails }),
  errors: ['NOT_FOUND'],
});

import { endpoint, staffRoles } from '../endpoint';
import {
  memberTransactionKinds,
  memberTransactionRow,
  memberTransactionStatuses,
} from '../membership/transaction-list';
import { month, providerInvoice } from '../membership-invoice/calls';
import { dollars, id, named } from '../schema';
import * as z from '../z';

/** What a deposit pays for a membership, or keeps back of it; below zero then. */
export const monthDepositLine = named(
  'MonthDepositLine',
  z.object({
    /** Of the transaction. */
    _id: z.string(),
    membershipId: z.string(),
    name: z.string(),
    plan: z.nullable(z.string()),
    kind: z.enum(memberTransactionKinds),
    gross: dollars(),
    fee: dollars(),
    /** In this deposit: it differs from gross less fee where only a part is kept back. */
    amount: dollars(),
    /** Gross less fee, and whether all of it is in this deposit. */
    owed: dollars(),
    isWhole: z.boolean(),
  }),
);

/** A deposit with what it pays for memberships. */
export const monthDeposit = named(
  'MonthDeposit',
  z.object({
    _id: z.string(),
    pmtRef: z.string(),
    status: z.enum(memberTransactionStatuses),
    /** As it stands on the bank statement; null to the membership brand, which does not read what is paid out for financing. */
    amount: z.nullable(dollars()),
    /** The part of it that is for memberships; the rest is for financed treatments. */
    memberships: dollars(),
    /** What its lines come to; another sum than `memberships` is a fault. */
    added: dollars(),
    madeOn: z.string(),
    settlesOn: z.nullable(z.string()),
    settledOn: z.nullable(z.string()),
    /** The first of them. */
    lines: z.array(monthDepositLine),
    /** How many more there are, and what those come to. */
    moreLines: z.number(),
    moreAmount: dollars(),
  }),
);

const group = z.object({ kind: z.enum(memberTransactionKinds), count: z.number(), net: dollars() });

/** The month of a practice's memberships: what was due, what arrived, and that both are the same to the cent. */
export const monthEnd = named(
  'MonthEnd',
  z.object({
    month: z.string(),
    isOver: z.boolean(),
    practicemanagement: z.object({ _id: z.string(), PracticeName: z.string() }),
    bankLastFour: z.nullable(z.string()),
    /** On its way when the month began, and when it ended. */
    opening: dollars(),
    closing: dollars(),
    /** What came to be due, and what is given back; the latter below zero. */
    came: z.array(group),
    back: z.array(group),
    cameNet: dollars(),
    backNet: dollars(),
    arrived: dollars(),
    /** opening + came + back − closing − arrived; 0 where every cent is accounted for. */
    apart: dollars(),
    gross: dollars(),
    fee: dollars(),
    net: dollars(),
    /** The first of the month's transactions, the oldest first. */
    payouts: z.array(memberTransactionRow),
    morePayouts: z.number(),
    /** Those that arrived in the month, then those that were still to come when it ended. */
    deposits: z.array(monthDeposit),
    coming: z.array(monthDeposit),
    invoice: z.nullable(providerInvoice),
  }),
);

export const getMonthEnd = endpoint({
  id: 'getMonthEnd',
  method: 'GET',
  path: '/privi/provider/month-end',
  summary: 'A month of a practice’s memberships: what was due and what arrived, deposit by deposit, with its invoice',
  source: 'decision 58 names no call (own name)',
  access: [
    {
      kind: 'staff',
      roles: staffRoles,
      permission: 'membership.view',
      brand: 'every',
      owns: [{ at: 'query.providerId', is: 'practice' }],
    },
  ],
  // Without a month: the last one that ended.
  query: z.strictObject({ providerId: id(), month: z.optional(month()) }),
  result: z.object({ monthEnd }),
  errors: ['NOT_FOUND', 'STEP_ORDER'],
});

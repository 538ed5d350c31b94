import type { Deferral, DepositStatus } from '@domain/funding/deposit';
import { dollars, named } from '../schema';
import * as z from '../z';

// Spelled here, because a value of the domain would come along into every first load.
export const depositStatuses = [
  'DEFERRED',
  'SUBMITTED',
  'UNKNOWN',
  'PENDING',
  'SETTLED',
  // Refunds took all of it: no money was sent.
  'WITHHELD',
  'RETURNED',
] as const satisfies readonly (DepositStatus | 'WITHHELD')[];
const deferrals = ['SUSPENDED', 'NO_BANK'] as const satisfies readonly Deferral[];

/** What a practice is paid at once. */
const deposit = {
  _id: z.string(),
  /** As it stands on the practice's bank statement. */
  pmtRef: z.string(),
  practicemanagement: z.object({ _id: z.string(), PracticeName: z.string() }),
  status: z.enum(depositStatuses),
  /** Why it waits. */
  deferral: z.nullable(z.enum(deferrals)),
  purchases: z.number(),
  /** What patients bought, before fees. */
  gross: dollars(),
  fees: dollars(),
  /** What is due of memberships after fees, less what is kept back for those that were changed or cancelled: it may be below zero. */
  memberships: dollars(),
  /** Kept back for refunds. */
  refunds: dollars(),
  /** What is sent: the purchases less their fees, with what is of memberships, less what is kept back. */
  amount: dollars(),
  bankLastFour: z.nullable(z.string()),
  madeOn: z.string(),
  settlesOn: z.nullable(z.string()),
  settledOn: z.nullable(z.string()),
  returnedOn: z.nullable(z.string()),
  returnCode: z.nullable(z.string()),
  /** Sent again after it came back. */
  reprocessedFailed: z.boolean(),
};

export const depositRow = named('DepositRow', z.object(deposit));

/** What a deposit pays for. */
export const depositPurchase = named(
  'DepositPurchase',
  z.object({
    transactionId: z.string(),
    number: z.number(),
    applicationId: z.string(),
    name: z.string(),
    gross: dollars(),
    fee: dollars(),
    net: dollars(),
  }),
);

/** What a deposit keeps back of a purchase that was refunded after it was paid. */
export const depositRefund = named(
  'DepositRefund',
  z.object({
    /** Of the refund: a purchase can be refunded in parts. */
    _id: z.string(),
    transactionId: z.string(),
    number: z.number(),
    applicationId: z.string(),
    name: z.string(),
    amount: dollars(),
    /** What was paid for what is refunded, all of which comes back sooner or later. */
    owed: dollars(),
  }),
);

/** What a deposit pays for a membership, or keeps back of one: then below zero. */
export const depositMembership = named(
  'DepositMembership',
  z.object({
    /** Of what is due. */
    _id: z.string(),
    membershipId: z.string(),
    name: z.string(),
    kind: z.enum(['PLAN', 'MONTH', 'CHANGE', 'CANCELLATION', 'RETURN']),
    dueOn: z.string(),
    gross: dollars(),
    fee: dollars(),
    /** In this deposit. */
    amount: dollars(),
    /** All of it, this deposit and others: it differs from the amount where only a part is kept back. */
    owed: dollars(),
  }),
);

export const depositDetail = named(
  'DepositDetail',
  z.object({
    ...deposit,
    lines: z.array(depositPurchase),
    ofMemberships: z.array(depositMembership),
    keptBack: z.array(depositRefund),
  }),
);

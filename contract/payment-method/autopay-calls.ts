import { AUTOPAY_TYPES } from '@domain/autopay/autopay';
import { endpoint } from '../endpoint';
import { dollars, done, emailAddress, id, named, queryMoney } from '../schema';
import * as z from '../z';
import { paymentMethod } from './calls';

/** How a transaction pays by itself, and what it could pay. */
export const autopay = named(
  'Autopay',
  z.object({
    transactionId: z.string(),
    number: z.number(),
    practiceName: z.string(),
    type: z.enum(AUTOPAY_TYPES),
    /** The day on which it stopped by itself, after three payments in a row that came back; null where its person set it since. */
    stoppedOn: z.nullable(z.string()),
    /** What each run takes; 0 when it is off. */
    amount: dollars(),
    minimum: dollars(),
    /** What it takes next of a loan in force, and why that is less than `amount`; null where it is off or takes nothing more. */
    next: z.nullable(
      z.object({ on: z.string(), amount: dollars(), lessBecause: z.nullable(z.enum(['LEFT', 'LOWERED'])) }),
    ),
    /** The day of the first or next debit, by its plan where the loan is not in force yet; null where nothing is taken. */
    startsOn: z.nullable(z.string()),
    /** The patient reported the transaction as not theirs: autopay can only be turned off. */
    isReported: z.boolean(),
    /** Nothing is owed anymore: autopay takes nothing, and can only be turned off. */
    isPaidOff: z.boolean(),
    /** Nothing is taken by itself while something about the loan is looked into. */
    isPaused: z.boolean(),
    /** The first payment is still to be taken: only then it can be chosen alone. */
    hasFirst: z.boolean(),
    /** What keeps the promotion free of interest when it is paid on every due date from now on; null where none can be kept. */
    suggested: z.nullable(dollars()),
    /** The most that a chosen amount may be. */
    most: dollars(),
    /** What autopay takes off the rate; null where it changes none: a promotion, a plan without interest, nothing left to fall due. */
    discount: z.nullable(
      z.object({
        /** Percent a year without autopay and with it. */
        agreedRate: z.number(),
        rate: z.number(),
        /** The due date from which it counts, and the payment of that day. */
        from: z.string(),
        payment: dollars(),
        /** What all payments from then on come to less. */
        saving: dollars(),
      }),
    ),
    /** The payment method it takes from; null while there is none. */
    paymentMethod: z.nullable(paymentMethod),
    version: z.number(),
  }),
);

const own = [
  {
    kind: 'borrower',
    owns: [
      { at: 'params.id', is: 'borrower' },
      { at: 'params.txId', is: 'transaction' },
    ],
  },
] as const;
const ids = z.object({ id: id(), txId: id() });

export const getAutopay = endpoint({
  id: 'getAutopay',
  method: 'GET',
  path: '/borrower/{id}/credittransactions/{txId}/autopay',
  summary: "A credit transaction's autopay settings",
  source: 'domain §4.4; own call',
  access: own,
  params: ids,
  result: autopay,
  errors: ['STEP_ORDER'],
});

export const getAutopayAuthorization = endpoint({
  id: 'getAutopayAuthorization',
  method: 'GET',
  path: '/borrower/{id}/credittransactions/{txId}/autopay/authorization',
  summary: 'What a person authorizes by turning on autopay: method, amount, start date, and how to stop',
  source: '12 CFR 1005.10(b); own call',
  access: own,
  params: ids,
  query: z.strictObject({
    type: z.enum(['MINIMUM', 'SUGGESTED', 'CUSTOM', 'FIRST_ONLY']),
    customAmount: queryMoney(0.01, 100_000),
    paymentMethodId: z.optional(id()),
  }),
  result: z.object({ title: z.string(), paragraphs: z.array(z.string()), sha256: z.string() }),
  errors: ['STEP_ORDER'],
});

export const sendAutopaySuccess = endpoint({
  id: 'sendAutopaySuccess',
  method: 'POST',
  path: '/apply/autopay-successfully',
  summary: "Email the person autopay's amount and payment method",
  source: 'borrower §7 Application',
  access: [{ kind: 'applicant' }, { kind: 'borrower' }],
  body: z.strictObject({ email: emailAddress() }),
  result: done(),
  errors: ['STEP_ORDER'],
  rateLimit: 'strict',
});

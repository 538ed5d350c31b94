import { HARDSHIP_REFUSALS, HARDSHIP_RULE } from '@domain/loan/hardship-plan';
import { endpoint } from '../endpoint';
import { dollars, id, named, queryNumber, text } from '../schema';
import * as z from '../z';

const own = { at: 'params.id', is: 'borrower' } as const;
const ownLoan = { at: 'params.txId', is: 'transaction' } as const;
const access = [{ kind: 'borrower', owns: [own, ownLoan] }] as const;
const params = z.object({ id: id(), txId: id() });
const path = '/borrower/{id}/credittransactions/{txId}/hardship-plan' as const;
const [shortest, longest] = [Math.min(...HARDSHIP_RULE.months), Math.max(...HARDSHIP_RULE.months)];

/**
 * IN_FLIGHT: a payment is on its way, and what is owed is not certain before it has arrived. BLOCKED: the account can do nothing with its
 * loans, as `ACCOUNT_BLOCKED` says of every call that moves money.
 */
export const hardshipRefusals = [...HARDSHIP_REFUSALS, 'IN_FLIGHT', 'BLOCKED'] as const;

export const hardshipPlanView = named(
  'HardshipPlan',
  z.object({
    /** Why payments cannot be lowered now; null where they can. */
    refusal: z.nullable(z.enum(hardshipRefusals)),
    /** Due date of the first payment that would be lower; null with a refusal. */
    first: z.nullable(z.string()),
    /** For how many months. */
    options: z.array(z.number()),
    /** Plans that were given, the newest first: first and last lower payment, what each is, and the day on which a missed one ended it. */
    given: z.array(
      z.object({
        on: z.string(),
        from: z.string(),
        to: z.string(),
        payment: dollars(),
        endedOn: z.nullable(z.string()),
        nextOn: z.string(),
      }),
    ),
    /** What the months of the question come to; null without one. */
    quote: z.nullable(
      z.object({
        months: z.number(),
        from: z.string(),
        to: z.string(),
        /** The first payment at the agreed amount. */
        agreedFrom: z.string(),
        paymentBefore: dollars(),
        payment: dollars(),
        /** The first of them: a moved due date adds the interest of its days. */
        firstPayment: dollars(),
        /** Interest that the loan costs more. */
        interest: dollars(),
        /** A late fee that is open and that autopay takes with the first payment; 0 without one. */
        fees: dollars(),
        /** What is late: it moves to the end of the loan, without interest on it; 0 where nothing is. */
        late: dollars(),
        /** Due date of the oldest of it; null where nothing is late. */
        lateSince: z.nullable(z.string()),
        /** Late fees that are open, and stay owed. */
        openFees: dollars(),
        lastFrom: z.string(),
        lastTo: z.string(),
        /** How many payments are left, without and with it. */
        paymentsBefore: z.number(),
        payments: z.number(),
      }),
    ),
    version: z.number(),
  }),
);

export const getHardshipPlan = endpoint({
  id: 'getHardshipPlan',
  method: 'GET',
  path,
  summary: "Whether a loan's payments can be lowered for some months, and what that costs",
  source: 'domain §1 self-service; own call',
  access,
  params,
  query: z.strictObject({ months: queryNumber(shortest, longest) }),
  result: hardshipPlanView,
  errors: ['STEP_ORDER'],
});

export const takeHardshipPlan = endpoint({
  id: 'takeHardshipPlan',
  method: 'POST',
  path,
  summary: 'Pay half for three or six months, once in twelve months',
  source: 'domain §1 self-service; own call',
  access,
  params,
  body: z.strictObject({
    /** Three or six. */
    months: z.number().check(z.int(), z.minimum(shortest), z.maximum(longest)),
    /** Of the loan as its quotation saw it. */
    version: z.number().check(z.int(), z.minimum(0)),
  }),
  result: hardshipPlanView,
  errors: ['STEP_ORDER', 'STALE', 'ACCOUNT_BLOCKED'],
  idempotent: true,
});

const staffAccess = [
  {
    kind: 'staff',
    roles: ['Admin'],
    permission: 'credit.edit',
    brand: 'financing',
    owns: [
      { at: 'params.id', is: 'borrower' },
      { at: 'params.txId', is: 'transaction' },
    ],
  },
] as const;
const staffPath = '/practice/borrower/{id}/credit-transactions/{txId}/hardship-plan' as const;

export const getPatientHardshipPlan = endpoint({
  id: 'getPatientHardshipPlan',
  method: 'GET',
  path: staffPath,
  summary: 'The cost of lower payments for a borrower on the phone',
  source: 'domain §1 self-service, §2.9; own call',
  access: staffAccess,
  params,
  query: z.strictObject({ months: queryNumber(shortest, longest) }),
  result: hardshipPlanView,
  errors: ['STEP_ORDER'],
});

export const giveHardshipPlan = endpoint({
  id: 'giveHardshipPlan',
  method: 'POST',
  path: staffPath,
  summary: "Staff lower a borrower's payments at their request by phone, under the same rules as online",
  source: 'domain §1 self-service, §2.9; own call',
  access: staffAccess,
  params,
  body: z.strictObject({
    /** Three or six. */
    months: z.number().check(z.int(), z.minimum(shortest), z.maximum(longest)),
    /** What the borrower said; kept in their file. */
    reason: text(300),
    /** Of the loan as its quotation saw it. */
    version: z.number().check(z.int(), z.minimum(0)),
  }),
  result: hardshipPlanView,
  errors: ['STEP_ORDER', 'STALE', 'ACCOUNT_BLOCKED'],
  idempotent: true,
});

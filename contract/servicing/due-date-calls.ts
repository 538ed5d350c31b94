import { DUE_DATE_REFUSALS } from '@domain/loan/due-date-change';
import { endpoint } from '../endpoint';
import { civilDateText, dollars, id, named } from '../schema';
import * as z from '../z';

const own = { at: 'params.id', is: 'borrower' } as const;
const ownLoan = { at: 'params.txId', is: 'transaction' } as const;
const access = [{ kind: 'borrower', owns: [own, ownLoan] }] as const;
const params = z.object({ id: id(), txId: id() });
const path = '/borrower/{id}/credittransactions/{txId}/due-date' as const;

/**
 * IN_FLIGHT: a payment is on its way, and what is owed is not certain before it has arrived. BLOCKED: the account can do nothing with its
 * loans, as `ACCOUNT_BLOCKED` says of every call that moves money.
 */
export const dueDateRefusals = [...DUE_DATE_REFUSALS, 'IN_FLIGHT', 'BLOCKED'] as const;

export const dueDateView = named(
  'DueDate',
  z.object({
    /** Why it cannot be moved now; null where it can. */
    refusal: z.nullable(z.enum(dueDateRefusals)),
    /** The first due date that would move; null with a refusal. */
    first: z.nullable(z.string()),
    /** Where it may move to. */
    options: z.array(z.string()),
    /** What was changed before, the newest first; `nextOn` is the day from which it may be changed again. */
    made: z.array(z.object({ on: z.string(), from: z.string(), to: z.string(), nextOn: z.string() })),
    /** What the day of the question comes to; null without one. */
    quote: z.nullable(
      z.object({
        from: z.string(),
        to: z.string(),
        lastFrom: z.string(),
        lastTo: z.string(),
        paymentBefore: dollars(),
        payment: dollars(),
        /** Interest of the days that are added. */
        interest: dollars(),
        /** A late fee that is open and that autopay takes with this payment; 0 without one. */
        fees: dollars(),
        /** True where a promotion ends as many days later; kept, it cancels that interest with the rest. */
        movesPromo: z.boolean(),
      }),
    ),
    version: z.number(),
  }),
);

export const getDueDate = endpoint({
  id: 'getDueDate',
  method: 'GET',
  path,
  summary: "Whether a loan's due dates can be moved, to which days, and the cost of one of them",
  source: 'borrower §2 payments; domain §1 self-service; own call',
  access,
  params,
  query: z.strictObject({ dueOn: z.optional(civilDateText()) }),
  result: dueDateView,
  errors: ['STEP_ORDER'],
});

export const changeDueDate = endpoint({
  id: 'changeDueDate',
  method: 'POST',
  path,
  summary: 'Move the next due date and all later ones, once in twelve months',
  source: 'borrower §2 payments; domain §1 self-service; own call',
  access,
  params,
  body: z.strictObject({
    /** The new day of the first payment that moves, one of the options. */
    dueOn: civilDateText(),
    /** Of the loan as its quotation saw it. */
    version: z.number().check(z.int(), z.minimum(0)),
  }),
  result: dueDateView,
  errors: ['STEP_ORDER', 'STALE', 'ACCOUNT_BLOCKED'],
  idempotent: true,
});

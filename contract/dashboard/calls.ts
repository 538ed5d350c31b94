import { endpoint, staffRoles } from '../endpoint';
import { depositStatuses } from '../funding/deposit-entity';
import { dollars, id, named } from '../schema';
import * as z from '../z';

const amounts = { count: z.number(), amount: dollars() };

/** How a practice stands: counts and sums, nothing of a single person. A part is null where whoever asks may not see its list. */
export const practiceFigures = named(
  'PracticeFigures',
  z.object({
    practice: z.object({ _id: z.string(), PracticeName: z.string() }),
    /** The practice's own day. */
    today: z.string(),
    /** Applications that began today, by where they stand. */
    applications: z.nullable(
      z.object({
        begun: z.number(),
        approved: z.number(),
        review: z.number(),
        denied: z.number(),
        incomplete: z.number(),
      }),
    ),
    /** Transactions of the last 30 days that wait: for the patient, or in review. */
    waiting: z.nullable(z.object({ unanswered: z.object(amounts), review: z.object(amounts) })),
    payouts: z.nullable(
      z.object({
        /** What arrives next: deposits on their way, and what is left of those to come once refunds are kept back, never below nothing. One on hold does not count. */
        arriving: dollars(),
        /** What will be in the next deposits, by the day on which they are made. */
        next: z.array(z.object({ dueOn: z.string(), ...amounts })),
        /** What these keep back for refunds, and how many. */
        keptBack: z.object(amounts),
        /** Made and not there yet, newest first, five at most. */
        deposits: z.array(
          z.object({
            _id: z.string(),
            pmtRef: z.string(),
            status: z.enum(depositStatuses),
            amount: dollars(),
            settlesOn: z.nullable(z.string()),
          }),
        ),
      }),
    ),
    /** Transactions of the last 90 days. */
    sales: z.nullable(
      z.object({
        asked: z.number(),
        accepted: z.number(),
        rejected: z.number(),
        /** Of those that patients answered, in percent; null before the first answer. */
        acceptance: z.nullable(z.number()),
        plans: z.array(z.object({ product: z.string(), name: z.string(), ticket: dollars(), ...amounts })),
      }),
    ),
    /** Transactions of the last 30 days whose plan is chosen, by plan, and how many of them their patients approved. */
    chosen: z.nullable(
      z.array(
        z.object({
          product: z.string(),
          name: z.string(),
          chosen: z.number(),
          accepted: z.number(),
          percent: z.number(),
        }),
      ),
    ),
    /** What each plan costs for one amount: the average ticket, or a usual one, at a good credit score. */
    costs: z.nullable(
      z.object({
        amount: dollars(),
        isAverage: z.boolean(),
        plans: z.array(
          z.object({
            product: z.string(),
            name: z.string(),
            monthlyPayment: dollars(),
            fee: dollars(),
            /** A plan that asks the patient no more a month and costs the practice least. */
            cheaper: z.nullable(z.object({ product: z.string(), name: z.string(), saves: dollars() })),
          }),
        ),
      }),
    ),
  }),
);

const access = [
  {
    kind: 'staff',
    roles: staffRoles,
    permission: null,
    brand: 'financing',
    owns: [{ at: 'query.practiceId', is: 'practice' }],
  },
] as const;
const query = z.strictObject({ practiceId: id() });
const source = 'own name; provider-admin §1 and the brief of the staff portal';

export const getPracticeFigures = endpoint({
  id: 'getPracticeFigures',
  method: 'GET',
  path: '/practice/figures',
  summary: "A practice's figures today: applications, pending items, next deposits, and plans with their cost",
  source,
  access,
  query,
  result: practiceFigures,
  errors: [],
});

export const followPracticeFigures = endpoint({
  id: 'followPracticeFigures',
  method: 'GET',
  path: '/practice/figures/live',
  summary: 'The same as server-sent events: immediately and on every change, until the session or permission ends',
  source,
  access,
  query,
  download: { file: 'figures', media: 'text/event-stream' },
  errors: [],
});

import { creditProfile } from '../application/entity';
import { endpoint } from '../endpoint';
import { dollars, named } from '../schema';
import * as z from '../z';

const kinds = ['MEMBERSHIP', 'FINANCING'] as const;

/** A payment that is to come, of a membership or of a loan. */
const aheadPayment = z.object({
  key: z.string(),
  kind: z.enum(kinds),
  membershipId: z.nullable(z.string()),
  transactionId: z.nullable(z.string()),
  practiceName: z.string(),
  /** Of a loan, in the practice's words. */
  treatments: z.array(z.string()),
  on: z.string(),
  isLate: z.boolean(),
  /** What is taken, and what of the month credits pay. */
  amount: dollars(),
  credits: dollars(),
  number: z.number(),
  of: z.number(),
  /** From what it is taken; null where nothing is taken by itself. */
  method: z.nullable(z.object({ name: z.string(), lastFour: z.string() })),
});

export const paymentsAhead = named(
  'PaymentsAhead',
  z.object({
    today: z.string(),
    /** Everything that is asked for from today on, the oldest first, if nothing changes. */
    payments: z.array(aheadPayment),
    /** Twelve months with the sums of both, and of each. */
    months: z.array(z.object({ month: z.string(), membership: dollars(), financing: dollars(), total: dollars() })),
    /** Null for a member who has no financing. */
    financing: z.nullable(
      z.object({
        credit_profile: z.nullable(creditProfile),
        /** Requests of practices that wait for the person's answer. */
        waiting: z.number(),
        loans: z.array(
          z.object({
            transactionId: z.string(),
            practiceName: z.string(),
            treatments: z.array(z.string()),
            amount: dollars(),
            payments: z.array(z.enum(['paid', 'missed', 'next', 'to-come'])),
            daysLate: z.number(),
            pastDue: dollars(),
            isPaused: z.boolean(),
            paidOffOn: z.nullable(z.string()),
          }),
        ),
      }),
    ),
  }),
);

export const getPaymentsAhead = endpoint({
  id: 'getPaymentsAhead',
  method: 'GET',
  path: '/privi/member/payments-ahead',
  summary: 'One calendar of everything that a person pays: memberships and their own financing',
  source: 'own call; mockup 31',
  access: [{ kind: 'member' }],
  result: paymentsAhead,
  errors: [],
  afterClosing: true,
});

export const getPaymentsFile = endpoint({
  id: 'getPaymentsFile',
  method: 'GET',
  path: '/privi/member/payments-ahead/file',
  summary: 'The same payments as a calendar file',
  source: 'own call; mockup 31',
  access: [{ kind: 'member' }],
  download: { file: 'payments.ics', media: 'text/calendar' },
  errors: [],
});

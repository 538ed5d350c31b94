import { statuses } from '../application-details/list';
import { listedStatuses } from '../credit-transaction/list';
import { endpoint, staffRoles } from '../endpoint';
import { dollars, id, named, queryFlag, queryNumber, text } from '../schema';
import * as z from '../z';

const practicemanagement = z.object({ _id: z.string(), PracticeName: z.string() });

/** An application or a sign-up that a search found. */
const foundApplication = named(
  'FoundApplication',
  z.object({
    _id: z.string(),
    number: z.number(),
    name: z.string(),
    practicemanagement,
    status: z.enum(statuses),
    createdAt: z.string(),
  }),
);

const foundTransaction = named(
  'FoundTransaction',
  z.object({
    _id: z.string(),
    number: z.number(),
    /** Where its detail stands. */
    applicationId: z.string(),
    name: z.string(),
    practicemanagement,
    status: z.enum(listedStatuses),
    /** True of a REJECTED one that the practice took back itself. */
    isWithdrawn: z.boolean(),
    /** True of a REJECTED one whose limit ended while it waited. */
    isExpired: z.boolean(),
    /** True of one that the patient asked for. */
    isAskedFor: z.boolean(),
    txAmount: dollars(),
    createdAt: z.string(),
  }),
);

/** What one page found of a kind; null where whoever asks sees none of it. */
const groupOf = <S extends z.ZodMiniType>(row: S) => z.nullable(z.object({ data: z.array(row), hasMore: z.boolean() }));

/**
 * @NOTE choice: found are people by the start of each word of their name, e-mail address or number, and by the whole account
 * number. `page` counts from 0 in each kind alike.
 */
export const searchEverything = endpoint({
  id: 'searchEverything',
  method: 'GET',
  path: '/practice/globalsearch',
  summary: 'Applications, sign-ups, and transactions of the practices in scope, newest first',
  source: 'provider-admin §7 Enrollment, search, messages',
  access: [
    {
      kind: 'staff',
      roles: staffRoles,
      permission: null,
      brand: 'every',
      owns: [{ at: 'query.selectedPractice', is: 'practice' }],
    },
  ],
  query: z.strictObject({
    textSearch: text(100),
    page: queryNumber(0, 1000),
    limit: queryNumber(1, 50),
    selectedPractice: z.optional(id()),
    /** Memberships only. */
    priviOnly: queryFlag(),
  }),
  result: z.object({
    page: z.number(),
    limit: z.number(),
    applications: groupOf(foundApplication),
    signups: groupOf(foundApplication),
    transactions: groupOf(foundTransaction),
  }),
  errors: [],
  example: { query: { textSearch: 'casey' } },
});

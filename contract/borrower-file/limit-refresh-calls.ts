import { endpoint } from '../endpoint';
import { id, named } from '../schema';
import * as z from '../z';

const source = 'provider-admin §3, §7 Onboarding';

/** The platform's own people: a run mails the borrowers of every practice that they see. */
const rule = {
  kind: 'staff',
  roles: ['Admin'],
  permission: 'borrower.edit',
  brand: 'financing',
  platformOnly: true,
} as const;

/** A run that tells everybody whose limit can be refreshed. */
const limitRefreshRun = named(
  'LimitRefreshRun',
  z.object({
    _id: z.string(),
    status: z.enum(['RUNNING', 'DONE']),
    /** Null for the borrowers of every practice. */
    practicemanagement: z.nullable(z.object({ _id: z.string(), PracticeName: z.string() })),
    /** People to look at when it began, those looked at so far, and those invited. */
    total: z.number(),
    done: z.number(),
    invited: z.number(),
    startedBy: z.string(),
    startedAt: z.string(),
    endedAt: z.nullable(z.string()),
  }),
);

/** One run at a time, whoever starts it; a person is told once in 30 days, by whichever run or colleague. */
export const refreshSpendingLimit = endpoint({
  id: 'refreshSpendingLimit',
  method: 'POST',
  path: '/practice/refresh-spending-limit',
  summary: 'Start emailing everyone whose spending limit can be refreshed, at one practice or all',
  source,
  access: [{ ...rule, owns: [{ at: 'body.practiceId', is: 'practice' }] }],
  body: z.strictObject({ practiceId: z.optional(id()) }),
  result: z.object({ run: limitRefreshRun }),
  errors: ['RULES_FORBID'],
  idempotent: true,
  example: { body: {} },
});

export const getLimitRefreshInfo = endpoint({
  id: 'getLimitRefreshInfo',
  method: 'GET',
  path: '/practice/refresh-spending-limit/info',
  summary: "When limits were last refreshed and by whom, a run's progress, and how many people a run would notify now",
  source,
  access: [{ ...rule, owns: [{ at: 'query.practiceId', is: 'practice' }] }],
  query: z.strictObject({ practiceId: z.optional(id()) }),
  result: z.object({
    /** When the last run began; null before the first. */
    lastRefreshed: z.nullable(z.string()),
    lastRefreshedBy: z.nullable(z.string()),
    /** People whom a run would tell now, of the practice that is asked for or of all. */
    wouldBeInvited: z.number(),
    /** True where counting stopped: there may be more. */
    isBound: z.boolean(),
    /** The last run, whichever practice it was of. */
    run: z.nullable(limitRefreshRun),
  }),
  errors: [],
});

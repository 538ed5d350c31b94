import { applicantOf } from '../applicant-access';
import { endpoint } from '../endpoint';
import { dollars, id, money, named, optionalText, queryFlag } from '../schema';
import * as z from '../z';
import { decisionErrors } from './decision-calls';
import { finishResult } from './entity';

/** What a returning borrower may ask for now; names as in borrower §3. */
export const reapplyResponse = named(
  'ReapplyResponse',
  z.object({
    isReapplyEnabled: z.boolean(),
    /** What may be asked for, or from when; null where nothing is offered. */
    message: z.nullable(z.string()),
    buttonLabel: z.nullable(z.string()),
    isCreditLineIncrease: z.boolean(),
    isCreditLineRefresh: z.boolean(),
    /** The bureau's last answer is young enough to decide the same way again. */
    reusableCreditPullCreditRefresh: z.boolean(),
    /** Where an application in work goes on. */
    redirect: z.nullable(z.string()),
    practiceUrlSlug: z.nullable(z.string()),
    /** Sessions are made by asking, not by looking: always null. */
    token: z.null(),
    /** The earlier application, with what was answered in it. */
    applicationId: z.nullable(z.string()),
    requestedAmount: z.nullable(dollars()),
    annualIncome: z.nullable(dollars()),
  }),
);

export const checkReapply = endpoint({
  id: 'checkReapply',
  method: 'GET',
  path: '/borrower/check-reapply',
  summary: 'Whether the borrower can apply again, refresh the spending limit, or request a higher one',
  source: 'borrower §3 Re-apply response, §7 Borrower; decision 15',
  access: [{ kind: 'borrower' }],
  query: z.strictObject({ reusableCreditPullCreditRefresh: queryFlag() }),
  result: reapplyResponse,
  errors: [],
});

const again = {
  method: 'POST',
  access: [
    applicantOf('body.applicationId'),
    { kind: 'borrower', owns: [{ at: 'body.applicationId', is: 'application' }] },
  ],
  result: finishResult,
  errors: [...decisionErrors, 'REAPPLY_NOT_OPEN'],
  idempotent: true,
} as const;

const body = {
  applicationId: id(),
  truValidateSessionId: optionalText(100),
  requestedAmount: z.optional(money(250, 40_000)),
  annualIncome: z.optional(money(0, 10_000_000)),
  /** The applicant allows the soft credit check (15 USC 1681b); needed for each new decision. */
  creditPullConsent: z.optional(z.literal(true)),
};

export const reapply = endpoint({
  id: 'reapply',
  path: '/apply/reapply',
  summary: 'Apply again after a denial, or refresh the spending limit; responds like finish',
  source: 'borrower §4 Outcome, §7; decisions 11, 15',
  body: z.strictObject({ ...body, refreshSpendingLimit: z.optional(z.boolean()) }),
  ...again,
});

export const increaseCreditLine = endpoint({
  id: 'increaseCreditLine',
  path: '/apply/credit-increase',
  summary: 'Request a higher spending limit; responds like finish',
  source: 'borrower §4 Outcome, §7; decision 15',
  body: z.strictObject(body),
  ...again,
});

import { endpoint, staffRoles } from '../endpoint';
import { dollars, id, named } from '../schema';
import * as z from '../z';
import { memberStatuses } from './member-list';

/** What waits for somebody at the practice, the most pressing first. Spelled here, because a value of the domain would come along. */
export const DASHBOARD_NEEDS = [
  'call_asked',
  'date_asked',
  'payment_failed',
  'pause_asked',
  'plan_changed_by_member',
  'visit_not_marked',
  'date_needed',
  'plan_not_answered',
] as const;

/** The six figures of memberships. Source: membership §3 Dashboard summary. */
export const dashboardSummary = named(
  'DashboardSummary',
  z.object({
    /** With a plan that runs. */
    totalMembers: z.number(),
    /** What a month of those plans bills, without membership fees; of plans that are paid month by month. */
    monthlyRevenueExpected: dollars(),
    /** Visits with a date to come. */
    totalScheduledTreatments: z.number(),
    /** Of memberships, in deposits that were sent this month. */
    totalSentToProvider: dollars(),
    /** A year of the plans that run. */
    annualMembershipValue: dollars(),
    /** Begun this month. */
    totalPriviSignUps: z.number(),
  }),
);

/** One kind of thing that waits, with the one that has waited longest. */
export const dashboardNeed = named(
  'DashboardNeed',
  z.object({
    kind: z.enum(DASHBOARD_NEEDS),
    count: z.number(),
    /** Open, in all; null where it is not about money. */
    amount: z.nullable(dollars()),
    membershipId: z.string(),
    memberName: z.string(),
    since: z.string(),
  }),
);

export const getMembershipDashboard = endpoint({
  id: 'getMembershipDashboard',
  method: 'POST',
  path: '/privi/provider/member/dashboard/summary',
  summary: 'Six membership figures of practices, open tasks, who joined and left, and what members pay',
  source: 'membership §7 Provider membership operations, §3 Dashboard summary',
  access: [
    {
      kind: 'staff',
      roles: staffRoles,
      permission: 'membership.view',
      brand: 'every',
      owns: [{ at: 'body.selectedPractices', is: 'practice' }],
    },
  ],
  body: z.strictObject({ selectedPractices: z.optional(z.array(id()).check(z.maxLength(100))) }),
  result: z.object({
    summary: dashboardSummary,
    today: z.string(),
    needs: z.array(dashboardNeed),
    /** This month: plans that began and that ended, and what they bill in a month. */
    joined: z.object({ count: z.number(), monthly: dollars() }),
    left: z.object({ count: z.number(), monthly: dollars() }),
    /** How many are shown how; those who are registered without a plan are not counted. */
    statuses: z.array(z.object({ status: z.enum(memberStatuses), count: z.number() })),
    /** What members were billed in each of the last twelve months, without membership fees; the oldest first. */
    months: z.array(z.object({ month: z.string(), billed: dollars() })),
  }),
  errors: [],
});

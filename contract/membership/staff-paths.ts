import { route } from '../paths';

/**
 * Pages of a practice about its members, relative to the base path; apart from those of members, whose first load holds none of
 * these. Source: membership §2.
 */
export const memberStaffPaths = {
  planBuilder: route('/privi/admin/plan'),
  /** The visits of a practice; an address of our own, the specification names the screen alone. */
  calendar: route('/privi/admin/calendar'),
  agreements: route('/privi/admin/agreements'),
  activationLink: route('/privi/admin/activation-link'),
  /** The manufacturer's rewards for the plan of a member. */
  rewards: route('/privi/admin/rewards'),
  members: route('/privi/admin/members'),
  memberFile: route('/privi/admin/member'),
  planAgreement: route('/privi/admin/plan-agreement'),
  memberTransactions: route('/privi/admin/transactions'),
  memberTransaction: route('/privi/admin/transactions/:transactionId'),
  invoices: route('/privi/admin/invoices'),
  invoice: route('/privi/admin/invoices/:providerId/:month'),
  monthEnd: route('/privi/admin/month-end'),
  memberPayments: route('/privi/admin/payments'),
  memberPayment: route('/privi/admin/payments/:paymentId'),
} as const;

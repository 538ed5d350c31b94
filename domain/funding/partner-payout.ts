/**
 * What a partner lender pays a practice for a loan of its own. QUEUED has not left, DEFERRED the lender keeps until somebody asks it to go
 * on, SENT is on its way, RETURNED the practice's bank gave back.
 */
export const PARTNER_PAYOUT_STATUSES = ['QUEUED', 'DEFERRED', 'SENT', 'SETTLED', 'RETURNED'] as const;
export type PartnerPayoutStatus = (typeof PARTNER_PAYOUT_STATUSES)[number];

const NEXT: Readonly<Record<PartnerPayoutStatus, readonly PartnerPayoutStatus[]>> = {
  QUEUED: ['DEFERRED', 'SENT', 'SETTLED', 'RETURNED'],
  DEFERRED: ['QUEUED', 'SENT', 'SETTLED', 'RETURNED'],
  SENT: ['SETTLED', 'RETURNED'],
  SETTLED: ['RETURNED'],
  RETURNED: ['QUEUED'],
};

/** Whether a payout may go from one status to another. What is told twice, or out of order, changes nothing. */
export const payoutMayBecome = (from: PartnerPayoutStatus, to: PartnerPayoutStatus): boolean => NEXT[from].includes(to);

/** Whether somebody of the platform may ask the lender to send it again, or to go on. */
export const mayAskAgain = (status: PartnerPayoutStatus): boolean => payoutMayBecome(status, 'QUEUED');

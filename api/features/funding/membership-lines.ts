import type { MembershipFundingTable } from '../../db/tables/membership';

/** What a practice is paid for a membership, or gives back, as mails and files name it. */
export const MEMBERSHIP_LINES: Readonly<Record<MembershipFundingTable['kind'], string>> = {
  PLAN: 'plan paid in advance',
  MONTH: 'billed',
  CHANGE: 'plan changed',
  CANCELLATION: 'canceled',
  RETURN: 'payment returned',
};

import type { CivilDate } from '@domain/calendar/civil-date';
import type { CertificateList } from '@domain/membership/reward-certificate';
import type { Cents } from '@domain/money/cents';
import type { MembershipRow } from '../../member-record/index';
import type { AskedContent } from '../plan/plan-content';
import type { RewardUseRow } from './rewards.reads';

/** A certificate as it was when it was asked to be used. */
export type UsedCertificate = {
  readonly id: string;
  readonly list: CertificateList;
  readonly source: string;
  readonly product: string;
  readonly amountCents: Cents;
  readonly expiresOn: CivilDate;
  /** The plan holds it no more, so that the manufacturer has it back. */
  readonly isGivenBack: boolean;
};

/** What a plan stood on when it was asked about: another plan since then is another question. */
export type PlanBase = Pick<MembershipRow, 'status' | 'active_plan_id' | 'requested_plan_id' | 'saved_plan_id'>;

export const baseOf = (row: PlanBase): PlanBase => ({
  status: row.status,
  active_plan_id: row.active_plan_id,
  requested_plan_id: row.requested_plan_id,
  saved_plan_id: row.saved_plan_id,
});
export const isSameBase = (one: PlanBase, other: PlanBase): boolean =>
  JSON.stringify(baseOf(one)) === JSON.stringify(baseOf(other));

// Written by `insertUse` and `moveUse` only.
export const certificatesOf = (use: Pick<RewardUseRow, 'certificates'>) =>
  JSON.parse(use.certificates) as UsedCertificate[];
export const productsOf = (use: Pick<RewardUseRow, 'products'>) => JSON.parse(use.products) as string[];
export const askedOf = (use: Pick<RewardUseRow, 'asked'>) => JSON.parse(use.asked) as AskedContent;
export const baseOfUse = (use: Pick<RewardUseRow, 'base'>) => JSON.parse(use.base) as PlanBase;

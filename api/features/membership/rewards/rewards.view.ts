import type { manufacturerData } from '@contract/membership/rewards-entity';
import { MANUFACTURER_PRODUCTS } from '@domain/membership/manufacturer-products';
import type { RewardError } from '@domain/membership/reward-certificate';
import { cents } from '@domain/money/cents';
import { dollarsFromCents } from '@domain/money/dollars';
import type * as z from 'zod/mini';
import type { Db } from '../../../db/database';
import { certificatesOf } from './reward-use';
import { type RewardMemberRow, type RewardUseRow, rewardMemberOf, usesOf } from './rewards.reads';

export const productName = (key: string): string =>
  MANUFACTURER_PRODUCTS.find((product) => product.key === key)?.name ?? key;

export const memberView = (row: RewardMemberRow) => ({
  firstName: row.first_name,
  lastName: row.last_name,
  phoneNumber: row.phone,
  memberSince: row.member_since,
  foundAt: row.found_at,
});

// Written by `keepErrors` and `keepRewardMember` only.
export const errorsOf = ({ errors }: Pick<RewardMemberRow, 'errors'>) => JSON.parse(errors) as RewardError[];

function useView(use: RewardUseRow) {
  const certificates = certificatesOf(use);
  const amount = certificates.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return {
    _id: use.id,
    status: use.status,
    certificates: certificates.map((one) => ({
      id: one.id,
      list: one.list,
      source: one.source,
      priviproduct: one.product,
      productName: productName(one.product),
      amount: dollarsFromCents(cents(one.amountCents)),
      expiresOn: one.expiresOn,
      isGivenBack: one.isGivenBack,
    })),
    amount: dollarsFromCents(cents(amount)),
    askedAt: use.created_at,
    answeredAt: use.answered_at,
  };
}

/** What a membership has of the manufacturer's rewards; null where nobody was found. */
export async function manufacturerView(
  db: Db,
  membershipId: string,
): Promise<z.output<typeof manufacturerData> | null> {
  const known = await db.first(rewardMemberOf, { membershipId });
  if (!known) return null;
  const uses = await db.all(usesOf, { membershipId });
  return { member: memberView(known), rewardErrors: errorsOf(known), uses: uses.map(useView) };
}

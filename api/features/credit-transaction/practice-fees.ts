import type { FundingType } from '@domain/enums';
import { isManufacturersPurchase, purchaseFeeBps } from '@domain/practice/purchase-fee';
import type { Offer } from '@domain/underwriting/offers';
import type { Db } from '../../db/database';
import { keyOf } from '../treatment/index';
import { feesOfPractice, treatmentsByKey } from './practice-fees.reads';

/** Whose purchase it is, and of which treatments. */
export type Charged = { practiceId: string; treatments: readonly string[] };

/**
 * How the practice of a purchase is charged for it today: what is quoted, shown to staff, and frozen with the plan that is chosen, so
 * that what changes at the practice later changes no purchase of before.
 * @returns the fee of an offer in basis points. Source: provider-admin §3 Funding type, Product.
 */
export async function feeOfOffers(
  db: Db,
  { practiceId, treatments }: Charged,
): Promise<(offer: Pick<Offer, 'mdfBps' | 'allerganMdfBps'>) => number> {
  const row = await db.first(feesOfPractice, { practiceId });
  const practice = {
    fundingTypes: JSON.parse(row?.funding_types ?? '[]') as FundingType[],
    unlimitedFeeBps: row?.unlimited_fee_bps ?? null,
    isAllergan: row?.is_allergan === 1,
  };
  const isOfManufacturer = practice.isAllergan && (await isManufacturers(db, { practiceId, treatments }));
  return (offer) => purchaseFeeBps(offer, practice, isOfManufacturer);
}

async function isManufacturers(db: Db, { practiceId, treatments }: Charged): Promise<boolean> {
  if (treatments.length === 0) return false;
  const keys = treatments.map(keyOf);
  const rows = await treatmentsByKey(db, practiceId, keys);
  const known = new Map(rows.map((row) => [row.name_key, { isAllergan: row.is_allergan === 1 }]));
  return isManufacturersPurchase(keys.map((key) => known.get(key)));
}

import type { ResultOf } from '@contract/endpoint';
import type { getDefaultProductGroup, listDefaultProductGroups } from '@contract/practice-settings/product-calls';
import { SPECIALTIES, type Specialty } from '@domain/enums';
import type { Db } from '../../db/database';
import { AppError } from '../../http/app-error';
import { type DefaultGroup, defaultGroups } from '../risk/index';
import { practiceOffer } from './settings.reads';

const beginningView = ({
  specialty,
  isOwn,
  group,
}: DefaultGroup): ResultOf<typeof listDefaultProductGroups>['data'][number] => ({
  specialty,
  isOwn,
  productGroupId: group.id,
  name: group.name,
  version: group.version,
});

/** The groups that new practices begin with, of one specialty or of all. */
export async function listDefaults(db: Db, specialty: Specialty | undefined) {
  return (await defaultGroups(db, specialty ? [specialty] : SPECIALTIES)).map(beginningView);
}

/**
 * The group that a practice of a specialty begins with.
 * @throws AppError NOT_FOUND for an unknown practice, and before a profile is published.
 */
export async function defaultOf(
  db: Db,
  query: { specialty: Specialty; practiceId?: string | undefined },
): Promise<ResultOf<typeof getDefaultProductGroup>> {
  const practice = query.practiceId && (await db.first(practiceOffer, { id: query.practiceId }));
  if (query.practiceId && !practice) throw new AppError('NOT_FOUND');
  const profileId = practice ? practice.risk_profile_id : undefined;
  const [found] = await defaultGroups(db, [query.specialty], profileId);
  if (!found) throw new AppError('NOT_FOUND');
  const { boardingPreset, products } = found.content;
  return { productGroup: { ...beginningView(found), boardingPreset, products: products.map((one) => ({ ...one })) } };
}

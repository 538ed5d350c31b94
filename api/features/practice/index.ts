import { isOnSites } from '@domain/embed/site-address';
import type { Db } from '../../db/database';
import { findPractice, listEmbedOrigins } from './practice.reads';

export { mailboxesOfPractice } from './mailboxes.reads';
export { loadPlanProducts, planProductsOf } from './plan-products';
export { findPractice, findPracticeBySlug, type PracticeRow, practiceById } from './practice.reads';
export { findGenericProfile, findPracticeProfile, type PublicProfile } from './practice-profile';
export {
  type ClosingRow,
  openOrClosed,
  refuseClosed,
  standingClosing,
  standingOfPractice,
} from './standing.reads';
export { pictureAddress, storedTheme, wornTheme } from './theme';
export { findPicture } from './theme.reads';

/** Sites that may frame the flows of a practice, by slug or id, wildcards among them; undefined for an unknown practice. */
export async function findEmbedOrigins(db: Db, slugOrId: string): Promise<string[] | undefined> {
  const practice = await findPractice(db, slugOrId);
  return practice && (JSON.parse(practice.embed_origins) as string[]);
}

/** True for a website that the list of an active practice names. */
export async function isPracticeSite(db: Db, origin: string): Promise<boolean> {
  const lists = await listEmbedOrigins(db, origin);
  return lists.some((list) => isOnSites(JSON.parse(list) as string[], origin));
}

export async function practiceSlugExists(db: Db, slugOrId: string): Promise<boolean> {
  return (await findPractice(db, slugOrId)) !== undefined;
}

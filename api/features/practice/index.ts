import type { Db } from '../../db/database';
import { findPractice, findPracticeBySlug } from './practice.reads';

export { findPractice, findPracticeById, findPracticeBySlug, type PracticeRow } from './practice.reads';
export { findPracticeProfile, type PublicProfile } from './practice-profile';

/** Origins that may frame a practice's flows; empty for an unknown practice. */
export async function findEmbedOrigins(db: Db, slug: string): Promise<string[]> {
  const practice = await findPracticeBySlug(db, slug);
  return practice ? (JSON.parse(practice.embed_origins) as string[]) : [];
}

export async function practiceSlugExists(db: Db, slugOrId: string): Promise<boolean> {
  return (await findPractice(db, slugOrId)) !== undefined;
}

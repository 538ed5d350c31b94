import type { Enrollment } from '@domain/enums';
import type { GradeRiskTable } from '@domain/underwriting/configuration';
import type { Db } from '../../db/database';
import { openProfiles, storedConfiguration, withTables } from './risk.reads';

type Named = { _id: string; name: string };

/** The rates and fees of a profile that practices can be given. */
export type ProfileTerms = {
  profile: Named;
  version: number;
  enrollment: Enrollment;
  /** Null for memberships, whose installments bear no interest. */
  apr: Named | null;
  mdf: Named;
  /** The least merchant fee of its table, in percent; null for a table without one. What a practice pays varies from there by grade. */
  leastFee: number | null;
  /** The groups of products that it rates. */
  groupIds: readonly string[];
  /** Proposed to a practice that joins. */
  isPreset: boolean;
};

/** Rates and fees of every profile in force that is not in the archive, by the profile's name. */
export async function listProfileTerms(db: Db): Promise<ProfileTerms[]> {
  const all: ProfileTerms[] = [];
  for (const { id, name, version, enrollment, config_hash: hash, boarding_preset: preset } of await db.all(
    openProfiles,
    {},
  )) {
    const { configuration, productGroups } = await withTables(db, await storedConfiguration(db, hash));
    const { gradeRiskApr: apr, gradeRiskMdf: mdf } = configuration;
    all.push({
      profile: { _id: id, name },
      version,
      enrollment: enrollment as Enrollment,
      apr: apr && { _id: apr.id, name: apr.name },
      mdf: { _id: mdf.id, name: mdf.name },
      leastFee: leastFeeOf(mdf),
      groupIds: productGroups.map((group) => group.id),
      isPreset: preset === 1,
    });
  }
  return all;
}

function leastFeeOf({ products }: GradeRiskTable): number | null {
  const fees = products.flatMap(({ values }) => Object.values(values)).filter((fee) => fee !== null);
  return fees.length === 0 ? null : Math.min(...fees) / 100;
}

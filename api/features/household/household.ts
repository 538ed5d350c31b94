import type { Db } from '../../db/database';
import type { Deps } from '../../deps';
import type { Work } from '../../work';

export type SpouseAddress = {
  street: string;
  unit: string | null;
  city: string;
  state: string;
  zipCode: string;
};

/**
 * Answers about other people: the spouse, where the law requires a notice to them, and the patient, where the practice
 * asks for them. They are sealed and are never an input of the decision (12 CFR 1002.5, FCRA 604(g)).
 */
export type Household = {
  spouseInfo: {
    firstName: string;
    lastName: string;
    isSameAddressAsSpouse: boolean;
    address: SpouseAddress | null;
  } | null;
  isPatient: boolean | null;
  patientInfo: { firstName: string; lastName: string; phone: string | null } | null;
};

const NOTHING: Household = { spouseInfo: null, isPatient: null, patientInfo: null };

/** Opens the sealed answers; all null when none were given. */
export async function openHousehold(db: Db, vaultId: string | null, deps: Deps): Promise<Household> {
  if (vaultId === null) return NOTHING;
  // Written by `sealHousehold` only.
  return { ...NOTHING, ...(JSON.parse(await deps.vault.open(db, vaultId)) as Partial<Household>) };
}

/** Seals the answers and returns where they lie. */
export function sealHousehold({ tx, deps }: Work, applicationId: string, household: Household): Promise<string> {
  return deps.vault.seal(tx, { subjectId: applicationId, kind: 'household', text: JSON.stringify(household) });
}

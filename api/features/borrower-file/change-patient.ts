import { isDeepStrictEqual } from 'node:util';
import { AppError } from '../../http/app-error';
import { addHistory, lockCase, updateApplication } from '../application/index';
import { type Household, openHousehold, sealHousehold } from '../household/index';
import { applicationsOf } from './file.reads';
import { practicesInSight } from './find-person';
import type { Change, StaffContext } from './take-person';

type Wanted = {
  isPatient?: boolean | undefined;
  patientInfo?: { firstName: string; lastName: string; phone?: string | undefined } | undefined;
  applicationId?: string | undefined;
};

/**
 * Changes who the treatment is for, in the application that is named or the newest that the reader sees. The answers are sealed, so
 * the file and its history say that they were changed and not to what.
 * @throws AppError NOT_FOUND where there is no such application.
 */
export async function changePatient(context: StaffContext, borrowerId: string, wanted: Wanted): Promise<Change[]> {
  const { isPatient, patientInfo } = wanted;
  if (isPatient === undefined && patientInfo === undefined) return [];
  const { tx, deps, actor } = context;
  const of = await lockCase(tx, await applicationOf(context, borrowerId, wanted.applicationId), 'APPLICATIONS');
  const before = await openHousehold(tx, of.application.household_vault_id, deps);
  const after: Household = {
    ...before,
    ...(isPatient !== undefined && { isPatient }),
    ...(patientInfo && { patientInfo: { ...patientInfo, phone: patientInfo.phone ?? null } }),
  };
  if (isDeepStrictEqual(before, after)) return [];
  const household_vault_id = await sealHousehold({ tx, deps }, of.application.id, after);
  await updateApplication(tx, of.application.id, { household_vault_id });
  await addHistory(context, of.application.id, { action: 'ANSWERS_SAVED', note: 'patientInfo', by: actor });
  return [{ field: 'patientInfo', from: 'as it was', to: 'changed' }];
}

async function applicationOf({ tx, actor }: StaffContext, borrowerId: string, named: string | undefined) {
  const seen = new Set((await practicesInSight({ db: tx, actor }, borrowerId)).map(({ id }) => id));
  const own = (await tx.all(applicationsOf, { borrowerId })).filter(({ practice_id }) => seen.has(practice_id));
  const found = named === undefined ? own[0] : own.find(({ id }) => id === named);
  if (!found) throw new AppError('NOT_FOUND');
  return found.id;
}

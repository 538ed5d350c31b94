import type { ResultOf } from '@contract/endpoint';
import type { listRiskProfiles } from '@contract/risk-profile/calls';
import type { Enrollment } from '@domain/enums';
import type { Db } from '../../db/database';
import {
  type NamedTable,
  type ProfileRow,
  type ProfileTables,
  type StoredConfiguration,
  storedConfiguration,
  tablesOfProfile,
} from '../risk/index';
import { type PracticeOfProfile, practicesOfProfile } from './profile.reads';

export type ProfileView = ResultOf<typeof listRiskProfiles>['data'][number];
export type Profile = {
  row: ProfileRow;
  stored: StoredConfiguration;
  tables: ProfileTables;
  practices: readonly PracticeOfProfile[];
};

/** A profile with all that its view is made of. */
export async function loadProfile(db: Db, row: ProfileRow): Promise<Profile> {
  const stored = await storedConfiguration(db, row.config_hash);
  const tables = await tablesOfProfile(db, stored);
  return { row, stored, tables, practices: await db.all(practicesOfProfile, { id: row.id }) };
}

const tableView = ({ id, name, version }: NamedTable) => ({ _id: id, name, version });

/** A risk profile in the words of the wire. */
export function profileView({ row, tables, practices }: Profile): ProfileView {
  // Written from the types of profiles only.
  const enrollment = row.enrollment as Enrollment;
  return {
    _id: row.id,
    name: row.name,
    enrollment,
    type: enrollment,
    underwritingrules: tableView(tables.underwritingrules),
    gradeassignment: tableView(tables.gradeassignment),
    thickCLA: tables.thickCLA.map(tableView),
    thinCLA: tables.thinCLA.map(tableView),
    graderiskapr: tables.graderiskapr && tableView(tables.graderiskapr),
    graderiskmdf: tableView(tables.graderiskmdf),
    productGroup: tableView(tables.productGroup),
    productGroups: tables.productGroups.map(tableView),
    boardingPreset: row.boarding_preset === 1,
    associatedPractices: practices.map(({ name }) => name),
    archived: row.archived === 1,
    version: row.version,
    publishedAt: row.published_at,
    publishedBy: row.published_by,
    note: row.note,
    clonedFrom: row.cloned_from,
  };
}

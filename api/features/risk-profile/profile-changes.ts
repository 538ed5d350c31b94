import type { CellChange } from '@contract/versioned-tables/declare-versioned-table';
import type { NamedTable, ProfileTables } from '../risk/index';

type Version = { name: string; boardingPreset: boolean; tables: ProfileTables };

const one = (table: NamedTable | null) => (table ? `${table.name}, version ${table.version}` : null);
const many = (tables: readonly NamedTable[]) => tables.map(one).join('; ');

/** What a profile says of itself, in the order of its form. */
const cellsOf = ({ name, boardingPreset, tables }: Version): Record<string, CellChange['from']> => ({
  name,
  boardingPreset,
  underwritingrules: one(tables.underwritingrules),
  gradeassignment: one(tables.gradeassignment),
  thickCLA: many(tables.thickCLA),
  thinCLA: many(tables.thinCLA),
  graderiskapr: one(tables.graderiskapr),
  graderiskmdf: one(tables.graderiskmdf),
  productGroup: one(tables.productGroup),
  productGroups: many(tables.productGroups),
});

/** In what two versions of a profile differ, by field. */
export function changesBetween(from: Version, to: Version): CellChange[] {
  const [before, after] = [cellsOf(from), cellsOf(to)];
  return Object.keys(after).flatMap((column) => {
    const [was, is] = [before[column] ?? null, after[column] ?? null];
    return was === is ? [] : [{ row: '', column, from: was, to: is }];
  });
}

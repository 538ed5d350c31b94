import type { GradeRiskTable } from '@domain/underwriting/configuration';
import type { Db } from '../../db/database';
import { hashOf } from '../../versioned-table/make-version';
import { versionOfTable } from '../../versioned-table/tables.reads';
import { type GradeRiskContent, gradeRiskTable } from './grade-risk-content';

/** The version of a table that something works with or worked with. */
export type TableUse = { table: string; id: string; version: number; hash: string };

/** What a published body holds in the place of a table's cells. */
export type TableReference = { readonly $table: TableUse };

/** The parts of a configuration that are tables of percentages by product and grade. */
export const GRADE_RISK_PARTS = ['gradeRiskApr', 'gradeRiskMdf'] as const;
export type GradeRiskPart = (typeof GRADE_RISK_PARTS)[number];

export function isReference(value: GradeRiskTable | TableReference | null): value is TableReference {
  return value !== null && '$table' in value;
}

/**
 * The table that a published body refers to.
 * @throws Error when that version is not there or is not what was published.
 */
export async function tableOfReference(db: Db, { $table: use }: TableReference): Promise<GradeRiskTable> {
  const row = await db.first(versionOfTable, { kind: use.table, id: use.id, version: use.version });
  if (!row) throw new Error(`Table ${use.id} has no version ${use.version}`);
  if (row.hash !== use.hash || hashOf(row.content) !== use.hash)
    throw new Error(`Version ${use.version} of table ${use.id} is not the one that was published`);
  // Written by the versioned tables only, from bodies that fit the declaration.
  return gradeRiskTable(row, JSON.parse(row.content) as GradeRiskContent);
}

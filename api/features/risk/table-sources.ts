import { creditLine } from '@contract/versioned-tables/credit-line';
import { gradeAssignment } from '@contract/versioned-tables/grade-assignment';
import { gradeRiskApr } from '@contract/versioned-tables/grade-risk-apr';
import { gradeRiskMdf } from '@contract/versioned-tables/grade-risk-mdf';
import { productGroup } from '@contract/versioned-tables/product-group';
import { underwritingRuleset } from '@contract/versioned-tables/ruleset';
import type {
  CreditLineAssignment,
  GradeAssignment,
  GradeRiskTable,
  ProductGroup,
  UnderwritingRuleset,
} from '@domain/underwriting/configuration';
import type { Tx } from '../../db/database';
import { addTable, type Making } from '../../versioned-table/make-version';
import type { TableSource } from '../../versioned-table/table-source';
import type { VersionRow } from '../../versioned-table/tables.reads';
import { contentOfLines } from './credit-line-content';
import { lineTables } from './credit-line-tables';
import { contentOfGrades } from './grade-content';
import { contentOfTable } from './grade-risk-content';
import { aprTables, mdfTables } from './grade-risk-tables';
import { contentOfGroup } from './product-group-content';
import { groupTables } from './product-group-tables';
import { gradeTables, rulesetTables } from './rule-tables';
import { contentOfRuleset } from './ruleset-content';
import type { ConfigurationTable, TableReference } from './table-in-force';

/** How the tables of a configuration become tables of their own, by kind. */
type TableKind = { source: TableSource<object>; contentOf(table: ConfigurationTable): object };

const kindOf = <T extends ConfigurationTable, C extends object>(
  source: TableSource<C>,
  contentOf: (table: T) => C,
  // The casts are safe: a content is only ever passed back to the source that it came from.
): TableKind => ({ source: source as unknown as TableSource<object>, contentOf: contentOf as TableKind['contentOf'] });

const kinds: Readonly<Record<string, TableKind>> = {
  [underwritingRuleset.key]: kindOf<UnderwritingRuleset, ReturnType<typeof contentOfRuleset>>(
    rulesetTables,
    contentOfRuleset,
  ),
  [gradeAssignment.key]: kindOf<GradeAssignment, ReturnType<typeof contentOfGrades>>(gradeTables, contentOfGrades),
  [gradeRiskApr.key]: kindOf<GradeRiskTable, ReturnType<typeof contentOfTable>>(aprTables, contentOfTable),
  [gradeRiskMdf.key]: kindOf<GradeRiskTable, ReturnType<typeof contentOfTable>>(mdfTables, contentOfTable),
  [creditLine.key]: kindOf<CreditLineAssignment, ReturnType<typeof contentOfLines>>(lineTables, contentOfLines),
  [productGroup.key]: kindOf<ProductGroup, ReturnType<typeof contentOfGroup>>(groupTables, contentOfGroup),
};

/** @throws Error for a kind that no profile works with. */
export function tableKind(key: string): TableKind {
  const kind = kinds[key];
  if (!kind) throw new Error(`No risk profile works with tables of the kind ${key}`);
  return kind;
}

export const referenceOf = (table: string, { id, version, hash }: Pick<VersionRow, 'id' | 'version' | 'hash'>) =>
  ({ $table: { table, id, version, hash } }) satisfies TableReference;

/** Version 1 of a table that a configuration spells out, and the reference by which profiles work with it. */
export async function addTableOf(
  tx: Tx,
  kind: string,
  { table, making }: { table: ConfigurationTable; making: Making },
): Promise<TableReference> {
  const { source, contentOf } = tableKind(kind);
  const { id, name } = table;
  return referenceOf(kind, await addTable({ tx, source }, { id, name, content: contentOf(table) }, making));
}

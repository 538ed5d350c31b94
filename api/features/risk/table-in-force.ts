import { type CreditLineContent, creditLine } from '@contract/versioned-tables/credit-line';
import { type GradeAssignmentContent, gradeAssignment } from '@contract/versioned-tables/grade-assignment';
import { gradeRiskApr } from '@contract/versioned-tables/grade-risk-apr';
import { gradeRiskMdf } from '@contract/versioned-tables/grade-risk-mdf';
import { type ProductGroupContent, productGroup } from '@contract/versioned-tables/product-group';
import { type RulesetContent, underwritingRuleset } from '@contract/versioned-tables/ruleset';
import type {
  CreditLineAssignment,
  GradeAssignment,
  GradeRiskTable,
  ProductGroup,
  UnderwritingConfiguration,
  UnderwritingRuleset,
} from '@domain/underwriting/configuration';
import type { Db } from '../../db/database';
import { hashOf } from '../../versioned-table/make-version';
import { type VersionRow, versionsAmong } from '../../versioned-table/tables.reads';
import { creditLineTable } from './credit-line-content';
import { gradesOf } from './grade-content';
import { type GradeRiskContent, gradeRiskTable } from './grade-risk-content';
import { productGroupOf } from './product-group-content';
import { rulesetOf } from './ruleset-content';

/** The version of a table that something works with or worked with. */
export type TableUse = { table: string; id: string; version: number; hash: string };

/** What a published body holds in the place of a table's cells. */
export type TableReference = { readonly $table: TableUse };

/** A table, or where it stands; bodies from before there were versioned tables spell their tables out. */
export type Held<T> = T | TableReference;

/** A configuration whose tables may stand elsewhere. */
export type Referring = Omit<
  UnderwritingConfiguration,
  'ruleset' | 'gradeAssignment' | 'gradeRiskApr' | 'gradeRiskMdf' | 'thickCla' | 'thinCla' | 'productGroup'
> & {
  ruleset: Held<UnderwritingRuleset>;
  gradeAssignment: Held<GradeAssignment>;
  gradeRiskApr: Held<GradeRiskTable> | null;
  gradeRiskMdf: Held<GradeRiskTable>;
  thickCla: readonly Held<CreditLineAssignment>[];
  thinCla: readonly Held<CreditLineAssignment>[];
  /** What a practice offers that was given no other group; one of those beside the configuration. */
  productGroup: Held<ProductGroup>;
};

/** A stored body: the configuration, and the product groups that practices of the profile may be given. */
export type StoredConfiguration = { configuration: Referring; productGroups: readonly Held<ProductGroup>[] };

/** The same with its tables spelled out. */
export type SpelledOut = { configuration: UnderwritingConfiguration; productGroups: readonly ProductGroup[] };

/** Any table that a configuration holds. */
export type ConfigurationTable =
  | UnderwritingRuleset
  | GradeAssignment
  | GradeRiskTable
  | CreditLineAssignment
  | ProductGroup;

/** What is done to one table of a configuration: it gives back one of the same kind, whose declaration has the key. */
type Change = (
  table: Held<ConfigurationTable>,
  kind: string,
) => Held<ConfigurationTable> | Promise<Held<ConfigurationTable>>;

export function isReference<T extends object>(value: Held<T> | null): value is TableReference {
  return value !== null && '$table' in value;
}

/** A stored body with each of its tables changed, in a fixed order; the one list of what the tables of a profile are. */
export async function withEachTable(
  { configuration, productGroups }: StoredConfiguration,
  change: Change,
): Promise<StoredConfiguration> {
  const { ruleset, gradeAssignment: grades, gradeRiskApr: apr, gradeRiskMdf: mdf } = configuration;
  const each = async <T extends ConfigurationTable>(tables: readonly Held<T>[], kind: string): Promise<Held<T>[]> => {
    const changed: Held<ConfigurationTable>[] = [];
    for (const table of tables) changed.push(await change(table, kind));
    return changed as Held<T>[];
  };
  return {
    configuration: {
      ...configuration,
      ruleset: (await change(ruleset, underwritingRuleset.key)) as Held<UnderwritingRuleset>,
      gradeAssignment: (await change(grades, gradeAssignment.key)) as Held<GradeAssignment>,
      gradeRiskApr: apr && ((await change(apr, gradeRiskApr.key)) as Held<GradeRiskTable>),
      gradeRiskMdf: (await change(mdf, gradeRiskMdf.key)) as Held<GradeRiskTable>,
      thickCla: await each(configuration.thickCla, creditLine.key),
      thinCla: await each(configuration.thinCla, creditLine.key),
      productGroup: (await change(configuration.productGroup, productGroup.key)) as Held<ProductGroup>,
    },
    productGroups: await each(productGroups, productGroup.key),
  };
}

/** How a version of each kind becomes what the rules take. Versions are written from bodies that fit their declaration. */
const tableOf: Readonly<Record<string, (row: VersionRow) => ConfigurationTable>> = {
  [underwritingRuleset.key]: (row) => rulesetOf(row, JSON.parse(row.content) as RulesetContent),
  [gradeAssignment.key]: (row) => gradesOf(row, JSON.parse(row.content) as GradeAssignmentContent),
  [gradeRiskApr.key]: (row) => gradeRiskTable(row, JSON.parse(row.content) as GradeRiskContent),
  [gradeRiskMdf.key]: (row) => gradeRiskTable(row, JSON.parse(row.content) as GradeRiskContent),
  [creditLine.key]: (row) => creditLineTable(row, JSON.parse(row.content) as CreditLineContent),
  [productGroup.key]: (row) => productGroupOf(row, JSON.parse(row.content) as ProductGroupContent),
};

/** Every table that a stored body refers to, each once, in the order in which they stand there. */
export async function usesOf(stored: StoredConfiguration): Promise<TableUse[]> {
  const uses = new Map<string, TableUse>();
  await withEachTable(stored, (table) => {
    if (isReference(table)) uses.set(`${table.$table.table} ${table.$table.id}`, table.$table);
    return table;
  });
  return [...uses.values()];
}

/**
/**
 * A stored body with the cells of the tables that it refers to, which are read at once.
 * @param drafted versions that are not made yet, which it refers to as if they were.
 * @throws Error when a version is not there or is not what was published.
 */
// biome-ignore lint/complexity/useMaxParams: where from, what, and the two kinds of tables that it refers to.
export async function spelledOut(
  db: Db,
  stored: StoredConfiguration,
  uses: readonly TableUse[],
  drafted: readonly VersionRow[] = [],
): Promise<SpelledOut> {
  const rows = uses.length === 0 ? [] : [...drafted, ...(await versionsAmong(db, uses))];
  const changed = await withEachTable(stored, (table) => (isReference(table) ? tableFrom(rows, table) : table));
  // No reference is left.
  return changed as SpelledOut;
}

function tableFrom(rows: readonly VersionRow[], { $table: use }: TableReference): ConfigurationTable {
  const row = rows.find(({ kind, id, version }) => kind === use.table && id === use.id && version === use.version);
  const read = tableOf[use.table];
  if (!row || !read) throw new Error(`Table ${use.id} has no version ${use.version}`);
  if (row.hash !== use.hash || hashOf(row.content) !== use.hash)
    throw new Error(`Version ${use.version} of table ${use.id} is not the one that was published`);
  return read(row);
}

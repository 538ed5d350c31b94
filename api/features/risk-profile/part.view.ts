import type { ResultOf } from '@contract/endpoint';
import type { getRiskProfile } from '@contract/risk-profile/calls';
import { GRADES } from '@domain/enums';
import type {
  CreditLineAssignment,
  GradeRiskTable,
  ProductGroup,
  RuleOutcome,
  UnderwritingConfiguration,
} from '@domain/underwriting/configuration';
import type { NamedTable, ProfileTables } from '../risk/index';
import type { Profile } from './profile.view';

export type Parts = ResultOf<typeof getRiskProfile>['parts'];

const inDollars = (cents: number) => cents / 100;
const DENY: readonly RuleOutcome[] = ['DENY'];
const REVIEW: readonly RuleOutcome[] = ['REVIEW', 'FRAUD_ALERT'];
/** A flag alone leads nowhere. */
const QUIET: readonly RuleOutcome[] = ['FLAG'];

/** What a decision passes through, in its order. */
export function partsView(
  { row, tables, practices }: Profile,
  configuration: UnderwritingConfiguration,
  of: { others: readonly Profile[]; groups: ReadonlyMap<string, string> },
): Parts {
  const others = of.others.filter((other) => other.row.id !== row.id && other.row.archived === 0);
  const part = (key: keyof ProfileTables | readonly (keyof ProfileTables)[]) => {
    const keys = typeof key === 'string' ? [key] : key;
    const own = keys.flatMap((one) => tables[one] ?? []);
    const isShared = (other: Profile) =>
      keys.flatMap((one) => other.tables[one] ?? []).some(({ id }) => own.some((table) => table.id === id));
    return {
      tables: own.map((table) => authorView(table, row)),
      alsoIn: others.filter(isShared).map((other) => other.row.name),
    };
  };
  const { gradeRiskApr, gradeRiskMdf, productGroup } = configuration;
  const groupOf = (id: string) => of.groups.get(id) ?? id;
  return {
    rules: { ...part('underwritingrules'), ...ruleFacts(configuration) },
    grades: {
      ...part('gradeassignment'),
      steps: configuration.gradeAssignment.grades.map(({ grade, fileType, minScore }) => ({
        grade,
        fileType,
        minScore,
      })),
      adjustments: configuration.gradeAssignment.gradeAdjustments.length,
    },
    lines: { ...part(['thickCLA', 'thinCLA']), ...lineFacts(configuration) },
    rates: gradeRiskApr && { ...part('graderiskapr'), plans: percentages(gradeRiskApr) },
    fees: {
      ...part('graderiskmdf'),
      plans: percentages(gradeRiskMdf),
      minimumFee: inDollars(Math.min(...productGroup.products.map(({ minimumFeeCents }) => minimumFeeCents))),
    },
    products: {
      ...part('productGroup'),
      ...productFacts(productGroup),
      practices: practices.filter((one) => groupOf(one.product_group_id) === productGroup.id).length,
    },
  };
}

const authorView = (table: NamedTable, row: Profile['row']) => ({
  _id: table.id,
  name: table.name,
  version: table.version,
  // What a body spells out was made with it.
  madeBy: table.madeBy ?? row.published_by,
  madeAt: table.madeAt ?? row.published_at,
});

function ruleFacts({ ruleset: { rules } }: UnderwritingConfiguration) {
  const live = rules.filter(({ archived }) => !archived);
  const count = (outcomes: readonly RuleOutcome[]) => live.filter(({ outcome }) => outcomes.includes(outcome)).length;
  const [deny, review] = [count(DENY), count(REVIEW)];
  const askMore = live.length - deny - review - count(QUIET);
  return { rules: live.length, archived: rules.length - live.length, deny, review, askMore };
}

function lineFacts({ thickCla, thinCla }: UnderwritingConfiguration) {
  const live = [...thickCla, ...thinCla].filter(({ archived }) => !archived);
  return {
    thick: gridOf(thickCla),
    thin: gridOf(thinCla),
    specialties: [...new Set(live.map(({ specialty }) => specialty))],
    largest: inDollars(Math.max(...live.map(({ maxLineCents }) => maxLineCents))),
  };
}

/** The lines of a table's grades by income, of the table that every other specialty has. */
function gridOf(tables: readonly CreditLineAssignment[]): number[][] {
  const table = tables.find(({ specialty, archived }) => specialty === null && !archived);
  return GRADES.map((grade) =>
    (table?.rows ?? [])
      .filter((row) => row.grade === grade)
      .toSorted((one, other) => one.incomeMinCents - other.incomeMinCents)
      .map(({ lineCents }) => inDollars(lineCents)),
  );
}

const percentages = ({ products }: GradeRiskTable) =>
  products.map(({ product, values }) => ({
    product,
    values: GRADES.map((grade) => {
      const bps = values[grade];
      return bps === null ? null : bps / 100;
    }),
  }));

function productFacts({ products }: ProductGroup) {
  const offered = products.filter(({ enabled }) => enabled);
  return {
    plans: offered.map(({ product, fixedTerm, promoTerm }) => ({
      product,
      months: promoTerm ?? fixedTerm,
      isPromotion: promoTerm !== null,
    })),
    minAmount: inDollars(Math.min(...offered.map(({ minAmountCents }) => minAmountCents))),
    maxAmount: inDollars(Math.max(...offered.map(({ maxAmountCents }) => maxAmountCents))),
  };
}

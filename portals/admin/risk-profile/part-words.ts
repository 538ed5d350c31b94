import { creditPaths } from '@contract/credit-portal/paths';
import type { Frozen } from '@portals/state/frozen';
import { usd } from '../words/amounts';
import type { RiskProfile } from './profiles.store';

type Profile = Frozen<RiskProfile>;
type Part = Frozen<RiskProfile>['parts']['rules' | 'rates'] & object;
type Tables = Pick<Part, 'tables' | 'alsoIn'>;

/** A part of a profile as its card says it. */
export type PartCard = Tables & {
  key: 'rules' | 'grades' | 'lines' | 'rates' | 'fees' | 'products';
  title: string;
  /** What its tables say, in a sentence or two. */
  facts: string;
  /** Who else works with it. */
  others: string;
  href: (tableId: string) => string;
};

const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;
const percent = (value: number) => `${value.toFixed(2).replace(/\.?0+$/, '')}%`;
const also = (names: readonly string[]) =>
  names.length === 0 ? 'Only in this profile' : `Also in ${names.join(', ')}`;
const hrefOf =
  ({ table }: (typeof creditPaths)[keyof typeof creditPaths]) =>
  (tableId: string) =>
    table.href({ tableId });

/** "9 plans by 7 grades, 0% to 29.99%", and how many cells are empty. */
function spread(plans: readonly { values: readonly (number | null)[] }[]): { range: string; empty: number } {
  const cells = plans.flatMap(({ values }) => values);
  const given = cells.filter((value): value is number => value !== null);
  const grades = plans[0]?.values.length ?? 0;
  const range =
    given.length === 0 ? 'nothing offered' : `${percent(Math.min(...given))} to ${percent(Math.max(...given))}`;
  return {
    range: `${counted(plans.length, 'plan')} by ${grades} grades, ${range}`,
    empty: cells.length - given.length,
  };
}

/** The parts of a profile in the order of a decision; memberships have no rates. */
export function cardsOf({ parts, practices }: Profile): PartCard[] {
  const { rules, grades, lines, rates, fees, products } = parts;
  const archived = rules.archived === 0 ? '' : `, ${rules.archived} archived`;
  const specialties = lines.specialties.map((specialty) => specialty ?? 'all other specialties').join(', ');
  const fixed = products.plans.filter(({ isPromotion }) => !isPromotion).length;
  const rateSpread = rates && spread(rates.plans);
  return [
    {
      ...rules,
      key: 'rules',
      title: 'Rules',
      facts: `${counted(rules.rules, 'rule')}${archived}. All rules run; the strictest result applies.`,
      others: also(rules.alsoIn),
      href: hrefOf(creditPaths.rules),
    },
    {
      ...grades,
      key: 'grades',
      title: 'Grades',
      facts: `Maps scores to grades A to G for thick and thin files. ${counted(grades.adjustments, 'adjustment')}.`,
      others: also(grades.alsoIn),
      href: hrefOf(creditPaths.grades),
    },
    {
      ...lines,
      key: 'lines',
      title: 'Credit lines',
      facts: `${counted(lines.tables.length, 'table')}, ${lines.specialties.length === 1 && lines.specialties[0] === null ? 'for all specialties' : `for ${specialties}`}. Up to ${usd(lines.largest)}.`,
      others: also(lines.alsoIn),
      href: hrefOf(creditPaths.lines),
    },
    ...(rates && rateSpread
      ? [
          {
            ...rates,
            key: 'rates' as const,
            title: 'Rates by grade',
            facts: `${rateSpread.range} a year. ${counted(rateSpread.empty, 'cell')} not offered.`,
            others: also(rates.alsoIn),
            href: hrefOf(creditPaths.rates),
          },
        ]
      : []),
    {
      ...fees,
      key: 'fees',
      title: 'Merchant fees',
      facts: `${spread(fees.plans).range}, ${usd(fees.minimumFee)} minimum.`,
      others: also(fees.alsoIn),
      href: hrefOf(creditPaths.fees),
    },
    {
      ...products,
      key: 'products',
      title: 'Plans offered',
      facts: `${fixed} fixed, ${counted(products.plans.length - fixed, 'promotion')}, ${usd(products.minAmount)} to ${usd(products.maxAmount)}. A practice can have its own group.`,
      others:
        products.practices === practices.length
          ? `Used by all ${counted(practices.length, 'practice')}`
          : `Used by ${products.practices} of ${counted(practices.length, 'practice')}`,
      href: hrefOf(creditPaths.groups),
    },
  ];
}

/** "v3", or "v1 to v3" where the tables of a part have several. */
export function versionWords(tables: readonly { version: number }[]): string {
  const versions = tables.map(({ version }) => version);
  const [least, most] = [Math.min(...versions), Math.max(...versions)];
  return least === most ? `v${least}` : `v${least} to v${most}`;
}

/** Whoever changed a part last. */
export const newestOf = <T extends { madeAt: string }>(tables: readonly T[]): T | undefined =>
  tables.toSorted((one, other) => other.madeAt.localeCompare(one.madeAt))[0];

import type { gradeRiskFields } from '@contract/versioned-tables/grade-risk';
import type { GradeRiskTable } from '@domain/underwriting/configuration';
import type * as z from 'zod/mini';

type Fields = typeof gradeRiskFields;

/** What a version of a table by product and grade holds: percent, as people write it. */
export type GradeRiskContent = { [Field in keyof Fields]: z.output<Fields[Field]> };

const bpsOf = (percent: number | null) => (percent === null ? null : Math.round(percent * 100));
const percentOf = (bps: number | null) => (bps === null ? null : bps / 100);

type Products = GradeRiskTable['products'];

/** Percent to basis points. */
function productsInBps({ products }: Pick<GradeRiskContent, 'products'>): Products {
  return products.map(({ product, values }) => ({ product, values: inEach(values, bpsOf) }));
}

/** The table of a version as the rules take it. */
export function gradeRiskTable(
  { id, name, version }: { id: string; name: string; version: number },
  content: GradeRiskContent,
): GradeRiskTable {
  return { id, name, version, enabled: content.enabled, archived: false, products: productsInBps(content) };
}

/** The cells of a table as they stand in a version. */
export function contentOfTable({ enabled, products }: GradeRiskTable): GradeRiskContent {
  return {
    enabled,
    products: products.map(({ product, values }) => ({ product, values: inEach(values, percentOf) })),
  };
}

function inEach<G extends string>(
  values: Readonly<Record<G, number | null>>,
  change: (value: number | null) => number | null,
): Record<G, number | null> {
  const entries = Object.entries(values) as [G, number | null][];
  return Object.fromEntries(entries.map(([grade, value]) => [grade, change(value)])) as Record<G, number | null>;
}

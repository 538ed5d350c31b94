import { gradesKind } from './grades/grade-kind';
import { groupKind } from './groups/group-kind';
import { lineKind } from './lines/line-kind';
import { aprKind, mdfKind } from './rates/rate-kinds';
import { rulesKind } from './rules/rule-kind';
import type { TableKind } from './table-kind';

/** Every kind that has screens. Another one is an entry here and one in `table-editors.ts`. */
const tableKinds = {
  'grade-risk-apr': aprKind,
  'grade-risk-mdf': mdfKind,
  'credit-line-assignments': lineKind,
  'underwriting-rulesets': rulesKind,
  'grade-assignments': gradesKind,
  'product-groups': groupKind,
} as const satisfies Record<string, TableKind>;

export type TableKindKey = keyof typeof tableKinds;
export const kindOf = (key: TableKindKey): TableKind => tableKinds[key];

const isKey = (key: string): key is TableKindKey => key in tableKinds;

/** The kind whose screen an address is. */
export function kindAt(pathname: string): TableKindKey {
  const found = Object.keys(tableKinds)
    .filter(isKey)
    .find((key) => pathname.includes(tableKinds[key].paths.list.href()));
  return found ?? 'grade-risk-apr';
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type InventoryItem, readTable } from './inventory';
import { withoutComments } from './without-comments';

// The rules of the specification stand in docs/inventory/rules*.tsv, a file for each area, a row for each test of a rule.

const top = new URL('../../', import.meta.url);

/** What shows a rule: a test by its file and name, or why there is nothing that a test could show. */
export type RuleProof = { file: string; name: string } | { scope: string };

/** A rule of which nothing but a scope is named, a reason why no test could show it, is counted apart. */
export type InventoryRule = InventoryItem & { proofs: RuleProof[]; isScope: boolean };

/** The tables of rules, one of each area. */
export const ruleTables = (): string[] =>
  readdirSync(new URL('docs/inventory/', top))
    .filter((file) => /^rules[\w-]*\.tsv$/.test(file))
    .map((file) => file.replace('.tsv', ''))
    .sort();

/** Every rule once, with what shows it; a rule without a proof, or with one that is not there, is missing. */
export function inventoryRules(): InventoryRule[] {
  const found = new Map<string, InventoryRule>();
  for (const { rule = '', section = '', 'test file': file = '', 'test name': name = '' } of ruleTables().flatMap(
    readTable,
  )) {
    const key = `${section}\t${rule}`;
    const one = found.get(key) ?? { what: rule, section, isThere: false, isScope: false, proofs: [] };
    if (file === 'scope') one.proofs.push({ scope: name });
    else if (file !== '') one.proofs.push({ file, name });
    const isSound = one.proofs.length > 0 && one.proofs.every((proof) => whyNoProof(proof) === undefined);
    const isScope = isSound && one.proofs.every((proof) => 'scope' in proof);
    found.set(key, { ...one, isThere: isSound && !isScope, isScope });
  }
  return [...found.values()];
}

const sources = new Map<string, string>();

function sourceOf(file: string): string {
  const source = sources.get(file) ?? withoutComments(readFileSync(new URL(file, top), 'utf8')).replaceAll('\\', '');
  sources.set(file, source);
  return source;
}

/** What is wrong with a proof: a file that is none of tests, a name that no test of the file has, a scope without a reason. */
export function whyNoProof(proof: RuleProof): string | undefined {
  if ('scope' in proof) return proof.scope === '' ? 'a scope without a reason' : undefined;
  const { file, name } = proof;
  if (!/\.(test|spec)\.tsx?$/.test(file)) return `${file} is no file of tests`;
  if (!existsSync(new URL(file, top))) return `${file} is not there`;
  if (!hasTest(sourceOf(file), name)) return `${file} has no test '${name}'`;
  return undefined;
}

/**
 * Whether a test of the source is called so, letter for letter: by its own name, or by the title of a case where a table
 * of cases begins with it. A name made of values is named as it is written. One that is left out is none.
 */
export function hasTest(source: string, name: string): boolean {
  if (name === '') return false;
  const letters = name.replaceAll('\\', '').replace(/[.*+?^${}()|[\]]/g, '\\$&');
  return new RegExp(
    `(?<!\\bdescribe(\\.\\w+)?)(?<!\\b(test|it)\\.(skip|todo|fixme)(If\\([^)]*\\))?)[([]\\s*(['"\`])${letters}\\5,`,
  ).test(source);
}

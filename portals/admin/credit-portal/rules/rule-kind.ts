import { creditPaths } from '@contract/credit-portal/paths';
import { creditTableMessages as messages } from '@contract/messages/staff/credit-table';
import type { CellChange } from '@contract/versioned-tables/declare-versioned-table';
import { type RulesetContent, rulesetCalls, underwritingRuleset } from '@contract/versioned-tables/ruleset';
import type { OnMissing, RuleOutcome, RuleStage } from '@domain/underwriting/configuration';
import { OUTCOME_WORDS, STAGE_WORDS } from '../../words/outcome-words';
import type { TableCalls, TableKind } from '../table-kind';
import { ontoRules, readRules } from './rule-draft';
import { entryWords, MISSING_WORDS, reasonLabel } from './rule-words';

type Value = CellChange['from'];

/** What each part of a rule is called, and its value in words. */
const PARTS: Readonly<Record<string, { label: string; words?: (value: string) => string }>> = {
  name: { label: 'name' },
  order: { label: 'order' },
  stage: { label: 'stage', words: (value) => STAGE_WORDS[value as RuleStage] ?? value },
  when: { label: 'condition' },
  appliesTo: { label: 'applies to' },
  outcome: { label: 'outcome', words: (value) => OUTCOME_WORDS[value as RuleOutcome]?.label ?? value },
  reasonCode: { label: 'reason', words: reasonLabel },
  onMissing: { label: 'if missing', words: (value) => MISSING_WORDS[value as OnMissing] ?? value },
  archived: { label: 'archived', words: (value) => (value === 'true' ? 'yes' : 'no') },
};

/** "Minimum income, condition": "annual income is below $15,000" and "annual income is below $12,000". */
function say({ row, column, from, to }: CellChange) {
  const { label, words = (value: string) => value } = PARTS[column] ?? { label: column };
  const said = (value: Value) => (value === null ? 'none' : words(String(value)));
  return { place: `${entryWords(row)}, ${label}`, from: said(from), to: said(to) };
}

export const rulesKind: TableKind<RulesetContent> = {
  declaration: underwritingRuleset,
  calls: rulesetCalls as unknown as TableCalls,
  paths: creditPaths.rules,
  messages: {
    created: messages.rulesetCreated,
    updated: messages.rulesetUpdated,
    archived: messages.rulesetUpdated,
    failed: {
      create: messages.rulesetErrorCreate,
      update: messages.rulesetErrorUpdate,
      archive: messages.rulesetErrorUpdate,
    },
  },
  words: {
    title: 'Underwriting rules',
    cells: 'Rules',
    tables: 'Underwriting rulesets',
    none: 'No underwriting rulesets',
    cell: 'Every rule runs on every application, in this order. The order decides which reasons patients see first.',
    keys: 'Press Enter to edit a rule, or Alt+Up or Alt+Down to move it.',
    grid: 'Rules in order',
    unit: 'change',
    inForce: (profiles) =>
      `Takes effect immediately for applications under ${profiles}. Existing decisions don’t change.`,
    unused: 'No risk profile uses this ruleset yet.',
    clone: 'The clone starts at version 1 and isn’t in use yet.',
  },
  contentOf: ({ rules }) => ({ rules }),
  read: readRules,
  onto: ontoRules,
  say,
};

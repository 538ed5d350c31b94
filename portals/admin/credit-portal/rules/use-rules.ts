import { ruleFromWire } from '@contract/versioned-tables/rule-faults';
import type { RulesetContent, WireRule } from '@contract/versioned-tables/ruleset';
import { OWN_RECORD_RULES } from '@domain/underwriting/own-record-rules';
import { type RuleFault, rulesetFaults } from '@domain/underwriting/ruleset-faults';
import { useState } from 'react';
import { cellId } from '../fault-list';
import type { TableEditorProps } from '../table-editor';
import { useNextFocus } from '../use-next-focus';
import { draftOfRules, knownReasonsOf, NAMELESS, RULES } from './rule-draft';
import { freeId, inOrder, lastOrder, moved, movedTo, outOfArchive, withRule } from './rule-moves';
import { ruleButtonId } from './rule-row';

/** Every ruleset has them, so they are put into the archive and not taken out. */
const STAYS = new Set(OWN_RECORD_RULES.map(({ id }) => id));

/** What is wrong with the rules as they are typed, a name that is still missing too. */
function faultsOf(rules: readonly WireRule[], isKnown: (code: string) => boolean): RuleFault[] {
  const nameless = rules.flatMap(({ name }, at) =>
    name.trim() === '' ? { at, place: 'name', message: NAMELESS } : [],
  );
  return [...nameless, ...rulesetFaults(rules.map(ruleFromWire), isKnown)];
}

/** The rules that are typed on, and what can be done with one: each act says what it did and where the focus goes. */
export function useRules({
  table,
  draft,
  read,
  onDraft,
}: Pick<TableEditorProps<RulesetContent>, 'table' | 'draft' | 'read' | 'onDraft'>) {
  const { rules } = read.content;
  const live = inOrder(rules);
  const [open, setOpen] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const focus = useNextFocus(draft, open);
  const put = (next: readonly WireRule[]) => onDraft(draftOfRules(table, next));
  const placeOf = (list: readonly WireRule[], { _id: id }: WireRule) => list.findIndex(({ _id }) => _id === id);
  const told = (words: string, next: readonly WireRule[]) => {
    setSaid(words);
    put(next);
  };

  /** The focus goes to the rule that comes next. */
  function leaving({ _id }: WireRule) {
    const at = live.findIndex((one) => one._id === _id);
    const next = live[at + 1] ?? live[at - 1];
    focus.current = next ? ruleButtonId(next._id) : null;
    setOpen(null);
  }

  /** The focus goes along with a rule that is moved. */
  function arrive(rule: WireRule, next: readonly WireRule[]) {
    if (next === rules) return;
    focus.current = ruleButtonId(rule._id);
    told(`Rule moved to position ${placeOf(inOrder(next), rule) + 1} of ${live.length}`, next);
  }
  return {
    rules,
    live,
    archive: rules.filter(({ archived }) => archived),
    faults: faultsOf(rules, knownReasonsOf(table)),
    said,
    isOpen: ({ _id }: WireRule) => open === _id,
    /** True for a rule that every ruleset has. */
    stays: ({ _id }: WireRule) => STAYS.has(_id),
    put: (rule: WireRule) => put(withRule(rules, rule)),
    show(rule: WireRule, isOpen: boolean) {
      setOpen(isOpen ? rule._id : null);
      focus.current = isOpen ? cellId({ row: rule._id, column: 'first' }) : ruleButtonId(rule._id);
    },
    move: (rule: WireRule, by: -1 | 1) => arrive(rule, moved(rules, rule._id, by)),
    moveTo: (rule: WireRule, targetId: string) => arrive(rule, movedTo(rules, rule._id, targetId)),
    archiveRule(rule: WireRule) {
      leaving(rule);
      told('Rule archived', withRule(rules, { ...rule, archived: true }));
    },
    takeOut(rule: WireRule) {
      leaving(rule);
      told(
        'Rule removed',
        rules.filter(({ _id }) => _id !== rule._id),
      );
    },
    bringBack(rule: WireRule) {
      focus.current = ruleButtonId(rule._id);
      told('Rule restored', outOfArchive(rules, rule));
    },
    add() {
      const id = freeId(
        [...rules, ...table.rules].map(({ _id }) => _id),
        'rule',
      );
      setOpen(id);
      focus.current = cellId({ row: id, column: 'name' });
      put([...rules, { ...RULES.blank(id), order: lastOrder(rules) }]);
    },
  };
}

export type RulesDesk = ReturnType<typeof useRules>;

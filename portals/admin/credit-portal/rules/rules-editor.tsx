import { ruleFromWire, ruleToWire } from '@contract/versioned-tables/rule-faults';
import { RULES_MAX, type RulesetContent, type WireRule } from '@contract/versioned-tables/ruleset';
import { proposalFor } from '@domain/underwriting/rule-proposals';
import { Button } from '@portals/ui/button';
import { PlusIcon } from '@portals/ui/icons';
import { VisuallyHidden } from '@portals/ui/visually-hidden';
import { useEffect, useSyncExternalStore } from 'react';
import { useSnapshot } from 'valtio';
import { STAGE_WORDS } from '../../words/outcome-words';
import type { TableEditorProps } from '../table-editor';
import { countMet } from './met.actions';
import { met } from './met.store';
import { useRuleDrag } from './rule-drag';
import { ruleMenu } from './rule-menu';
import { RuleRow, type RuleRowProps } from './rule-row';
import { Heads, Stage, Tools } from './rule-style';
import { RulesBanner } from './rules-banner';
import { type RulesDesk, useRules } from './use-rules';

/** Rules are read on a phone, and edited where there is room for their parts. */
const WIDE = '(min-width: 768px)';
function followWidth(changed: () => void) {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Rules that follow each other and answer one question. */
function runsOf(rules: readonly WireRule[]): WireRule[][] {
  const runs: WireRule[][] = [];
  for (const rule of rules) {
    const last = runs.at(-1);
    if (last?.[0]?.stage === rule.stage) last.push(rule);
    else runs.push([rule]);
  }
  return runs;
}

/** The rules of a ruleset in order, each a sentence that is edited in place. */
export function RulesEditor(props: TableEditorProps<RulesetContent>) {
  const isWide = useSyncExternalStore(followWidth, () => window.matchMedia(WIDE).matches);
  const { draft } = props;
  const mayEdit = props.mayEdit && isWide;
  const desk = useRules(props);
  const { rules, live, archive, faults, said } = desk;
  const dragOf = useRuleDrag(desk);
  const countOf = useMet(props.table._id);
  const row = (rule: WireRule) => (
    <OneRule
      key={rule._id}
      rule={rule}
      desk={desk}
      mayEdit={mayEdit}
      met={countOf(rule)}
      drag={mayEdit && !rule.archived ? dragOf(rule._id) : null}
      isChanged={Object.keys(draft).some((key) => key.startsWith(`${rule._id}.`))}
    />
  );
  return (
    <>
      <RulesBanner faults={faults} rules={rules} live={live} />
      <Tools>
        <span>{live.length === 1 ? '1 rule' : `${live.length} rules`}</span>
        {mayEdit && rules.length < RULES_MAX && (
          <Button dense onClick={desk.add}>
            <PlusIcon size={16} /> Add rule
          </Button>
        )}
      </Tools>
      <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>
      <Heads aria-hidden>
        <span />
        <span>Then</span>
        <span>Triggered, last 30 days</span>
      </Heads>
      {runsOf(live).map((run, at) => {
        const title = STAGE_WORDS[run[0]?.stage ?? 'CREDIT'];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a stage may come more than once.
          <Stage key={at} aria-label={`${title}, from rule ${live.indexOf(run[0] as WireRule) + 1}`}>
            <h2>{title}</h2>
            <ol>{run.map(row)}</ol>
          </Stage>
        );
      })}
      {archive.length > 0 && (
        <Stage aria-label="Archived rules">
          <h2>
            Archived <small>Archived rules don’t run</small>
          </h2>
          <ul>{archive.map(row)}</ul>
        </Stage>
      )}
    </>
  );
}

/** How many decisions of the last 30 days met a rule: none of one that is added; undefined before that is known. */
function useMet(rulesetId: string): (rule: WireRule) => number | undefined {
  useEffect(() => void countMet(rulesetId), [rulesetId]);
  const { data } = useSnapshot(met).counts;
  return ({ _id }) => (data ? (data.rules.find((one) => one._id === _id)?.count ?? 0) : undefined);
}

type OneRuleProps = Pick<RuleRowProps, 'rule' | 'met' | 'drag' | 'mayEdit' | 'isChanged'> & { desk: RulesDesk };

function OneRule({ rule, desk, ...shared }: OneRuleProps) {
  const { rules, live } = desk;
  const at = rules.indexOf(rule);
  const own = desk.faults.filter((fault) => fault.at === at);
  const [first] = own;
  const taken = live.filter((other) => other !== rule).map(({ order }) => order);
  const proposal = first ? proposalFor(ruleFromWire(rule), first, taken) : null;
  const takeOut = desk.stays(rule) ? desk.archiveRule : desk.takeOut;
  return (
    <RuleRow
      {...shared}
      rule={rule}
      number={rule.archived ? null : live.indexOf(rule) + 1}
      faults={own.map(({ message }) => message)}
      mend={proposal && { words: proposal.words, run: () => desk.put(ruleToWire(proposal.rule)) }}
      takeOut={{
        words: desk.stays(rule) ? 'Archive rule' : 'Remove rule',
        run: () => takeOut(rule),
      }}
      isOpen={desk.isOpen(rule)}
      menu={shared.mayEdit ? ruleMenu(desk, rule) : []}
      onOpen={(isOpen) => desk.show(rule, isOpen)}
      onRule={desk.put}
      onMove={(by) => desk.move(rule, by)}
    />
  );
}

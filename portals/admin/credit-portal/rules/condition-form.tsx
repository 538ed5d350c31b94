import { CONDITION_PARTS, type WireCondition, type WireFact } from '@contract/versioned-tables/rule-condition';
import { Button } from '@portals/ui/button';
import { IconButton } from '@portals/ui/icon-button';
import { TrashIcon } from '@portals/ui/staff-icons';
import styled from 'styled-components';
import { withField, withoutPart, withPart } from './condition-moves';
import { FactControls } from './fact-controls';
import { InlineSelect } from './inline-controls';

const Line = styled.div`display: flex; flex-wrap: wrap; align-items: center; gap: 6px 8px;`;
const Group = styled.div`
  display: grid; gap: 8px; min-width: 0;
  &[data-inner] { padding-left: 12px; border-left: 2px solid var(--line); }
`;
const Word = styled.span`font-size: 13.5px; line-height: 20px; color: var(--ink-2); min-width: 24px;`;

/** Groups within groups, as many as a ruleset takes. */
const DEEPEST = 3;
const NEW_FACT = withField('score');

type ConditionFormProps = {
  condition: WireCondition;
  /** Of the first control, which takes the focus. */
  firstId?: string | undefined;
  level?: number;
  onCondition: (next: WireCondition) => void;
};

/** What a rule asks, part by part: facts, and groups of which all or any must hold. */
export function ConditionForm({ condition, firstId, level = 0, onCondition }: ConditionFormProps) {
  if (condition.kind === 'FACT') {
    return (
      <Group>
        <Line>
          <FactControls fact={condition} firstId={firstId} onFact={onCondition} />
        </Line>
        {level === 0 && <AddPart condition={condition} onCondition={onCondition} level={level} />}
      </Group>
    );
  }
  const put = (at: number) => (next: WireCondition) =>
    onCondition({ ...condition, parts: condition.parts.map((part, index) => (index === at ? next : part)) });
  return (
    <Group data-inner={level > 0 ? '' : undefined}>
      <Line>
        <InlineSelect
          label="Match"
          value={condition.kind}
          options={[
            ['ALL', 'all of these'],
            ['ANY', 'any of these'],
            ...(condition.kind === 'NOT' ? [['NOT', 'none of these'] as const] : []),
          ]}
          onValue={(kind) => onCondition({ ...condition, kind: kind as 'ALL' | 'ANY' })}
        />
      </Line>
      {condition.parts.map((part, at) => (
        // Parts have no name of their own; each is drawn from what it says.
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place.
        <Line key={at}>
          <Word>{wordBefore(condition.kind, at)}</Word>
          <ConditionForm
            condition={part}
            level={level + 1}
            firstId={at === 0 ? firstId : undefined}
            onCondition={put(at)}
          />
          <IconButton
            label={`Remove condition ${at + 1}`}
            onClick={() => onCondition(withoutPart(condition, at) ?? NEW_FACT)}
          >
            <TrashIcon size={16} />
          </IconButton>
        </Line>
      ))}
      <AddPart condition={condition} onCondition={onCondition} level={level} />
    </Group>
  );
}

function wordBefore(kind: Exclude<WireCondition['kind'], 'FACT'>, at: number): string {
  if (kind === 'NOT') return 'not';
  return at === 0 ? '' : kind === 'ALL' ? 'and' : 'or';
}

function AddPart({ condition, level, onCondition }: Required<Omit<ConditionFormProps, 'firstId'>>) {
  const isFull = condition.kind !== 'FACT' && condition.parts.length >= CONDITION_PARTS;
  const group: WireCondition = { kind: 'ANY', parts: [NEW_FACT, NEW_FACT as WireFact] };
  if (isFull) return null;
  return (
    <Line>
      <Button dense look="quiet" onClick={() => onCondition(withPart(condition, NEW_FACT))}>
        Add condition
      </Button>
      {level < DEEPEST - 1 && (
        <Button dense look="quiet" onClick={() => onCondition(withPart(condition, group))}>
          Add group
        </Button>
      )}
    </Line>
  );
}

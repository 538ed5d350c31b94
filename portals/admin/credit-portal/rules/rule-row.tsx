import { conditionFromWire } from '@contract/versioned-tables/rule-condition';
import { scopeWords, type WireRule } from '@contract/versioned-tables/ruleset';
import { conditionPieces } from '@domain/underwriting/condition-words';
import { Button } from '@portals/ui/button';
import { type MenuItem, useContextMenu } from '@portals/ui/context-menu';
import { AlertIcon } from '@portals/ui/first-icons';
import { IconButton } from '@portals/ui/icon-button';
import { MoreIcon } from '@portals/ui/more-icon';
import { GripIcon } from '@portals/ui/staff-icons';
import { StatusMark } from '@portals/ui/status-mark';
import { VisuallyHidden } from '@portals/ui/visually-hidden';
import type { KeyboardEvent } from 'react';
import { OUTCOME_WORDS } from '../../words/outcome-words';
import { cellId } from '../fault-list';
import type { RuleDrag } from './rule-drag';
import { RuleForm } from './rule-form';
import { Fault, Grip, Mend, Met, Row, Sentence } from './rule-style';
import { MISSING_WORDS, reasonLabel } from './rule-words';

type Act = { words: string; run: () => void };
export type RuleRowProps = {
  rule: WireRule;
  /** Its place among those that run; null in the archive. */
  number: number | null;
  faults: readonly string[];
  /** How many decisions of the last 30 days met it; undefined before that is known. */
  met: number | undefined;
  /** How the mouse takes it elsewhere; null where it stays. */
  drag: RuleDrag | null;
  /** What would mend it, where one change does. */
  mend: Act | null;
  takeOut: Act;
  isChanged: boolean;
  isOpen: boolean;
  mayEdit: boolean;
  menu: readonly MenuItem[];
  onOpen: (isOpen: boolean) => void;
  onRule: (rule: WireRule) => void;
  onMove: (by: -1 | 1) => void;
};

export const ruleButtonId = (id: string): string => cellId({ row: id, column: 'when' });

/** One rule as a sentence with its outcome, what is wrong with it, and its parts while it is edited. */
export function RuleRow(props: RuleRowProps) {
  const { rule, number, faults, met, drag, mend, takeOut, isChanged, isOpen, mayEdit, onOpen, onRule, onMove } = props;
  const { label, shape } = OUTCOME_WORDS[rule.outcome];
  const press = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || !by || !mayEdit || number === null) return;
    event.preventDefault();
    onMove(by as -1 | 1);
  };
  return (
    <Row
      data-wrong={faults.length > 0 ? '' : undefined}
      data-changed={isChanged ? '' : undefined}
      {...drag?.row}
      onKeyDown={press}
      aria-label={`${number === null ? 'Archived' : `Rule ${number}`}: ${rule.name}`}
    >
      <span>{number ?? '–'}</span>
      {drag && (
        <Grip {...drag.grip} aria-hidden title="Drag to reorder">
          <GripIcon size={14} />
        </Grip>
      )}
      <Sentence
        type="button"
        id={ruleButtonId(rule._id)}
        aria-expanded={mayEdit ? isOpen : undefined}
        aria-keyshortcuts={mayEdit && number !== null ? 'Alt+ArrowUp Alt+ArrowDown' : undefined}
        disabled={!mayEdit}
        onClick={() => onOpen(!isOpen)}
      >
        <RuleSentence rule={rule} />
      </Sentence>
      <span title={reasonLabel(rule.reasonCode)}>
        <StatusMark shape={shape}>{label}</StatusMark>
      </span>
      <Met>
        {met !== undefined && (
          <>
            <span aria-hidden>{met || '–'}</span>
            <VisuallyHidden>
              {met === 1 ? 'Triggered by 1 decision in 30 days' : `Triggered by ${met} decisions in 30 days`}
            </VisuallyHidden>
          </>
        )}
      </Met>
      <RowMenu {...props} />
      {faults.length > 0 && (
        <Fault>
          {faults.map((fault) => (
            <p key={fault}>
              <AlertIcon size={17} /> {fault}
            </p>
          ))}
          {mayEdit && (
            <Mend>
              {mend && (
                <Button dense onClick={mend.run}>
                  {mend.words}
                </Button>
              )}
              <Button dense look="quiet" onClick={takeOut.run}>
                {takeOut.words}
              </Button>
            </Mend>
          )}
        </Fault>
      )}
      {isOpen && (
        <RuleForm
          rule={rule}
          firstId={cellId({ row: rule._id, column: 'first' })}
          onRule={onRule}
          onDone={() => onOpen(false)}
        />
      )}
    </Row>
  );
}

/** "For thin files, if the requested amount is above $5,000. If missing: review." */
function RuleSentence({ rule }: { rule: WireRule }) {
  const scope = scopeWords(rule.appliesTo);
  const pieces = conditionPieces(conditionFromWire(rule.when));
  return (
    <span>
      {scope === null ? 'If ' : `For ${scope}, if `}
      {pieces.map(({ text, isMarked }, at) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one sentence.
        isMarked ? <b key={at}>{text}</b> : <span key={at}>{text}</span>,
      )}
      {rule.onMissing !== 'PASS' && <>. If missing: {MISSING_WORDS[rule.onMissing]}</>}
    </span>
  );
}

function RowMenu({ menu: items, rule }: RuleRowProps) {
  const { openAt, menu } = useContextMenu(items, `Actions for ${rule.name}`);
  if (items.length === 0) return <span />;
  return (
    <>
      <IconButton
        label={`Actions for ${rule.name}`}
        aria-haspopup="menu"
        onClick={(event) => openAt(event.currentTarget)}
      >
        <MoreIcon size={16} />
      </IconButton>
      {menu}
    </>
  );
}

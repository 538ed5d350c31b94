import type { GradeAssignmentContent, WireAdjustment } from '@contract/versioned-tables/grade-assignment';
import { conditionFromWire } from '@contract/versioned-tables/rule-condition';
import { conditionPieces } from '@domain/underwriting/condition-words';
import { Button } from '@portals/ui/button';
import { AlertIcon } from '@portals/ui/first-icons';
import { IconButton } from '@portals/ui/icon-button';
import { PlusIcon } from '@portals/ui/icons';
import { TrashIcon } from '@portals/ui/staff-icons';
import { useState } from 'react';
import { cellId } from '../fault-list';
import { freeId } from '../rules/rule-moves';
import { Fault, Row, Sentence, Stage, Tools } from '../rules/rule-style';
import { reasonLabel } from '../rules/rule-words';
import type { TableEditorProps } from '../table-editor';
import { useNextFocus } from '../use-next-focus';
import { AdjustmentForm } from './adjustment-form';
import { ADJUSTMENTS, draftWithAdjustments } from './grade-draft';

const MOST = 40;

/** "1 grade down: Number of recent inquiries". */
function notchWords({ notches, reasonCode }: WireAdjustment): string {
  const count = Math.abs(notches);
  const way = `${count} ${count === 1 ? 'grade' : 'grades'} ${notches < 0 ? 'down' : 'up'}`;
  return reasonCode === null ? way : `${way}: ${reasonLabel(reasonCode)}`;
}

/** What moves a grade, each a sentence that is edited in place. */
export function Adjustments({ table, draft, read, mayEdit, onDraft }: TableEditorProps<GradeAssignmentContent>) {
  const all = read.content.gradeAdjustments;
  const [open, setOpen] = useState<string | null>(null);
  const focus = useNextFocus(draft, open);
  const put = (next: readonly WireAdjustment[]) => onDraft(draftWithAdjustments(table, draft, next));
  function add() {
    const code = freeId(
      [...all, ...table.gradeAdjustments].map((one) => one.code),
      'adjustment',
    );
    setOpen(code);
    focus.current = cellId({ row: code, column: 'name' });
    put([...all, ADJUSTMENTS.blank(code)]);
  }
  const row = (one: WireAdjustment) => {
    const { code, name, when } = one;
    const id = cellId({ row: code, column: 'when' });
    const faults = read.faults.filter((fault) => fault.row === code);
    return (
      <Row
        key={code}
        data-wide=""
        aria-label={name}
        data-wrong={faults.length > 0 ? '' : undefined}
        data-changed={Object.keys(draft).some((key) => key.startsWith(`${code}.`)) ? '' : undefined}
      >
        <span>{one.notches > 0 ? `+${one.notches}` : `−${Math.abs(one.notches)}`}</span>
        <Sentence
          type="button"
          id={id}
          disabled={!mayEdit}
          aria-expanded={mayEdit ? open === code : undefined}
          onClick={() => {
            focus.current = open === code ? id : cellId({ row: code, column: 'first' });
            setOpen(open === code ? null : code);
          }}
        >
          If{' '}
          {conditionPieces(conditionFromWire(when)).map(({ text, isMarked }, at) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one sentence.
            isMarked ? <b key={at}>{text}</b> : <span key={at}>{text}</span>,
          )}
        </Sentence>
        <span>{notchWords(one)}</span>
        {mayEdit ? (
          <IconButton label={`Remove ${name}`} onClick={() => put(all.filter((other) => other !== one))}>
            <TrashIcon size={16} />
          </IconButton>
        ) : (
          <span />
        )}
        {faults.length > 0 && (
          <Fault>
            {faults.map(({ message }) => (
              <p key={message}>
                <AlertIcon size={17} /> {message}
              </p>
            ))}
          </Fault>
        )}
        {open === code && (
          <AdjustmentForm
            adjustment={one}
            firstId={cellId({ row: code, column: 'first' })}
            onAdjustment={(next) => put(all.map((other) => (other === one ? next : other)))}
            onDone={() => {
              focus.current = id;
              setOpen(null);
            }}
          />
        )}
      </Row>
    );
  };
  return (
    <Stage aria-label="Adjustments" style={{ marginTop: 20 }}>
      <h2>
        Adjustments <small>All that apply are added together</small>
      </h2>
      {all.length === 0 && <p style={{ padding: '8px 0' }}>No adjustments. The score alone sets the grade.</p>}
      <ul>{all.map(row)}</ul>
      {mayEdit && all.length < MOST && (
        <Tools>
          <Button dense onClick={add}>
            <PlusIcon size={16} /> Add adjustment
          </Button>
        </Tools>
      )}
    </Stage>
  );
}

import type { GradeAssignmentContent } from '@contract/versioned-tables/grade-assignment';
import { GRADES } from '@domain/enums';
import { Select } from '@portals/ui/select';
import styled from 'styled-components';
import { cellId } from '../fault-list';
import { Sheet } from '../sheet';
import type { TableEditorProps } from '../table-editor';
import { keyOf, type Place } from '../table-kind';
import { Adjustments } from './adjustments';
import { type Bound, draftWithBound, gradeCells, scoreAt } from './grade-draft';

const ROWS = [
  { key: 'THICK', head: 'Thick file' },
  { key: 'THIN', head: 'Thin file' },
];
const COLUMNS = GRADES.map((grade) => ({ key: grade, head: grade }));
const OPTIONS = GRADES.map((grade) => ({ value: grade, label: grade }));
const BOUNDS: readonly { bound: Bound; label: string; hint: string }[] = [
  { bound: 'cap', label: 'Best grade by adjustment', hint: 'Adjustments can’t raise a grade above this.' },
  { bound: 'floor', label: 'Worst grade by adjustment', hint: 'Adjustments can’t lower a grade below this.' },
];

const Settings = styled.div`
  display: grid; grid-template-columns: repeat(auto-fit, minmax(220px, 300px)); gap: 12px 20px; align-items: start; margin-top: 16px;
  > * + * { margin-top: 0; }
`;
/** The scores at which colour begins and is full. */
const [LOW, HIGH] = [500, 800];
const heatOf = (score: number | null) =>
  score === null ? 0 : Math.max(0, Math.min(100, Math.round(((score - LOW) / (HIGH - LOW)) * 100)));

/** Lowest scores by kind of file and grade, what bounds adjustments, and the adjustments themselves. */
export function GradeEditor(props: TableEditorProps<GradeAssignmentContent>) {
  const { table, label, draft, read, mayEdit, onDraft } = props;
  const cell = (place: Place) => {
    const score = scoreAt(table, place);
    const file = place.row === 'THICK' ? 'Thick file' : 'Thin file';
    const name = `${file}, grade ${place.column}`;
    return { name, before: score === null ? '' : String(score), none: 'not used', heat: heatOf(score) };
  };
  const error = (column: string) => read.faults.find((fault) => fault.row === '' && fault.column === column)?.message;
  return (
    <>
      <Sheet
        label={label}
        corner="Credit file"
        rows={ROWS}
        columns={COLUMNS}
        cell={cell}
        says={gradeCells(table).says}
        draft={draft}
        faults={read.faults}
        readOnly={!mayEdit}
        onDraft={onDraft}
      />
      <Settings>
        {BOUNDS.map(({ bound, label: name, hint }) => (
          <Select
            key={bound}
            id={cellId({ row: '', column: bound })}
            name={bound}
            label={name}
            hint={keyOf({ row: '', column: bound }) in draft ? `${hint} Was ${table[bound]}.` : hint}
            error={error(bound)}
            options={OPTIONS}
            disabled={!mayEdit}
            value={read.content[bound]}
            onChange={(event) => onDraft(draftWithBound(table, draft, { bound, grade: event.target.value }))}
          />
        ))}
      </Settings>
      <Adjustments {...props} />
    </>
  );
}

import type { CreditLineContent } from '@contract/versioned-tables/credit-line';
import { GRADES } from '@domain/enums';
import { IconButton } from '@portals/ui/icon-button';
import { TrashIcon } from '@portals/ui/staff-icons';
import { Sheet } from '../sheet';
import type { TableEditorProps } from '../table-editor';
import type { Place } from '../table-kind';
import { BandTools } from './band-tools';
import { amountAt, bandsOf, INCOMES, lineCells, removeBand, savedAt } from './line-bands';
import { dollarsText } from './line-settings';

const rows = GRADES.map((grade) => ({ key: grade, head: `Grade ${grade}` }));

/** Limits by grade and band of income, whose beginnings are typed at the heads of the columns. */
export function LineSheet(props: TableEditorProps<CreditLineContent>) {
  const { table, label, draft, read, mayEdit, onDraft } = props;
  const bands = bandsOf(table, draft);
  const most = Math.max(1, ...table.lines.flatMap(({ values }) => values));
  const begins = (column: string) => dollarsText(amountAt(table, draft, { row: INCOMES, column }) ?? 0);
  const cell = (place: Place) => {
    const saved = savedAt(table, place);
    const none = 'blank';
    if (place.row === INCOMES) {
      const band = bands.indexOf(place.column);
      const before = saved === null ? null : `$${dollarsText(saved)}`;
      return { name: `Income band ${band + 1} from`, before, none, heat: 0, prefix: 'from', isFixed: band === 0 };
    }
    const heat = Math.round(((saved ?? 0) / most) * 100);
    const name = `Grade ${place.row}, income from $${begins(place.column)}`;
    return { name, before: saved === null ? null : dollarsText(saved), none, heat };
  };
  const remove = (column: string) =>
    column !== bands[0] && (
      <IconButton
        label={`Remove the band from $${begins(column)}`}
        onClick={() => onDraft(removeBand(table, draft, column))}
      >
        <TrashIcon size={17} />
      </IconButton>
    );
  return (
    <>
      <Sheet
        label={label}
        corner="Annual income"
        rows={rows}
        columns={bands.map((key) => ({ key, head: begins(key) }))}
        headRow={INCOMES}
        foot={mayEdit ? remove : undefined}
        cell={cell}
        says={lineCells(table, draft).says}
        draft={draft}
        faults={read.faults}
        readOnly={!mayEdit}
        onDraft={onDraft}
      />
      {mayEdit && <BandTools content={table} draft={draft} onDraft={onDraft} />}
    </>
  );
}

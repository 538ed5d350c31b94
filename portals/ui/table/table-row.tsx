import { Link } from 'react-router';
import { CheckboxBox } from '../choices';
import { type MenuItem, useContextMenu } from '../context-menu';
import { IconButton } from '../icon-button';
import { MoreIcon } from '../more-icon';
import { type Column, shownCell } from './column';

export type TableRowProps<Row> = {
  row: Row;
  columns: readonly Column<Row>[];
  link: string | undefined;
  menu: readonly MenuItem[] | undefined;
  selection: { isOn: boolean; onChange: (isOn: boolean) => void } | undefined;
};

/** What a row is called to whoever does not see it: the text of its first cell. */
function nameOf<Row>([first]: readonly Column<Row>[], row: Row): string {
  const shown = first?.cell(row);
  return typeof shown === 'string' || typeof shown === 'number' ? String(shown) : 'this row';
}

/** One row; right click, long press and ⋯ open the same menu. */
export function TableRow<Row>({ row, columns, link, menu, selection }: TableRowProps<Row>) {
  const { target, openAt, menu: opened } = useContextMenu(menu ?? [], 'Row actions');
  return (
    <tr data-cards="" {...(menu && menu.length > 0 ? target : {})} aria-selected={selection?.isOn}>
      {selection && (
        <td data-select="">
          <CheckboxBox
            aria-label={`Select ${nameOf(columns, row)}`}
            checked={selection.isOn}
            onChange={(event) => selection.onChange(event.target.checked)}
          />
        </td>
      )}
      {columns.map((column, place) => {
        const shown = shownCell(column.cell(row));
        return (
          <td
            key={column.key}
            data-title={column.title}
            data-lead={place === 0 ? '' : undefined}
            data-numeric={column.numeric ? '' : undefined}
            data-card={place === 0 ? 'lead' : (column.card ?? 'none')}
          >
            {place === 0 && link ? <Link to={link}>{shown}</Link> : shown}
          </td>
        );
      })}
      {menu && (
        <td data-menu="">
          <IconButton
            label="More actions"
            aria-haspopup="menu"
            data-row-menu=""
            onClick={(event) => openAt(event.currentTarget)}
          >
            <MoreIcon size={18} />
          </IconButton>
          {opened}
        </td>
      )}
    </tr>
  );
}

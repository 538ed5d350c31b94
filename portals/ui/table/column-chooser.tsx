import styled from 'styled-components';
import { Button } from '../button';
import { Checkbox } from '../choices';
import { IconButton } from '../icon-button';
import { ChevronDownIcon, ChevronUpIcon } from '../icons';
import { Popover } from '../popover';
import { ColumnsIcon } from '../staff-icons';
import type { Column } from './column';

const Line = styled.li`
  display: flex; align-items: center; gap: 4px;
  > :first-child { flex: 1; margin: 0; }
`;

/** Which columns are shown and in which order, by key. The first column of a table always stays first. */
export type ColumnChoice = readonly string[];

/** The columns to draw. An empty choice shows all that are not optional; unknown keys of an older choice are skipped. */
export function chosenColumns<Row>(all: readonly Column<Row>[], choice: ColumnChoice): readonly Column<Row>[] {
  if (choice.length === 0) return all.filter((column) => !column.optional);
  const [first, ...rest] = all;
  const picked = choice.flatMap((key) => rest.find((column) => column.key === key) ?? []);
  return first ? [first, ...picked] : picked;
}

/** Moves a key one place up (-1) or down (1); at an end nothing moves. */
export function moveColumn(choice: ColumnChoice, key: string, step: -1 | 1): ColumnChoice {
  const at = choice.indexOf(key);
  const other = choice[at + step];
  if (at < 0 || other === undefined) return choice;
  return choice.map((candidate, place) => (place === at ? other : place === at + step ? key : candidate));
}

/** Shows, hides and moves columns with buttons, so that it works without dragging. */
export function ColumnChooser<Row>({
  columns,
  choice,
  onChoice,
}: {
  columns: readonly Column<Row>[];
  choice: ColumnChoice;
  onChoice: (choice: ColumnChoice) => void;
}) {
  const shown = chosenColumns(columns, choice)
    .slice(1)
    .map((column) => column.key);
  const hidden = columns.slice(1).filter((column) => !shown.includes(column.key));
  const titleOf = (key: string) => columns.find((column) => column.key === key)?.title ?? key;
  return (
    <Popover
      label="Columns"
      trigger={(props) => (
        <Button look="quiet" dense icon={<ColumnsIcon size={16} />} {...props}>
          Columns
        </Button>
      )}
    >
      {() => (
        <ul>
          {[...shown, ...hidden.map((column) => column.key)].map((key) => {
            const isShown = shown.includes(key);
            return (
              <Line key={key}>
                <Checkbox
                  id={`column-${key}`}
                  name={`column-${key}`}
                  error={undefined}
                  checked={isShown}
                  // An empty choice says that nobody has chosen yet.
                  disabled={isShown && shown.length === 1}
                  onChange={() => onChoice(isShown ? shown.filter((other) => other !== key) : [...shown, key])}
                >
                  {titleOf(key)}
                </Checkbox>
                <IconButton
                  label={`Move ${titleOf(key)} left`}
                  disabled={!isShown || shown[0] === key}
                  onClick={() => onChoice(moveColumn(shown, key, -1))}
                >
                  <ChevronUpIcon size={16} />
                </IconButton>
                <IconButton
                  label={`Move ${titleOf(key)} right`}
                  disabled={!isShown || shown.at(-1) === key}
                  onClick={() => onChoice(moveColumn(shown, key, 1))}
                >
                  <ChevronDownIcon size={16} />
                </IconButton>
              </Line>
            );
          })}
        </ul>
      )}
    </Popover>
  );
}

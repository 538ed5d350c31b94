import type { CellChange, TableCell } from './declare-versioned-table';

type Held = { name: string; content: object };
type Kind = { cells(content: never): readonly TableCell[] };

const cellsOf = ({ cells }: Kind, { name, content }: Held): TableCell[] => [
  { row: '', column: 'name', value: name },
  ...cells(content as never),
];
const placeOf = ({ row, column }: TableCell) => JSON.stringify([row, column]);

/** The cells in which two contents of one kind of table differ: first those of `to` in reading order, then those only `from` has. */
export function differenceOf(kind: Kind, from: Held, to: Held): CellChange[] {
  const before = new Map(cellsOf(kind, from).map((cell) => [placeOf(cell), cell]));
  const after = cellsOf(kind, to);
  const changed = after.flatMap(({ row, column, value }) => {
    const place = placeOf({ row, column, value });
    const known = before.get(place)?.value ?? null;
    before.delete(place);
    return known === value ? [] : [{ row, column, from: known, to: value }];
  });
  const gone = [...before.values()].flatMap(({ row, column, value }) =>
    value === null ? [] : [{ row, column, from: value, to: null }],
  );
  return [...changed, ...gone];
}

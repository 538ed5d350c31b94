import type { ListDeclaration } from '@contract/lists/declare-list';

export type Row = Record<string, unknown>;

/** A filter as it is sent, and which rows it must keep, worked out from the rows of the list alone. */
export type Narrowing = { filter: Record<string, unknown>; field: string; keeps: (row: Row) => boolean };

/** Filters of every kind that a list declares, with values that its rows have. */
export function narrowings({ filters }: ListDeclaration, rows: readonly Row[]): Narrowing[] {
  return Object.entries(filters).flatMap(([name, { kind, field = name }]): Narrowing[] => {
    const known = [...new Set(rows.map((row) => row[field]).filter((value) => value !== null && value !== undefined))];
    const [first, second] = known;
    if (first === undefined) return [];
    switch (kind) {
      case 'anyOf':
        return [
          { filter: { [name]: [first] }, field, keeps: (row) => row[field] === first },
          {
            filter: { [name]: [first, second].filter((value) => value !== undefined) },
            field,
            keeps: (row) => row[field] === first || row[field] === second,
          },
          { filter: { [name]: [] }, field, keeps: () => false },
        ];
      case 'oneOf':
      case 'text':
        return [{ filter: { [name]: first }, field, keeps: (row) => row[field] === first }];
      case 'dollars': {
        const amount = Number([...known].sort((one, other) => Number(one) - Number(other))[known.length >> 1]);
        const from = {
          filter: { [`${name}From`]: amount },
          field,
          keeps: (row: Row) => amountOf(row, field) >= amount,
        };
        const to = {
          filter: { [`${name}To`]: amount },
          field,
          keeps: (row: Row) => row[field] !== null && amountOf(row, field) <= amount,
        };
        return [from, to];
      }
      default:
        return [];
    }
  });
}

const amountOf = (row: Row, field: string) => (row[field] === null ? Number.NEGATIVE_INFINITY : Number(row[field]));

/** What a row is sorted by, as it shows it: names without regard to capitals, and one that is not given before all. */
export function sortValue(row: Row, key: string): string | number | null {
  const value = row[key];
  if (value === null || value === undefined) return null;
  if (typeof value === 'number') return value;
  return value === 'No name yet' ? '' : String(value).toLowerCase();
}

/** A field of a row, or of an object in it, as a file shows it. */
export function fieldAt(row: Row, path: string): string {
  const value = path.split('.').reduce<unknown>((inner, name) => (inner as Row | null | undefined)?.[name], row);
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return /^[=+\-@;|\t\r]/.test(String(value)) && typeof value === 'string' ? `'${value}` : String(value);
}

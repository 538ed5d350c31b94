type Columns = readonly (readonly [field: string, heading: string])[];

/**
 * Text that a spreadsheet would take for a formula or, where its separator is another one, for the end of a cell before one; those of
 * East Asia read the wide signs too.
 */
const FORMULA = /^[=+\-@;|\t\r\n＝＋－＠；｜]/;
/** Tells spreadsheets that the file is UTF-8. */
const MARK = '\uFEFF';

/** The first line of a file. */
export function csvHead(columns: Columns): string {
  return MARK + line(columns.map(([, heading]) => heading));
}

/** One line of a row; a field may lie in an object of the row, as `practicemanagement.PracticeName`. */
export function csvLine(columns: Columns, row: unknown): string {
  return line(columns.map(([field]) => fieldOf(row, field)));
}

function fieldOf(row: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | null | undefined)?.[name], row);
}

function line(values: readonly unknown[]): string {
  return `${values.map(cell).join(',')}\r\n`;
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return String(value);
  const text = String(value);
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

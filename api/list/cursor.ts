import { createHash } from 'node:crypto';

type Value = string | number;
/** Columns that tell a row from all others; no list needs more. */
const TIE_MAX = 3;

/** The place after which the next page begins: the sort value of the last row, and what tells it from its equals. */
export type Cursor = { value: Value | null; tie: readonly Value[] };

/** Opaque text of a cursor. The digest only catches slips; a cursor grants nothing. */
export function encodeCursor(cursor: Cursor): string {
  const body = Buffer.from(JSON.stringify([cursor.value, ...cursor.tie])).toString('base64url');
  return `${body}.${digest(body)}`;
}

/** Undefined for text that is not a cursor of ours. */
export function decodeCursor(text: string): Cursor | undefined {
  const [body, mark] = text.split('.', 2);
  if (!body || mark !== digest(body)) return undefined;
  const parsed = parsedOf(body);
  if (!Array.isArray(parsed) || parsed.length < 2 || parsed.length > TIE_MAX + 1) return undefined;
  const [value, ...tie]: unknown[] = parsed;
  return (value === null || isValue(value)) && tie.every(isValue) ? { value, tie } : undefined;
}

/** The digest has no key, so whoever knows it writes what they like; a database binds only these. */
function isValue(value: unknown): value is Value {
  if (typeof value === 'string') return !value.includes('\0');
  return typeof value === 'number' && Number.isSafeInteger(value);
}

function parsedOf(body: string): unknown {
  try {
    return JSON.parse(Buffer.from(body, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}

function digest(body: string): string {
  return createHash('sha256').update(body).digest('base64url').slice(0, 8);
}

import { refuse } from '../refusal';
import { type Cents, cents } from './cents';

/** Largest amount that people may type: $1,000,000,000.00. */
export const TYPED_DOLLARS_MAX = 1_000_000_000;

/** US dollars with two decimals and a true minus sign: $1,234.50, −$0.05. For tables, statements and the federal box. */
export function formatUsdExact(amount: Cents): string {
  const size = Math.abs(amount);
  const dollars = String(Math.floor(size / 100)).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${amount < 0 ? '−' : ''}$${dollars}.${String(size % 100).padStart(2, '0')}`;
}

/** US dollars without `.00`: $1,234 and $1,234.50. For cards and sentences (borrower §13, "USD without .00 cents"). */
export function formatUsd(amount: Cents): string {
  return formatUsdExact(amount).replace('.00', '');
}

/**
 * Reads an amount as people type it: `1234.5`, `$1,234.50`, `−$5`, `-5`. Commas must group thousands.
 * @throws DomainRefusal naming `field` for other text, more than two decimals, or more than TYPED_DOLLARS_MAX.
 */
export function parseUsd(text: string, field = 'amount'): Cents {
  const match = /^([-−]?)\s*\$?\s*(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d*))?$/.exec(text.trim());
  if (!match) refuse(field, `${field} is not an amount in dollars: ${text}`);
  const decimals = match[3] ?? '';
  if (decimals.length > 2) refuse(field, `${field} has more than two decimals: ${text}`, 2);
  const dollars = Number((match[2] ?? '').replaceAll(',', ''));
  const size = dollars * 100 + Number(decimals.padEnd(2, '0'));
  if (size > TYPED_DOLLARS_MAX * 100)
    refuse(field, `${field} is above ${TYPED_DOLLARS_MAX} dollars.`, TYPED_DOLLARS_MAX);
  return cents(match[1] && size > 0 ? -size : size);
}

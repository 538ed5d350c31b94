import type { Scalar } from '@domain/underwriting/configuration';
import { type FieldName, fieldOf, isFieldName } from '@domain/underwriting/fields';

/** How a number is typed: money in dollars, ratios in percent. */
export type ValueUnit = {
  text(value: Scalar): string;
  read(typed: string): number | undefined;
  asks: string;
  prefix?: string;
  suffix?: string;
};

const withoutErrors = (value: number): number => Math.round(value * 1e6) / 1e6;
const digits = (typed: string): number | undefined => {
  const text = typed.trim().replace(/^\$/, '').replace(/\s?%$/, '').replaceAll(',', '');
  return /^\d{1,12}(\.\d{1,4})?$/.test(text) ? Number(text) : undefined;
};
const grouped = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 4 });

/** A number whose wire value is `by` times what is typed. */
const unit = (by: number, asks: string, around: { prefix?: string; suffix?: string } = {}): ValueUnit => ({
  ...around,
  asks,
  text: (value) => grouped(withoutErrors(Number(value) / by)),
  read: (typed) => {
    const value = digits(typed);
    return value === undefined ? undefined : withoutErrors(value * by);
  },
});

const PLAIN = unit(1, 'Enter a number');
const UNITS: Readonly<Record<string, ValueUnit>> = {
  cents: unit(100, 'Enter an amount, like 15,000', { prefix: '$' }),
  percent: unit(1, 'Enter a percentage, like 85', { suffix: '%' }),
  ratio: unit(0.01, 'Enter a percentage, like 55', { suffix: '% of income' }),
  months: unit(1, 'Enter a number of months', { suffix: 'months' }),
  days: unit(1, 'Enter a number of days', { suffix: 'days' }),
  years: unit(1, 'Enter a number of years', { suffix: 'years' }),
};

export function unitOf(name: string): ValueUnit {
  const field = isFieldName(name) ? fieldOf(name as FieldName) : null;
  return field?.kind === 'number' ? (UNITS[field.unit] ?? PLAIN) : PLAIN;
}

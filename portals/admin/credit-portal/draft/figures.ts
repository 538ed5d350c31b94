import type { WhatIfReport } from './draft.store';

type Figure = WhatIfReport['figures'][number];

export const count = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 0 });
export const dollars = (value: number, digits = 0): string =>
  `$${value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })}`;

function amount({ unit }: Pick<Figure, 'unit'>, value: number): string {
  if (unit === 'CASES') return count(value);
  return unit === 'PERCENT' ? `${value.toFixed(2)}%` : dollars(value);
}

/** A side of a figure: "1,345 of 2,000", "67.25%". */
export function sideText(figure: Figure, value: number | null): string {
  if (value === null) return 'None';
  return figure.of === null ? amount(figure, value) : `${amount(figure, value)} of ${count(figure.of)}`;
}

/** What changed: "−0.95 pt", "+$287". */
export function changeText(figure: Figure): string {
  if (figure.change === null) return '–';
  const sign = figure.change < 0 ? '−' : figure.change > 0 ? '+' : '';
  const text = amount(figure, Math.abs(figure.change));
  return `${sign}${figure.unit === 'PERCENT' ? text.replace('%', ' pt') : text}`;
}

/** Half of the range in which the change lies: "±0.59 pt". */
export function errorText(figure: Figure): string {
  if (figure.error === null) return '–';
  const text = amount(figure, figure.error);
  return `±${figure.unit === 'PERCENT' ? text.replace('%', ' pt') : text}`;
}

/** Two decimals, cut and not rounded, so that 0.799 does not read as 0.80. */
export const ratioText = (ratio: number | null): string =>
  ratio === null ? '–' : (Math.floor(ratio * 100 + 1e-9) / 100).toFixed(2);

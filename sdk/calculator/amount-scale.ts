import type { Limits } from './estimate';

/** Steps of the slider from end to end. */
export const SCALE_STEPS = 1000;
const SNAP_CENTS = 5_000;

/** Keeps an amount within the limits. */
export const clampAmount = (amountCents: number, { minCents, maxCents }: Limits): number =>
  Math.min(maxCents, Math.max(minCents, amountCents));

/** The slider is logarithmic: the first half of the way covers the small amounts, where people look. */
export function positionOf(amountCents: number, { minCents, maxCents }: Limits): number {
  return Math.round(
    (SCALE_STEPS * Math.log(clampAmount(amountCents, { minCents, maxCents }) / minCents)) /
      Math.log(maxCents / minCents),
  );
}

/** The amount at a position, in steps of $50. */
export function amountAt(position: number, limits: Limits): number {
  const exact = limits.minCents * (limits.maxCents / limits.minCents) ** (position / SCALE_STEPS);
  return clampAmount(Math.round(exact / SNAP_CENTS) * SNAP_CENTS, limits);
}

const KEY_STEPS: Record<string, number> = {
  ArrowRight: SNAP_CENTS,
  ArrowUp: SNAP_CENTS,
  ArrowLeft: -SNAP_CENTS,
  ArrowDown: -SNAP_CENTS,
  PageUp: 10 * SNAP_CENTS,
  PageDown: -10 * SNAP_CENTS,
};

/** What a key does to the amount: arrows $50, page keys $500. @returns undefined for other keys. */
export function amountAfterKey(key: string, amountCents: number, limits: Limits): number | undefined {
  const step = KEY_STEPS[key];
  return step === undefined ? undefined : clampAmount(amountCents + step, limits);
}

/** Reads what was typed: digits, grouping commas, at most two decimals. @returns cents, or undefined when it is no amount. */
export function typedAmount(text: string): number | undefined {
  const match = /^\s*\$?\s*([\d,]{1,9})(?:\.(\d{0,2}))?\s*$/.exec(text);
  const dollars = match?.[1]?.replaceAll(',', '');
  return match && dollars ? Number(dollars) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : undefined;
}

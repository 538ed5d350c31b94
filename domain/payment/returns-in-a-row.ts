import type { PaymentStatus } from './payment-status';

/** So many returns in a row, and payments are not taken by themselves anymore. */
export const RETURNS_BEFORE_STOP = 3;

/** A payment that was taken by itself. */
export type Try = {
  readonly status: PaymentStatus;
  readonly method_kind: 'BANK' | 'CARD';
  /** Its first try. */
  readonly series_id: string;
};

const FAILED: ReadonlySet<PaymentStatus> = new Set(['RETURNED', 'DECLINED']);

/**
 * How many payments in a row did not go through: each return of a bank, and of a card that says no for now each payment that all its
 * tries failed for, since the days on which a card is tried again are agreed (docs/decisions/0058).
 * @param tries newest first; what waits, is on its way or was canceled says nothing.
 * @param of.goesOn the newest is tried again, so that of a card nothing has failed yet.
 * @example January paid, February returned by the bank three times: 3. A card declined on five days of one payment: 1.
 */
export function returnsInARow(tries: readonly Try[], { goesOn }: { readonly goesOn: boolean }): number {
  const known = tries.filter(({ status }) => FAILED.has(status) || status === 'SETTLED');
  const end = known.findIndex(({ status }) => status === 'SETTLED');
  const failed = end < 0 ? known : known.slice(0, end);
  const waiting = goesOn && failed[0]?.method_kind === 'CARD' ? failed[0].series_id : null;
  const cards = new Set(
    failed.flatMap((one) => (one.method_kind === 'CARD' && one.series_id !== waiting ? [one.series_id] : [])),
  );
  return cards.size + failed.filter((one) => one.method_kind === 'BANK').length;
}

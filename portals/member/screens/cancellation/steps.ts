import type { Snapshot } from 'valtio/vanilla';
import type { Seen } from '../../parts/current';
import type { Quote } from '../../stores/cancellation.store';
import { copy } from './copy';

/** Steps of the cancellation: start, confirmation, success (membership §2 Cancellation steps). */
export const CANCELLATION_STEPS = [0, 1, 2] as const;
export type CancellationStep = (typeof CANCELLATION_STEPS)[number];

export type CancelStepProps = {
  membership: Seen;
  /** The frame of the step that is shown. */
  frame: { practice: { name: string }; byline: string; steps: { step: number; of: number; about?: string } };
  onStep: (step: CancellationStep) => void;
  /** Leaves everything as it is. */
  onKeep: () => void;
};

/** What a quote holds for: what is paid, what comes back, or both. */
export function quoteWords({ totalUnpaid, totalRefund }: Snapshot<Quote>): (number: string, until: string) => string {
  if (totalRefund === 0) return copy.quote;
  return totalUnpaid > 0 ? copy.quoteBoth : copy.quoteBack;
}

import type { Seen } from '../../parts/current';

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

import type { SignupWorld } from '../../features/signup/testing/signup-world';

export type Answered = { status: number; body: unknown };

/** One command, prepared so that it can be sent fifty times at once. */
export type Story = (world: SignupWorld) => Promise<{
  send: (index: number) => Promise<Answered>;
  /** How many of the fifty are answered 200: exactly, or at least and at most. */
  succeed: number | readonly [number, number];
  /** The status of those that came too late, where it is not 409: more was asked for than was left. */
  refuses?: number;
  /** What must hold afterwards beside what always holds. */
  check?: (answers: readonly Answered[]) => Promise<void>;
}>;

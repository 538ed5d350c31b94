import { useEffect, useState } from 'react';

/** Seconds after a code was sent at which its delivery is asked for. */
const ASKED_AFTER = [2, 5, 10, 20, 40];

/** True once the code of this turn is known to be undeliverable. A failed question is asked again at the next time. */
export function useUndeliverable(turn: number, ask: (() => Promise<boolean>) | undefined): boolean {
  const [lostTurn, setLostTurn] = useState<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew for each code, not for each new function.
  useEffect(() => {
    if (!ask || turn === 0) return;
    const timers = ASKED_AFTER.map((seconds) =>
      setTimeout(() => {
        ask().then(
          (isLost) => isLost && setLostTurn(turn),
          () => undefined,
        );
      }, seconds * 1000),
    );
    return () => timers.forEach(clearTimeout);
  }, [turn]);
  return lostTurn === turn;
}

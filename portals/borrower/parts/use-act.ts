import { useCallback, useRef, useState } from 'react';

/**
 * Something a person sets going with a button. `run` does nothing while it is under way, so a double click has one
 * effect. A failure that the act throws is kept as `failure`, a sentence for the person.
 */
export function useAct<A extends unknown[]>(act: (...args: A) => Promise<unknown>) {
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isRunning = useRef(false);
  const latest = useRef(act);
  latest.current = act;

  const run = useCallback(async (...args: A) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setPending(true);
    setFailure(null);
    try {
      await latest.current(...args);
    } catch (cause) {
      setFailure(cause instanceof Error ? cause.message : String(cause));
    } finally {
      isRunning.current = false;
      setPending(false);
    }
  }, []);
  return { run, pending, failure };
}

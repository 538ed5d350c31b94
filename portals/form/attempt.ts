import { type ApiError, toApiError, UnseenError } from '@portals/client/api-error';
import { pressed } from '@portals/state/press';
import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * True for a fault that is not about the answers: nobody answered, a vendor is down, too many tries, a bug. The person
 * may try again, and is told that nothing is lost.
 */
export function isTrouble({ status, code }: Pick<ApiError, 'status' | 'code'>): boolean {
  return code === 'OFFLINE' || status === 408 || status === 429 || status >= 500;
}

/** `isUnseen`: the press did not count, because the frame was not in plain sight. */
export type Trouble = { message: string; requestId?: string | undefined; isUnseen?: boolean };

/** What a banner says of a failure. */
export function troubleOf(cause: unknown): Trouble {
  const { message, requestId } = toApiError(cause);
  return { message, requestId, isUnseen: cause instanceof UnseenError };
}

/** Takes a refusal that is about a field beside the button, where it then stands; true where it did. */
export type TakeRefusal = (cause: unknown) => boolean;

/**
 * Something a person sets going with a button: `run` does nothing while it is under way, and a failure becomes `trouble`
 * with `again` to repeat it, unless `takeRefusal` took it.
 */
export function useAttempt<A extends unknown[]>(act: (...args: A) => Promise<unknown>, takeRefusal?: TakeRefusal) {
  const [pending, setPending] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const isRunning = useRef(false);
  const isMounted = useRef(true);
  const latest = useRef(act);
  const taking = useRef(takeRefusal);
  const args = useRef<A | null>(null);
  useEffect(() => {
    latest.current = act;
    taking.current = takeRefusal;
  });
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  const run = useCallback(async (...given: A) => {
    if (isRunning.current) return;
    isRunning.current = true;
    pressed();
    args.current = given;
    setPending(true);
    setTrouble(null);
    try {
      await latest.current(...given);
    } catch (cause) {
      if (isMounted.current && !taking.current?.(cause)) setTrouble(troubleOf(cause));
    } finally {
      isRunning.current = false;
      if (isMounted.current) setPending(false);
    }
  }, []);
  const again = useCallback(() => {
    if (args.current) void run(...args.current);
  }, [run]);
  return { run, again, pending, trouble };
}

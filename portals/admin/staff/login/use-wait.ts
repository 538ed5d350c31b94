import { useEffect, useState } from 'react';

const secondsTo = (endsAtMs: number) => Math.max(0, Math.ceil((endsAtMs - performance.now()) / 1000));

/** Counts down the seconds that the server asks to wait. */
export function useWait() {
  const [endsAtMs, setEndsAtMs] = useState(0);
  const [secondsLeft, setSecondsLeft] = useState(0);
  useEffect(() => {
    if (endsAtMs === 0) return;
    const timer = setInterval(() => {
      const left = secondsTo(endsAtMs);
      setSecondsLeft(left);
      if (left === 0) clearInterval(timer);
    }, 500);
    return () => clearInterval(timer);
  }, [endsAtMs]);
  return {
    secondsLeft,
    start(seconds: number) {
      setSecondsLeft(Math.ceil(seconds));
      setEndsAtMs(performance.now() + seconds * 1000);
    },
  };
}

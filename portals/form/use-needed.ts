import { useEffect, useMemo, useRef, useState } from 'react';

/**
 * What must be chosen before a page leads on, for a page that sends no form. Pressed too early, the summary of errors has the
 * focus, as in `useForm`, and leads to the choice; it is told again at every press.
 *
 * Usage: `<ErrorSummary {...needed.summary} />`, `error={needed.error}`, `onClick={() => needed.isMet(missing) && go()}`.
 */
export function useNeeded(id: string) {
  const summary = useRef<HTMLDivElement>(null);
  const [{ text, presses }, setState] = useState<{ text: string | undefined; presses: number }>({
    text: undefined,
    presses: 0,
  });
  useEffect(() => {
    if (presses > 0) summary.current?.focus();
  }, [presses]);
  return {
    error: text,
    summary: useMemo(() => ({ ref: summary, errors: text === undefined ? [] : [{ id, text }] }), [id, text]),
    /** Whether nothing is missing; else says what, in a sentence. */
    isMet(missing: string | null): boolean {
      setState((before) => ({ text: missing ?? undefined, presses: before.presses + (missing === null ? 0 : 1) }));
      return missing === null;
    },
    /** The choice was made. */
    clear: () => setState({ text: undefined, presses: 0 }),
  };
}

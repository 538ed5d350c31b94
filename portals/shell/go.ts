import { useCallback } from 'react';
import { useNavigate } from 'react-router';

/** Where an action leads: a page of the portals, or an address outside of them. */
export type Next = { go: string } | { leave: string };

/**
 * Follows where an action leads; null stays. The page left behind is replaced, so that Back never returns to a question
 * that has been answered.
 */
export function useGo(): (next: Next | null) => void {
  const navigate = useNavigate();
  return useCallback(
    (next) => {
      if (next && 'leave' in next) window.location.assign(next.leave);
      else if (next) void navigate(next.go, { replace: true });
    },
    [navigate],
  );
}

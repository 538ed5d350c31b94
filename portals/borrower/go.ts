import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import type { Next } from './addresses';

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

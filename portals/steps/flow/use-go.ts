import { useCallback } from 'react';
import { useNavigate } from 'react-router';

/** Goes to a place of a flow. */
export type Go<Place> = (place: Place, options?: { replace?: boolean }) => void;

/**
 * The hook with which a flow's screens go to its places. Where the frame's history is that of the practice's page, one
 * place takes the other's.
 */
export function createGo<Place>(addressOf: (place: Place) => string, keepsOneEntry: () => boolean): () => Go<Place> {
  return function useGo() {
    const navigate = useNavigate();
    return useCallback(
      (place, { replace = false } = {}) => {
        void navigate(addressOf(place), { replace: replace || keepsOneEntry() });
      },
      [navigate],
    );
  };
}

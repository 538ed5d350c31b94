import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useCurrent } from '../../parts/current';
import { loadCredits } from '../../stores/credits.actions';
import { credits } from '../../stores/credits.store';

/** The membership that the page is about and its credits, read anew whenever it is opened. */
export function useAccount() {
  const membership = useCurrent();
  const { data, loading, error } = useSnapshot(credits).account;
  const id = membership?._id;
  useEffect(() => {
    if (id) void loadCredits(id);
  }, [id]);
  return { membership, account: data?.membershipId === id ? data : null, loading, error };
}

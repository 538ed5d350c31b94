import { listStates } from '@contract/common/calls';
import { call } from '@portals/client/call';

/** Learns which states are not served, to say so where the address is asked for. Silent when it fails: the server decides. */
export async function loadUnservedStates(store: { unservedStates: string[] | null }): Promise<void> {
  if (store.unservedStates) return;
  const { states } = await call(listStates).catch(() => ({ states: [] }));
  if (states.length > 0) store.unservedStates = states.filter((state) => !state.served).map((state) => state.stateCode);
}

import { useSnapshot } from 'valtio';
import type { Snapshot } from 'valtio/vanilla';
import { activation, type Details, keyOf } from '../../stores/activation.store';

/** The figures of what is chosen; until they come those that were shown last. Undefined before there are any. */
export function useDetails(): Snapshot<Details> | undefined {
  const { known, details, applyCredits, payAtOnce } = useSnapshot(activation);
  return known[keyOf({ applyCredits, payAtOnce })] ?? Object.values(known)[0] ?? details.data ?? undefined;
}

/** Whether the figures that are shown are those of what is chosen: nothing is signed with others. */
export function useIsFresh(): boolean {
  const { known, applyCredits, payAtOnce } = useSnapshot(activation);
  return known[keyOf({ applyCredits, payAtOnce })] !== undefined;
}

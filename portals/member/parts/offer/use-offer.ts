import { useSnapshot } from 'valtio';
import type { Snapshot } from 'valtio/vanilla';
import { keyOf, type Offer } from '../../stores/offer';

type Known<D> = Pick<Offer<never>, 'applyCredits' | 'payAtOnce' | 'methodId'> & {
  known: Record<string, D>;
  details: { data: D | null };
};

/** The figures of what is chosen; until they come those that were shown last. Undefined before there are any. */
export function useOffer<D>(state: Known<D>): Snapshot<D> | undefined {
  const { known, details, applyCredits, payAtOnce, methodId } = useSnapshot(state) as Known<Snapshot<D>>;
  return known[keyOf({ applyCredits, payAtOnce, methodId })] ?? Object.values(known)[0] ?? details.data ?? undefined;
}

/** Whether the figures that are shown are those of what is chosen: nothing is signed with others. */
export function useIsFreshOffer<D>(state: Known<D>): boolean {
  const { known, applyCredits, payAtOnce, methodId } = useSnapshot(state) as Known<Snapshot<D>>;
  return known[keyOf({ applyCredits, payAtOnce, methodId })] !== undefined;
}

import type { Snapshot } from 'valtio/vanilla';
import { useIsFreshOffer, useOffer } from '../../parts/offer/use-offer';
import { activation, type Details } from '../../stores/activation.store';

/** The figures of what is chosen; until they come those that were shown last. Undefined before there are any. */
export const useDetails = (): Snapshot<Details> | undefined => useOffer<Details>(activation);

/** Whether the figures that are shown are those of what is chosen: nothing is signed with others. */
export const useIsFresh = (): boolean => useIsFreshOffer<Details>(activation);

import { createHost } from '@portals/steps/host';
import { apply } from './apply.store';

/** The practice's page around the frame. */
export const {
  state: host,
  join: joinHost,
  tell: tellHost,
  tellStep,
  tellSubmitted,
  keepsOneEntry,
  stay,
  leave: leaveFrame,
} = createHost({
  // An application that is begun and not decided would be left behind.
  isUnderWay: () => apply.application.data?.status === 'INCOMPLETE',
  onConfig({ amountCents }) {
    // The page around the frame may say anything.
    if (Number.isInteger(amountCents)) apply.carriedAmountCents = amountCents ?? null;
  },
});

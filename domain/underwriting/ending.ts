import type { DecidedBy, LineChange, MembershipLimit, Verdict } from './decision';
import type { Offer } from './offers';
import type { RuleVerdict } from './resolve-outcome';

/** What the last step decided; the rest of a verdict follows from the situation. */
export type Ending = {
  status: Verdict['status'];
  verdict: RuleVerdict;
  decidedBy: DecidedBy;
  reasons: readonly string[];
  offers: readonly Offer[];
  membership: MembershipLimit | null;
  isCounterOffer: boolean;
  isCorrectable: boolean;
  lineChange: LineChange;
};

const NO_OFFERS: readonly Offer[] = [];
const NO_REASONS: readonly string[] = [];

/** All endings are built here and have one shape, which keeps the engine's property access fast. */
// biome-ignore lint/complexity/useMaxParams: called for every applicant and rule in the loop of a decision, where an object for each call costs time.
export function end(
  status: Verdict['status'],
  verdict: RuleVerdict,
  decidedBy: DecidedBy,
  reasons: readonly string[] = NO_REASONS,
): Ending {
  return {
    status,
    verdict,
    decidedBy,
    reasons,
    offers: NO_OFFERS,
    membership: null,
    isCounterOffer: false,
    isCorrectable: false,
    lineChange: 'NONE',
  };
}

import { ApiError, type FailureCode } from '@portals/client/api-error';
import { load, type Resource, resetResource, resource } from '@portals/state/resource';
import { loadWays } from './ways.actions';
import { ways } from './ways.store';

/** How what is offered would be paid, as it is chosen so far. */
export type Choice = {
  applyCredits: boolean;
  payAtOnce: boolean;
  /** What is paid with, which the text to be signed names; null until it is chosen. */
  methodId: string | null;
};

/** By which name the figures of a choice are kept. */
export const keyOf = ({ applyCredits, payAtOnce, methodId }: Choice): string =>
  `${applyCredits}-${payAtOnce}-${methodId}`;

/** What every offer says of itself. */
type Offered = {
  membershipId: string;
  version: number;
  spendableCredits: number;
  paymentMethod: { _id: string } | null;
  /** Its member ended automatic payment: nothing is chosen that may be charged. */
  paysByHand?: boolean;
};

/** Something of a membership that is looked at, paid and signed: a plan, a change of it, another year of it. */
export type Offer<D extends Offered> = Choice & {
  membershipId: string | null;
  /** The figures of the last choice that was asked for. */
  details: Resource<D>;
  /** Figures by choice, so that a switch changes every number at once. */
  known: Record<string, D>;
  /** What happened to it while it was read. */
  change: 'plan' | 'figures' | 'withdrawn' | null;
  /** Why it is gone, as the answer says it. */
  happened: ApiError['happened'];
};

export const startOffer = () => ({
  membershipId: null,
  applyCredits: true,
  payAtOnce: false,
  methodId: null,
  known: {},
  change: null,
  happened: null,
});

export const newOffer = <D extends Offered>(): Offer<D> => ({ ...startOffer(), details: resource() });

/** It is not there to be signed anymore. */
export const GONE: readonly FailureCode[] = ['NOT_FOUND', 'STEP_ORDER'];

/** What the membership is paid with, else the person's default; none of it while it is paid by hand. */
function firstWay(read: Pick<Offered, 'paymentMethod' | 'paysByHand'> | undefined): string | null {
  if (read?.paysByHand) return null;
  const usable = (ways.list.data ?? []).filter(({ isAuthorized }) => isAuthorized);
  const named = read?.paymentMethod?._id;
  return (
    (usable.find(({ _id }) => _id === named) ?? usable.find(({ isDefault }) => isDefault) ?? usable[0])?._id ?? null
  );
}

/**
 * What is done with an offer before it is signed. The figures that are shown are those that are signed: another plan than was shown
 * drops what is known of it, and says so.
 */
export function offerActions<D extends Offered>(
  state: Offer<D>,
  of: { fetch: (choice: Choice, signal?: AbortSignal) => Promise<D>; planIdOf: (details: D) => string },
) {
  function take(choice: Choice, now: D): void {
    const shown = state.known[keyOf(choice)] ?? Object.values(state.known)[0];
    const isAnother = shown !== undefined && of.planIdOf(shown) !== of.planIdOf(now);
    const isNewer = shown !== undefined && shown.version !== now.version;
    if (isAnother) state.change = 'plan';
    else if (isNewer) state.change = 'figures';
    state.known = { ...(isAnother || isNewer ? {} : state.known), [keyOf(choice)]: now };
    state.membershipId = now.membershipId;
  }

  /** Reads the figures of what is chosen; a failure is in the resource, and an offer that is gone in `change`. */
  async function loadDetails(): Promise<void> {
    const { applyCredits, payAtOnce, methodId } = state;
    const choice = { applyCredits, payAtOnce, methodId };
    const now = await load(state.details, (signal) => of.fetch(choice, signal));
    if (now) take(choice, now);
    const { error } = state.details;
    if (error instanceof ApiError && GONE.includes(error.code)) {
      state.change = 'withdrawn';
      state.happened = error.happened;
    }
  }

  /** Fetches the figures with and without credits before the switch is turned. Quiet: without them it asks when it is turned. */
  async function fetchOtherSide(): Promise<void> {
    const choice = { applyCredits: !state.applyCredits, payAtOnce: state.payAtOnce, methodId: state.methodId };
    const shown = state.known[keyOf(state)];
    if (!shown || shown.spendableCredits === 0 || state.known[keyOf(choice)]) return;
    const other = await of.fetch(choice).catch(() => null);
    if (other && other.version === shown.version) state.known = { ...state.known, [keyOf(choice)]: other };
  }

  /** Takes the first way there is; what was read names it already where it is the one of the membership. */
  async function takeFirstWay(): Promise<void> {
    const read = state.known[keyOf(state)];
    state.methodId = firstWay(read);
    if (state.methodId === null) return;
    if (read && read.paymentMethod?._id === state.methodId) state.known = { ...state.known, [keyOf(state)]: read };
    else await loadDetails();
  }

  return {
    loadDetails,
    reset(): void {
      resetResource(state.details);
      Object.assign(state, startOffer());
    },
    /** Reads what is offered, and what can be paid with. */
    async open(membershipId: string | null, reset: () => void): Promise<void> {
      if (state.membershipId !== membershipId && membershipId !== null) {
        reset();
        state.membershipId = membershipId;
      }
      await Promise.all([loadDetails(), ways.list.data ? undefined : loadWays()]);
      if (state.methodId === null) await takeFirstWay();
      await fetchOtherSide();
    },
    /** Chooses how it is paid: known figures are shown at once, and asked again all the same. */
    async choose(choice: Partial<Choice>): Promise<void> {
      Object.assign(state, choice);
      await loadDetails();
      await fetchOtherSide();
    },
    /**
     * After a refusal for other figures: reads them, and says what is another now. Throws the cause where it is none of that.
     */
    async afterRefusal(cause: unknown): Promise<'plan' | 'figures' | 'withdrawn'> {
      if (!(cause instanceof ApiError) || (cause.code !== 'STALE' && !GONE.includes(cause.code))) throw cause;
      state.change = null;
      await loadDetails();
      if (state.change) return state.change;
      // The plan is the same: credits that were used elsewhere, a bill, or a day that has begun.
      const key = keyOf(state);
      const fresh = state.known[key];
      state.known = fresh ? { [key]: fresh } : {};
      state.change = 'figures';
      return 'figures';
    },
  };
}

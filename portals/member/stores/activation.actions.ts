import { activateMembership, getActivationDetails } from '@contract/membership/activation-calls';
import { ApiError, type FailureCode } from '@portals/client/api-error';
import { call } from '@portals/client/call';
import { load } from '@portals/state/resource';
import { activation, type Choice, type Details, keyOf, resetActivation } from './activation.store';
import { loadMemberships, takeMembership } from './member.actions';
import { loadWays } from './ways.actions';
import { ways } from './ways.store';

/** The plan is not there to be signed anymore. */
const GONE: readonly FailureCode[] = ['NOT_FOUND', 'STEP_ORDER'];

const fetchDetails = (choice: Choice, signal?: AbortSignal): Promise<Details> =>
  call(
    getActivationDetails,
    {
      query: {
        ...(activation.membershipId !== null && { membershipId: activation.membershipId }),
        applyCredits: String(choice.applyCredits) as 'true' | 'false',
        payAtOnce: String(choice.payAtOnce) as 'true' | 'false',
      },
    },
    { ...(signal && { signal }) },
  );

/** Takes figures; a plan that is another one than was shown drops what is known of the other choices. */
function take(choice: Choice, now: Details): Details {
  const shown = activation.known[keyOf(choice)] ?? Object.values(activation.known)[0];
  const isAnother = shown !== undefined && (shown.version !== now.version || shown.plan._id !== now.plan._id);
  if (isAnother) activation.change = 'plan';
  activation.known = { ...(isAnother ? {} : activation.known), [keyOf(choice)]: now };
  activation.membershipId = now.membershipId;
  return now;
}

/** Reads the figures of what is chosen; a failure is in the resource, and a plan that is gone in `change`. */
export async function loadDetails(): Promise<void> {
  const { applyCredits, payAtOnce } = activation;
  const choice = { applyCredits, payAtOnce };
  const now = await load(activation.details, (signal) => fetchDetails(choice, signal));
  if (now) take(choice, now);
  const { error } = activation.details;
  if (error instanceof ApiError && GONE.includes(error.code)) activation.change = 'withdrawn';
}

/** Fetches the figures with and without credits before the switch is turned. Quiet: without them it asks when it is turned. */
async function fetchOtherSide(): Promise<void> {
  const choice = { applyCredits: !activation.applyCredits, payAtOnce: activation.payAtOnce };
  const shown = activation.known[keyOf(activation)];
  if (!shown || shown.spendableCredits === 0 || activation.known[keyOf(choice)]) return;
  const other = await fetchDetails(choice).catch(() => null);
  if (other && other.version === shown.version) activation.known = { ...activation.known, [keyOf(choice)]: other };
}

/** Reads what the plan of a membership costs, and what can be paid with. */
export async function openActivation(membershipId: string | null): Promise<void> {
  if (activation.membershipId !== membershipId && membershipId !== null) {
    resetActivation();
    activation.membershipId = membershipId;
  }
  await Promise.all([loadDetails(), ways.list.data ? undefined : loadWays()]);
  if (activation.methodId === null) activation.methodId = firstWay();
  await fetchOtherSide();
}

/** What the membership is paid with, else the person's default. */
function firstWay(): string | null {
  const usable = (ways.list.data ?? []).filter(({ isAuthorized }) => isAuthorized);
  const named = activation.known[keyOf(activation)]?.paymentMethod?._id;
  return (
    (usable.find(({ _id }) => _id === named) ?? usable.find(({ isDefault }) => isDefault) ?? usable[0])?._id ?? null
  );
}

/** Chooses how the plan is paid: known figures are shown at once, and asked again all the same. */
export async function choose(choice: Partial<Choice>): Promise<void> {
  Object.assign(activation, choice);
  await loadDetails();
  await fetchOtherSide();
}

export function chooseWay(methodId: string): void {
  activation.methodId = methodId;
}

/** `declined`: nothing was charged, and the signature stays. The others: what was shown is not there anymore. */
export type Signed = 'done' | 'declined' | 'plan' | 'figures' | 'withdrawn';

/** Forgets the figures of other choices, which are as old as those that were refused. */
function keepOnlyFresh(): 'figures' {
  const key = keyOf(activation);
  const fresh = activation.known[key];
  activation.known = fresh ? { [key]: fresh } : {};
  activation.change = 'figures';
  return 'figures';
}

/** Signs the text that is shown and pays what is shown as due today. Throws ApiError for what is none of these. */
export async function activate(
  shown: Pick<Details, 'disclosureHash' | 'version'>,
  typedName: string,
  due: number,
): Promise<Signed> {
  const { membershipId, applyCredits, payAtOnce, methodId } = activation;
  const body = {
    membershipId: membershipId ?? '',
    applyCredits,
    payAtOnce,
    ...(methodId !== null && { paymentMethodId: methodId }),
    typedName,
    disclosureHash: shown.disclosureHash,
    paymentDueToday: due,
    version: shown.version,
  };
  try {
    const { status, paymentDueToday, membership } = await call(activateMembership, { body });
    activation.outcome = { status, paymentDueToday };
    takeMembership(membership);
    return 'done';
  } catch (cause) {
    if (!(cause instanceof ApiError)) throw cause;
    if (cause.code === 'PAYMENT_DECLINED') return 'declined';
    if (cause.code !== 'STALE' && !GONE.includes(cause.code)) throw cause;
    activation.change = null;
    await loadDetails();
    // The plan is the same: credits that were used elsewhere, or a day that has begun.
    return activation.change ?? keepOnlyFresh();
  }
}

/** Leaves the signed or withdrawn plan; the memberships are read again. */
export function leaveActivation(): void {
  resetActivation();
  void loadMemberships();
}

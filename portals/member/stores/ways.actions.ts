import {
  chooseMemberPaymentMethod,
  endMemberAutopay,
  getMembershipAuthorization,
} from '@contract/membership/by-hand-calls';
import {
  getMemberCardPage,
  listMemberPaymentMethods,
  removeMemberPaymentMethod,
  saveMemberBank,
  saveMemberCard,
  saveMemberLinkedBank,
} from '@contract/payment-method/member-calls';
import { call } from '@portals/client/call';
import { agreedHash, type EnteredBank, tellUnlessOurs, withShownText } from '@portals/pay/pay.actions';
import type { LinkedBank } from '@portals/pay/vendor-messages';
import { load } from '@portals/state/resource';
import { loadMemberships, takeMembership } from './member.actions';
import { type Way, ways } from './ways.store';

/** Reads what the member can pay with; a failure is in the resource. */
export function loadWays(): Promise<unknown> {
  return load(ways.list, async (signal) => (await call(listMemberPaymentMethods, {}, { signal })).data);
}

/** The address of the vault's page. Throws ApiError. */
export async function openCardPage(): Promise<{ url: string }> {
  return (await call(getMemberCardPage, {})).data;
}

/** Takes a new one into the list. */
function take(kept: Way): Way {
  ways.list.data = [...(ways.list.data ?? []).filter(({ _id }) => _id !== kept._id), kept];
  return kept;
}

/** Keeps the card of a token. Throws ApiError; its message says why a card was refused. */
export async function saveCard(token: string): Promise<Way> {
  return take((await call(saveMemberCard, { body: { token } })).paymentMethodDetails);
}

const agreement = async (isAuthorized: boolean) => (isAuthorized ? agreedHash() : {});

/** Keeps an account that was entered by hand. Throws ApiError. */
export function saveBank({ isAuthorized, ...entered }: EnteredBank): Promise<Way> {
  return withShownText(async () => {
    const body = { ...entered, ...(await agreement(isAuthorized)) };
    return take((await call(saveMemberBank, { body })).paymentMethodDetails);
  });
}

/** Keeps the account that was picked; null after a failure, which has been told. */
export async function saveLinked(bank: LinkedBank, isAuthorized: boolean): Promise<Way | null> {
  const { public_token: publicToken, metadata } = bank;
  try {
    const body = { publicToken, metadata, ...(await agreement(isAuthorized)) };
    return take((await call(saveMemberLinkedBank, { body })).paymentMethodDetails);
  } catch (cause) {
    return tellUnlessOurs(cause);
  }
}

/** Reads what charging a running membership to one of them authorizes; a failure is in the resource. */
export function loadAuthorization(membershipId: string, paymentMethodId: string): Promise<unknown> {
  return load(ways.authorization, (signal) =>
    call(getMembershipAuthorization, { query: { membershipId, paymentMethodId } }, { signal }),
  );
}

/**
 * Has a membership paid from one of them from now on; of a running one with the authorization that was shown. Throws ApiError STEP_ORDER
 * where automatic payment was turned off meanwhile, STALE where the authorization says something else by now.
 */
export async function payMembershipFrom(
  membershipId: string,
  paymentMethodId: string,
  agreed: { turnsOnAutopay: boolean; authorizationHash?: string },
): Promise<void> {
  try {
    await call(chooseMemberPaymentMethod, { body: { membershipId, paymentMethodId, ...agreed } });
  } finally {
    await loadMemberships();
  }
}

/** Ends automatic payment of a membership. @throws ApiError STEP_ORDER while a payment is processed. */
export async function endAutopay(membershipId: string): Promise<void> {
  takeMembership((await call(endMemberAutopay, { body: { membershipId } })).membership);
}

/** Removes a card or account. @throws ApiError STEP_ORDER while something is paid from it. */
export async function removeWay(paymentMethodId: string): Promise<void> {
  ways.list.data = (await call(removeMemberPaymentMethod, { params: { paymentMethodId } })).data;
}

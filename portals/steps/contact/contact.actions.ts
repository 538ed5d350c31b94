import { confirmOwnContact, getOwnContactChanges, sendOwnContactCode } from '@contract/borrower-file/own-contact-calls';
import type { ResultOf } from '@contract/endpoint';
import { call } from '@portals/client/call';
import { load, type Resource, resource } from '@portals/state/resource';
import { proxy } from 'valtio/vanilla';

export type WaitingContact = ResultOf<typeof getOwnContactChanges>['data'][number];
type Channel = WaitingContact['channel'];

/** What of the person's own contacts waits for its code. */
export const waitingContacts: { list: Resource<WaitingContact[]> } = proxy({ list: resource<WaitingContact[]>() });

export async function loadWaitingContacts(): Promise<void> {
  await load(waitingContacts.list, async (signal) => (await call(getOwnContactChanges, {}, { signal })).data);
}

/** Has a code sent to the new contact. @throws ApiError NOT_FOUND where it waits no more, RATE_LIMITED. */
export async function sendContactCode(channel: Channel): Promise<void> {
  await call(sendOwnContactCode, { body: { channel } });
}

/** Enters the code. @throws ApiError WRONG_CODE, CODE_EXPIRED, CODE_USED_UP, NOT_FOUND. */
export async function confirmContact(channel: Channel, otp: string): Promise<void> {
  await call(confirmOwnContact, { body: { channel, otp } });
}

import type { ResultOf } from '@contract/endpoint';
import type { getMessages } from '@contract/message-center/calls';
import { type Resource, resource } from '@portals/state/resource';
import { proxy } from 'valtio/vanilla';

type Messages = ResultOf<typeof getMessages>;

/** The messages of whoever is logged in. */
export const messageCenter: { messages: Resource<Messages> } = proxy({ messages: resource<Messages>() });

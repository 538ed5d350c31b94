import type { readSentMessage } from '@contract/correspondence/calls';
import type { sentMessage } from '@contract/correspondence/entity';
import type { ResultOf } from '@contract/endpoint';
import type { Frozen } from '@portals/state/frozen';
import { type Resource, resource } from '@portals/state/resource';
import { proxy } from 'valtio/vanilla';
import type * as z from 'zod/mini';

export type ListedMessage = Frozen<z.output<typeof sentMessage>>;
/** Whose, and of which brand's alone. */
export type Addressee = { borrowerId: string; brand?: 'membership' };
type Pages = { data: ListedMessage[]; next: string | null };
type Said = ResultOf<typeof readSentMessage>;

/** What was sent to the person on the screen, as far as it was fetched, and the message that is open. */
export const messages: { of: string | null; pages: Resource<Pages>; said: Resource<Said> } = proxy({
  of: null,
  pages: resource<Pages>(),
  said: resource<Said>(),
});

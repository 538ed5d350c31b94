import { listSentMessages, readSentMessage } from '@contract/correspondence/calls';
import { call } from '@portals/client/call';
import { load, resetResource } from '@portals/state/resource';
import { type Addressee, type ListedMessage, messages } from './messages.store';

/** Fetches the newest messages to a person; another person's than those on the screen start from an empty page. */
export async function loadMessages(of: Addressee): Promise<void> {
  if (messages.of !== of.borrowerId) resetResource(messages.pages);
  messages.of = of.borrowerId;
  await load(messages.pages, (signal) => page(of, undefined, signal));
}

/** Fetches the messages before the last one on the screen. */
export async function loadEarlierMessages(of: Addressee): Promise<void> {
  const shown = messages.pages.data;
  if (!shown?.next) return;
  const { next, data } = shown;
  await load(messages.pages, async (signal) => {
    const more = await page(of, next, signal);
    return { ...more, data: [...data, ...more.data] };
  });
}

const page = ({ borrowerId: id, brand }: Addressee, after: string | undefined, signal: AbortSignal) =>
  call(listSentMessages, { params: { id }, query: { after, brand } }, { signal });

/** Fetches what a message said. The server records who opened it. */
export async function readMessage({ borrowerId: id }: Addressee, { _id: messageId }: ListedMessage): Promise<void> {
  resetResource(messages.said);
  await load(messages.said, (signal) => call(readSentMessage, { params: { id, messageId } }, { signal }));
}

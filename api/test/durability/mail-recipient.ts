import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export type MailRecipient = {
  url: string;
  /** How often each Message-ID arrived. */
  received: ReadonlyMap<string, number>;
  stop(): Promise<void>;
};

/** A mail server that knows messages by their Message-ID, as real ones do. */
export async function startMailRecipient(): Promise<MailRecipient> {
  const received = new Map<string, number>();
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    logger: false,
    onData(stream, _session, callback) {
      buffer(stream).then((bytes) => {
        const id = /^message-id:\s*(<[^>]+>)/im.exec(bytes.toString())?.[1] ?? 'none';
        received.set(id, (received.get(id) ?? 0) + 1);
        callback(null);
      }, callback);
    },
  });
  // A client that was killed in the middle of a message is no fault of the recipient.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The mail recipient has no port.');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

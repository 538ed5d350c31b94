import { Agent as HttpAgent, type IncomingHttpHeaders, type IncomingMessage, request as requestHttp } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';

export type HttpRequest = {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Buffer | undefined;
  readonly connectTimeoutMs: number;
  readonly timeoutMs: number;
};

export type HttpAnswer = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly text: string };

export type HttpTransport = (request: HttpRequest) => Promise<HttpAnswer>;

/** `unsent`: no connection was made, so the other side did nothing. Texts of the system are dropped on purpose. */
export class TransportFault extends Error {
  readonly reason: 'timeout' | 'broken' | 'too_large';
  readonly unsent: boolean;

  constructor(reason: TransportFault['reason'], unsent: boolean) {
    super(reason);
    this.name = 'TransportFault';
    this.reason = reason;
    this.unsent = unsent;
  }
}

/** Answers of vendors are a few kilobytes; more than this is not one. */
export const ANSWER_BYTES_MAX = 1024 * 1024;

const agentOptions = { keepAlive: true, maxSockets: 64, maxFreeSockets: 8, scheduling: 'lifo' } as const;
const httpAgent = new HttpAgent(agentOptions);
const httpsAgent = new HttpsAgent({ ...agentOptions, minVersion: 'TLSv1.2' });

/**
 * Sends one request over Node's own client, because the global `fetch` has no time-out for the connection alone and
 * does not say whether the request left. Redirects are answers like any other, so no further host is ever reached.
 *
 * @throws TransportFault on a refused or broken connection, a time-out or an answer above {@link ANSWER_BYTES_MAX}
 */
export const nodeTransport: HttpTransport = (input) =>
  new Promise((resolve, reject) => {
    const isTls = input.url.startsWith('https:');
    const options = {
      method: input.method,
      headers: { ...input.headers, 'content-length': String(Buffer.byteLength(input.body ?? '')) },
      agent: isTls ? httpsAgent : httpAgent,
    };
    const outgoing = (isTls ? requestHttps : requestHttp)(input.url, options);
    let isConnected = false;

    const fail = (reason: TransportFault['reason']) => {
      stopTimers();
      outgoing.destroy();
      reject(new TransportFault(reason, !isConnected));
    };
    const total = setTimeout(() => fail('timeout'), input.timeoutMs);
    const connect = setTimeout(() => {
      if (!isConnected) fail('timeout');
    }, input.connectTimeoutMs);
    const stopTimers = () => {
      clearTimeout(total);
      clearTimeout(connect);
    };

    outgoing.on('socket', (socket) => {
      if (!socket.connecting) {
        isConnected = true;
        return;
      }
      socket.once(isTls ? 'secureConnect' : 'connect', () => {
        isConnected = true;
      });
    });
    outgoing.on('error', () => fail('broken'));
    outgoing.on('response', (incoming) => {
      readText(incoming).then(
        (text) => {
          stopTimers();
          resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, text });
        },
        (error: unknown) => fail(error instanceof TransportFault ? error.reason : 'broken'),
      );
    });
    outgoing.end(input.body);
  });

async function readText(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > ANSWER_BYTES_MAX) throw new TransportFault('too_large', false);
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString('utf8');
}

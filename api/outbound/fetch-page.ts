import { type IncomingHttpHeaders, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { PageFault, reasonOf } from './page-fault';
import { isLocalName, pinAddresses, type Resolve, systemResolve } from './pinned-addresses';

export type PageRequest = {
  url: string;
  /** Whether an address may be visited at all; asked for the first one and for each redirect. */
  mayVisit: (url: URL) => boolean;
  /** The one origin of this machine that may be visited, over http too. Demonstrations only; undefined visits none. */
  localOrigin: string | undefined;
  userAgent: string;
  resolve?: Resolve;
  timeoutMs?: number;
};

export type Page = { url: string; status: number; headers: IncomingHttpHeaders; html: string };

const TIMEOUT_MS = 5_000;
export const PAGE_BYTES_MAX = 1024 * 1024;
const REDIRECTS_MAX = 2;

/**
 * Reads one public page as a stranger would: no cookies, no credentials, at most two redirects, five seconds and one megabyte in all.
 * Only addresses that `mayVisit` names are visited, and only at public addresses of the network.
 * @throws PageFault
 */
export async function fetchPage(input: PageRequest): Promise<Page> {
  const signal = AbortSignal.timeout(input.timeoutMs ?? TIMEOUT_MS);
  let url = new URL(input.url);
  for (let redirects = 0; ; redirects += 1) {
    const isPrivate = isLocalName(url.hostname) && url.origin !== input.localOrigin;
    if (redirects === 0 && isPrivate) throw new PageFault('private-address', url.href);
    if (!isVisitable(url, input)) throw new PageFault(redirects === 0 ? 'not-listed' : 'redirected-away', url.href);
    const answer = await visit(url, input, signal);
    if ('page' in answer) return answer.page;
    if (redirects === REDIRECTS_MAX) throw new PageFault('too-many-redirects', answer.next);
    url = new URL(answer.next);
  }
}

function isVisitable(url: URL, { mayVisit, localOrigin }: PageRequest): boolean {
  const isDemo = url.origin === localOrigin && isLocalName(url.hostname);
  if (url.protocol !== 'https:' && !isDemo) return false;
  return url.username === '' && url.password === '' && mayVisit(url);
}

async function visit(url: URL, input: PageRequest, signal: AbortSignal): Promise<{ page: Page } | { next: string }> {
  try {
    const { localOrigin, resolve = systemResolve } = input;
    const allowLocal = url.origin === localOrigin;
    const addresses = await Promise.race([pinAddresses(url, { allowLocal, resolve }), whenEnded(signal)]);
    const answer = await ask(url, addresses, { userAgent: input.userAgent, signal });
    try {
      return await readAnswer(url, answer, signal);
    } finally {
      answer.destroy();
    }
  } catch (cause) {
    throw cause instanceof PageFault ? cause : new PageFault(signal.aborted ? 'timeout' : reasonOf(cause), url.href);
  }
}

function whenEnded(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

/** Connects to the checked addresses; the name goes only into the Host header and the certificate check. */
function ask(
  url: URL,
  addresses: readonly string[],
  { userAgent, signal }: { userAgent: string; signal: AbortSignal },
): Promise<IncomingMessage> {
  const pinned = addresses.map((address) => ({ address, family: isIP(address) }));
  const lookup: LookupFunction = (_, { all }, done) => {
    const [first = { address: '', family: 4 }] = pinned;
    if (all) done(null, pinned);
    else done(null, first.address, first.family);
  };
  const headers = { 'user-agent': userAgent, accept: 'text/html', 'accept-encoding': 'gzip, deflate, br' };
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    // Without an agent: the connection is not kept and serves nobody else.
    const options = { method: 'GET', headers, lookup, signal, agent: false, minVersion: 'TLSv1.2' } as const;
    request(url, options).on('response', resolve).on('error', reject).end();
  });
}

async function readAnswer(
  url: URL,
  answer: IncomingMessage,
  signal: AbortSignal,
): Promise<{ page: Page } | { next: string }> {
  const { statusCode: status = 0, headers } = answer;
  const { location } = headers;
  if ([301, 302, 303, 307, 308].includes(status) && location !== undefined) {
    if (!URL.canParse(location, url)) throw new PageFault('unreadable', url.href);
    return { next: new URL(location, url).href };
  }
  const type = headers['content-type'] ?? '';
  if (!/^text\/html\s*(;|$)/i.test(type)) throw new PageFault('not-html', url.href);
  const bytes = await readBody(url, answer, signal);
  return { page: { url: url.href, status, headers, html: decoderOf(type).decode(bytes) } };
}

async function readBody(url: URL, answer: IncomingMessage, signal: AbortSignal): Promise<Buffer> {
  const limited = async function* (source: AsyncIterable<Buffer>) {
    let size = 0;
    for await (const chunk of source) {
      size += chunk.length;
      if (size > PAGE_BYTES_MAX) throw new PageFault('too-large', url.href);
      yield chunk;
    }
  };
  const chunks: Buffer[] = [];
  const collect = async (source: AsyncIterable<Buffer>) => {
    for await (const chunk of source) chunks.push(chunk);
  };
  // Counted before and after unpacking: a small file may unpack to a large one, and a large one to nothing.
  await pipeline(answer, limited, unpackerOf(url, answer.headers['content-encoding']), limited, collect, { signal });
  return Buffer.concat(chunks);
}

function unpackerOf(url: URL, encoding = '') {
  const name = encoding.trim().toLowerCase();
  if (name === '' || name === 'identity') return new PassThrough();
  if (name === 'gzip' || name === 'x-gzip') return createGunzip();
  if (name === 'deflate') return createInflate();
  if (name === 'br') return createBrotliDecompress();
  throw new PageFault('unreadable', url.href);
}

function decoderOf(type: string): TextDecoder {
  const [, label = 'utf-8'] = /charset\s*=\s*"?([\w.:-]+)/i.exec(type) ?? [];
  try {
    return new TextDecoder(label);
  } catch {
    return new TextDecoder();
  }
}

import type { Decoded, Download, Endpoint, ResultOf } from '@contract/endpoint';
import type { Language } from '@contract/language';
import type { Deps } from '../deps';
import type { Device } from '../security/device';
import type { IdempotentRequest } from '../security/idempotency';
import type { ActorOf } from './actor';

/** Facts of one request that commands may need for evidence, limits and traces. Addresses only as keyed hashes. */
export type RequestMeta = {
  requestId: string;
  addressHash: string;
  /** The same for the network around the address: /24 of IPv4, /48 of IPv6. */
  networkHash: string;
  device: Device;
  userAgent: string;
  /** Of the texts for whoever asks. */
  language: Language;
  /** The session token that came with the request, for logging out; never logged. */
  token: string | undefined;
  /** Where that token stood; only a browser's cookie can be replaced by an answer. */
  tokenFrom: 'header' | 'cookie' | undefined;
  /** True when a browser says that another website made the request. */
  isCrossSite: boolean;
  /** The website that a browser names as the one that asks. */
  origin: string | undefined;
  /** Aborted when whoever asked has gone. */
  signal: AbortSignal;
  /** Set for idempotent calls: pass it to `idempotent()` inside the command's transaction. */
  idempotency: IdempotentRequest | undefined;
};

export type HandlerRequest<E extends Endpoint> = Decoded<E> & { actor: ActorOf<E>; meta: RequestMeta };

/** An answer with headers of its own, such as a session cookie. */
export class Reply<R> {
  constructor(
    readonly result: R,
    readonly headers: Readonly<Record<string, string>>,
    /** The result as JSON, if somebody has written it already. */
    readonly json?: string,
  ) {}
}

/** Bytes or a stream of a download; the file name is the contract's unless another is given. */
export type DownloadAnswer = {
  body: Uint8Array | ReadableStream<Uint8Array>;
  file?: string;
  /** Where it is not the contract's, for a call that answers a file only when it is asked to. */
  media?: string;
};

type Answer<E extends Endpoint> = E['download'] extends Download ? DownloadAnswer : ResultOf<E> | Reply<ResultOf<E>>;

export type Handler<E extends Endpoint> = (request: HandlerRequest<E>, deps: Deps) => Promise<Answer<E>>;

/** A call with the function that answers it. */
export type Route = { endpoint: Endpoint; handle: (request: never, deps: Deps) => Promise<unknown> };

/**
 * Binds a call to its handler. Curried, so that the literals of the declaration stay: path parameters, missing fields and
 * answers are all checked at compile time.
 */
export function serve<E extends Endpoint>(endpoint: E) {
  return (handle: Handler<E>): { endpoint: E; handle: Handler<E> } => ({ endpoint, handle });
}

/** Why a page was not read. */
export type FaultReason =
  | 'not-listed'
  | 'redirected-away'
  | 'too-many-redirects'
  | 'private-address'
  | 'unknown-name'
  | 'unreachable'
  | 'certificate'
  | 'timeout'
  | 'too-large'
  | 'not-html'
  | 'unreadable';

export class PageFault extends Error {
  override readonly name = 'PageFault';

  constructor(
    readonly reason: FaultReason,
    /** The address at which it stopped. */
    readonly url: string,
  ) {
    super(reason);
  }
}

const CERTIFICATE = /^(CERT_|ERR_TLS|ERR_SSL|EPROTO|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|HOSTNAME_MISMATCH|INVALID_CA)/;
const BROKEN_ANSWER = /^(HPE_|Z_|ERR__?ZLIB|ERR_BROTLI|ERR_HTTP)/;

/** What an error of the system means here; its own text is dropped. */
export function reasonOf(cause: unknown): FaultReason {
  if (cause instanceof PageFault) return cause.reason;
  const { name, code } = cause as { name?: string; code?: unknown };
  if (name === 'AbortError' || name === 'TimeoutError') return 'timeout';
  const text = typeof code === 'string' ? code : '';
  if (/^(ENOTFOUND|ENODATA|EAI_)/.test(text)) return 'unknown-name';
  if (CERTIFICATE.test(text)) return 'certificate';
  return BROKEN_ANSWER.test(text) ? 'unreadable' : 'unreachable';
}

import { type Flow, flowPage } from './flow-page';

/**
 * The address of the frame. It names the practice, the host's origin and nothing about the patient; the nonce travels in the
 * fragment, which reaches neither logs nor referrers.
 */
export function frameUrl(options: {
  origin: string;
  flow: Flow;
  practice: string;
  hostOrigin: string;
  nonce: string;
}): string {
  const url = new URL(flowPage(options.origin, options.flow, options.practice));
  url.search = new URLSearchParams({ embed: '1', v: '1', o: options.hostOrigin }).toString();
  url.hash = options.nonce;
  return url.href;
}

/** 128 random bits as 32 hexadecimal digits; unlike randomUUID it also exists on plain http pages. */
export function freshNonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Every message between the host page and the frame, protocol version 1.
 * Two messages cross by `window.postMessage` (hello, connect); all others use the private port of the handshake.
 * No name, income, number of a person, token or decision may ever be added here.
 */
export const NAMESPACE = 'pf';
export const PROTOCOL = { min: 1, max: 1 } as const;
export const MAX_BLOCK_PX = 20_000;

/** Frame → host window, first step of the handshake. */
export type Hello = { ns: typeof NAMESPACE; type: 'hello'; nonce: string; min: number; max: number };
/** Host → frame window, second step; carries the port. */
export type Connect = { ns: typeof NAMESPACE; type: 'connect'; v: number; nonce: string; config: FrameConfig };

/** Colours and language of the practice, and the amount a patient chose in the calculator. */
export type FrameConfig = {
  lang?: string;
  dir: 'ltr' | 'rtl';
  /** Where the frame is drawn: over the page, or in its flow (then the frame reports its height). */
  mode: 'dialog' | 'inline';
  amountCents?: number;
};

export type ChildMessage =
  | { type: 'ready' }
  | { type: 'size'; payload: { block: number } }
  | { type: 'close'; payload: { reason: CloseReason } }
  | { type: 'escape' }
  | { type: 'step'; payload: { name: string; index: number; total: number } }
  | { type: 'submitted'; payload: { reference: string } }
  | { type: 'error'; payload: { code: string } }
  | { type: 'open-tab'; payload: { url: string } }
  | { type: 'focus-edge'; payload: { edge: 'start' | 'end' } }
  | { type: 'title'; payload: { text: string } };

export type ParentMessage =
  | { type: 'config'; payload: FrameConfig }
  | { type: 'open' }
  | { type: 'close-request' }
  | { type: 'viewport'; payload: { height: number; keyboard: number } }
  | { type: 'visibility'; payload: { visible: boolean } }
  | { type: 'ping' };

/** A call carries an `id`; the answer carries the same number in `re`. */
export type Reply = { re: number; ok: boolean; payload?: { dirty?: boolean } };

export const CLOSE_REASONS = ['user', 'finished', 'saved'] as const;
export type CloseReason = (typeof CLOSE_REASONS)[number];

type Fields = Record<string, unknown>;
export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const whole = (value: unknown, max: number): number | undefined =>
  typeof value === 'number' && value >= 0 ? Math.min(Math.round(value), max) : undefined;
const matching = (value: unknown, pattern: RegExp): string | undefined =>
  typeof value === 'string' && pattern.test(value) ? value : undefined;

const NAME = /^[\w-]{1,64}$/;

/** Reads the hello of a frame. @returns undefined for anything else. */
export function readHello(data: unknown): Hello | undefined {
  if (!isFields(data) || data.ns !== NAMESPACE || data.type !== 'hello' || typeof data.nonce !== 'string')
    return undefined;
  return Number.isInteger(data.min) && Number.isInteger(data.max) ? (data as Hello) : undefined;
}

/** The highest version both sides speak, or undefined when there is none. */
export function negotiate(theirs: { min: number; max: number }): number | undefined {
  const version = Math.min(PROTOCOL.max, theirs.max);
  return version >= PROTOCOL.min && version >= theirs.min ? version : undefined;
}

/**
 * Reads a message that came through the port from the frame; copies only known fields, clamped to their ranges.
 * @returns undefined for an unknown type (a newer frame) or a wrong payload.
 */
export function readChildMessage(data: unknown): ChildMessage | undefined {
  if (!isFields(data)) return undefined;
  const { type } = data;
  const sent = isFields(data.payload) ? data.payload : {};
  if (type === 'ready' || type === 'escape') return { type };
  if (type === 'size') {
    const block = whole(sent.block, MAX_BLOCK_PX);
    return block === undefined ? undefined : { type, payload: { block } };
  }
  if (type === 'close') {
    const reason = CLOSE_REASONS.find((known) => known === sent.reason);
    return reason && { type, payload: { reason } };
  }
  if (type === 'step') {
    const name = matching(sent.name, NAME);
    const index = whole(sent.index, 99);
    const total = whole(sent.total, 99);
    return name === undefined || index === undefined || total === undefined
      ? undefined
      : { type, payload: { name, index, total } };
  }
  if (type === 'submitted') {
    const reference = matching(sent.reference, NAME);
    return reference === undefined ? undefined : { type, payload: { reference } };
  }
  if (type === 'error') {
    const code = matching(sent.code, NAME);
    return code === undefined ? undefined : { type, payload: { code } };
  }
  if (type === 'open-tab') {
    const url = matching(sent.url, /^https?:\/\/.{1,2000}$/);
    return url === undefined ? undefined : { type, payload: { url } };
  }
  if (type === 'focus-edge') {
    return sent.edge === 'start' || sent.edge === 'end' ? { type, payload: { edge: sent.edge } } : undefined;
  }
  if (type === 'title') {
    const text = matching(sent.text, /^[^\p{C}]{1,120}$/u);
    return text === undefined ? undefined : { type, payload: { text } };
  }
  return undefined;
}

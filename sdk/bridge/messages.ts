/**
 * Every message between the host page and the frame, protocol version 1.
 * Hello, connect and the request for a hello cross by `window.postMessage`; all others use the private port of the handshake.
 * No name, income, number of a person, token or decision may ever be added here, nor anything that differs with one: the page may
 * read every message of its frame.
 */
export const NAMESPACE = 'pf';
export const PROTOCOL = { min: 1, max: 1 } as const;
export const MAX_BLOCK_PX = 20_000;

/** Frame → host window, first step of the handshake. The `id` is the same whenever one document says it. */
export type Hello = { ns: typeof NAMESPACE; type: 'hello'; nonce: string; min: number; max: number; id?: unknown };
/** Host → frame window: say hello again. For a host that began to listen later than its frame was there. */
export type HelloRequest = { ns: typeof NAMESPACE; type: 'hello' };
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
  | { type: 'close' }
  | { type: 'escape' }
  | { type: 'step'; payload: { index: number; total: number } }
  | { type: 'submitted' }
  | { type: 'error'; payload: { code: 'practice_unknown' } };

export type ParentMessage =
  | { type: 'config'; payload: FrameConfig }
  | { type: 'open' }
  | { type: 'close-request' }
  | { type: 'viewport'; payload: { height: number; keyboard: number } }
  | { type: 'visibility'; payload: { visible: boolean } }
  | { type: 'ping' };

/** A call carries an `id`; the answer carries the same number in `re`. */
export type Reply = { re: number; ok: boolean; payload?: { dirty?: boolean } };

type Fields = Record<string, unknown>;
export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** The fields of each message: a pattern for a text, the highest value for a number from 0. */
const FIELDS: { readonly [Type in ChildMessage['type']]: Readonly<Record<string, RegExp | number>> } & {
  // No type of a message may reach the object's own ancestors.
  readonly __proto__: null;
} = {
  __proto__: null,
  ready: {},
  escape: {},
  size: { block: MAX_BLOCK_PX },
  close: {},
  step: { index: 99, total: 99 },
  submitted: {},
  error: { code: /^practice_unknown$/ },
};

/** Reads the hello of a frame. @returns undefined for anything else. */
export function readHello(data: unknown): Hello | undefined {
  return isFields(data) &&
    data.ns === NAMESPACE &&
    data.type === 'hello' &&
    Number.isInteger(data.min) &&
    Number.isInteger(data.max)
    ? (data as Hello)
    : undefined;
}

/** The highest version both sides speak, or undefined when there is none. */
export function negotiate(theirs: { min: number; max: number }): number | undefined {
  const version = Math.min(PROTOCOL.max, theirs.max);
  return version >= PROTOCOL.min && version >= theirs.min ? version : undefined;
}

/** A field's value within its rule, or undefined. */
const readField = (value: unknown, rule: RegExp | number): unknown =>
  typeof rule === 'number'
    ? typeof value === 'number' && value >= 0
      ? Math.min(Math.round(value), rule)
      : undefined
    : typeof value === 'string' && rule.test(value)
      ? value
      : undefined;

/**
 * Reads a message that came through the port from the frame; copies only known fields, clamped to their ranges.
 * @returns undefined for an unknown type (a newer frame) or a wrong payload.
 */
export function readChildMessage(data: unknown): ChildMessage | undefined {
  if (!isFields(data) || typeof data.type !== 'string') return undefined;
  const { type } = data;
  const rules = FIELDS[type as ChildMessage['type']];
  if (!rules) return undefined;
  let payload: Fields | undefined;
  for (const [name, rule] of Object.entries(rules)) {
    const value = readField(isFields(data.payload) ? data.payload[name] : undefined, rule);
    if (value === undefined) return undefined;
    payload = { ...payload, [name]: value };
  }
  return { type, ...(payload && { payload }) } as ChildMessage;
}

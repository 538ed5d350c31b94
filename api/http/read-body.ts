import type { FieldFault } from '@contract/error';
import { AppError } from './app-error';
import { repeatedKeys } from './repeated-keys';

const JSON_BYTES_MAX = 256 * 1024;
const DEPTH_MAX = 20;
/** So many faults are named: a body of nothing but faults would else be answered with four times its size. */
export const FAULTS_MAX = 50;
const NOT_ALLOWED = 'This field is not allowed.';
const NO_CARDS = "Don't enter card numbers here.";
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);
/** Fields that hold long digit runs by nature and are exempt from the card-number tripwire. */
const DIGIT_FIELDS = new Set(['accountNumber', 'phone', 'phoneNumber', 'data']);

/**
 * Reads a request body as bytes.
 * @throws AppError TOO_LARGE above the limit, whether or not the length was declared, and MALFORMED_JSON where it breaks off:
 * a caller who goes away is no fault of ours.
 */
export async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array> {
  const declared = Number(request.headers.get('content-length') ?? Number.NaN);
  if (declared > maxBytes) throw new AppError('TOO_LARGE');
  if (Number.isFinite(declared)) return new Uint8Array(await request.arrayBuffer().catch(brokenOff));
  if (!request.body) return new Uint8Array();
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = request.body.getReader();
  for (;;) {
    const { done, value: part } = await reader.read().catch(brokenOff);
    if (done) break;
    size += part.byteLength;
    if (size > maxBytes) {
      await reader.cancel();
      throw new AppError('TOO_LARGE');
    }
    parts.push(part);
  }
  const joined = new Uint8Array(size);
  let offset = 0;
  for (const part of parts) {
    joined.set(part, offset);
    offset += part.byteLength;
  }
  return joined;
}

function brokenOff(cause: unknown): never {
  throw new AppError('MALFORMED_JSON', { cause });
}

/**
 * Reads a JSON body. An empty body is `undefined`.
 * @throws AppError MALFORMED_JSON with the position, UNSUPPORTED_MEDIA, TOO_LARGE, or INVALID_FIELDS for values that no
 * call accepts anywhere: control characters, lone surrogates, prototype keys, deep nesting, card numbers, a key that stands twice.
 */
export async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  const bytes = await readBytes(request, JSON_BYTES_MAX);
  if (bytes.byteLength === 0) return undefined;
  if (!/^application\/json\s*(?:;|$)/i.test(type) || request.headers.has('content-encoding')) {
    throw new AppError('UNSUPPORTED_MEDIA');
  }
  const text = textOf(bytes);
  const value = parse(text);
  const { faults, ...found } = inspected(value);
  if (faults.length === 0)
    faults.push(...repeatedKeys(text, found.keys).map((field) => ({ field, message: 'Send this field once.' })));
  if (faults.length > 0)
    throw new AppError('INVALID_FIELDS', { fields: faults.slice(0, FAULTS_MAX), event: eventOf(faults) });
  return value;
}

/** What is no slip of the hand: keys that change objects, card numbers where none belongs. */
function eventOf(faults: readonly FieldFault[]): string | undefined {
  if (faults.some(({ message }) => message === NOT_ALLOWED)) return 'forbidden_key';
  return faults.some(({ message }) => message === NO_CARDS) ? 'card_number' : undefined;
}

/** What no call accepts anywhere in a value, field by field, and how many keys it has. */
export function inspected(value: unknown): Found {
  const found: Found = { faults: [], keys: 0 };
  inspect(value, '', { depth: 0, found });
  return found;
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new AppError('MALFORMED_JSON', {
      userMessage: "The request isn't valid UTF-8.",
      extra: { position: 0 },
      cause,
    });
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    const position = positionOf(cause, text);
    throw new AppError('MALFORMED_JSON', {
      userMessage: `The request is not valid JSON at position ${position}.`,
      extra: { position },
      cause,
    });
  }
}

function positionOf(cause: unknown, text: string): number {
  const match = cause instanceof Error ? /position (\d+)/.exec(cause.message) : null;
  return match ? Number(match[1]) : text.length;
}

type Found = { faults: FieldFault[]; keys: number };

function inspect(value: unknown, path: string, { depth, found }: { depth: number; found: Found }): void {
  const { faults } = found;
  if (faults.length >= FAULTS_MAX) return;
  if (depth > DEPTH_MAX) {
    faults.push({ field: path || '(body)', message: `Nest no more than ${DEPTH_MAX} levels.` });
    return;
  }
  if (typeof value === 'string') {
    const message = refusedText(value, path);
    if (message) faults.push({ field: path || '(body)', message });
    return;
  }
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) inspect(item, `${path}[${index}]`, { depth: depth + 1, found });
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [key, item] of Object.entries(value)) {
    found.keys += 1;
    const at = path ? `${path}.${key}` : key;
    if (FORBIDDEN_KEYS.has(key)) faults.push({ field: at, message: NOT_ALLOWED });
    else inspect(item, at, { depth: depth + 1, found });
  }
}

function refusedText(text: string, path: string): string | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused here.
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(text)) return 'Remove the control characters.';
  if (!text.isWellFormed()) return 'Remove the broken characters.';
  const name = path.slice(path.lastIndexOf('.') + 1);
  if (!DIGIT_FIELDS.has(name) && hasCardNumber(text)) return NO_CARDS;
  return undefined;
}

/**
 * A run of 13 to 19 digits, spaces and dashes allowed, that starts like a card and passes the Luhn check. It stands alone, as
 * people write one: inside a hash or a token such a run is chance, one in some thousands.
 */
function hasCardNumber(text: string): boolean {
  if (text.length < 13) return false;
  for (const match of text.matchAll(/(?<![\w-])[3-6](?:[ -]?\d){12,18}(?![\w-])/g)) {
    const digits = match[0].replace(/\D/g, '');
    let sum = 0;
    for (let place = 0; place < digits.length; place += 1) {
      const digit = Number(digits.at(-1 - place));
      const doubled = place % 2 === 1 ? digit * 2 : digit;
      sum += doubled > 9 ? doubled - 9 : doubled;
    }
    if (sum % 10 === 0) return true;
  }
  return false;
}

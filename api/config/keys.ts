import * as z from 'zod/mini';

/** Key-encryption keys by id. The current one wraps; the others only open. */
export type VaultKeys = { currentId: string; keys: ReadonlyMap<string, Buffer> };

const KEY_BYTES = 32;
/** A random key of 32 bytes has at least this many different bytes, but for one in 10^15. */
const DIFFERENT_BYTES_MIN = 20;
const BASE64 = /^[A-Za-z0-9+/_-]+={0,2}$/;
const HEX = /^[0-9a-f]{64}$/i;

const RULE = 'must be 32 random bytes in base64 or hex, for example from: openssl rand -base64 32';

/** Undefined for text that is not 32 bytes or plainly not random. */
function decodeKey(text: string): Buffer | undefined {
  const bytes = HEX.test(text) ? Buffer.from(text, 'hex') : BASE64.test(text) ? Buffer.from(text, 'base64') : undefined;
  if (bytes?.length !== KEY_BYTES || new Set(bytes).size < DIFFERENT_BYTES_MIN) return undefined;
  return bytes;
}

export function keyFromText(text: string, context: z.core.ParsePayload): Buffer {
  const key = decodeKey(text);
  if (key) return key;
  context.issues.push({ code: 'custom', message: RULE, input: '' });
  return z.NEVER;
}

/** `id:key,id:key…`: the first one wraps, the others only open what was wrapped before. */
export function vaultKeysFromText(text: string, context: z.core.ParsePayload): VaultKeys {
  const keys = new Map<string, Buffer>();
  for (const part of text.split(',')) {
    const [id = '', value = ''] = part.trim().split(':', 2);
    const key = decodeKey(value);
    if (!/^[A-Za-z0-9_-]{1,20}$/.test(id) || !key || keys.has(id)) {
      const message = `must be a list of id:key with different ids; each key ${RULE}`;
      context.issues.push({ code: 'custom', message, input: '' });
      return z.NEVER;
    }
    keys.set(id, key);
  }
  const currentId = [...keys.keys()][0] ?? '';
  return { currentId, keys };
}

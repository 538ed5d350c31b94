import { createHmac, timingSafeEqual } from 'node:crypto';

const STEP_MS = 30_000;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The code of one step of a secret (RFC 6238 with SHA-1, as authenticator apps have it). */
export function codeOfStep(secret: Buffer, step: number, digits = 6): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0xf;
  const number = digest.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

export const stepAt = (ms: number): number => Math.floor(ms / STEP_MS);

/**
 * The step whose code was given: now, the one before or the one after, for clocks that differ.
 * @param after the step of the code that was taken last; that one and earlier ones are taken no more.
 */
export function stepOfCode(secret: Buffer, code: string, { nowMs, after }: { nowMs: number; after: number }) {
  const now = stepAt(nowMs);
  return [now - 1, now, now + 1].find((step) => step > after && isSame(codeOfStep(secret, step), code));
}

function isSame(right: string, given: string): boolean {
  const [a, b] = [Buffer.from(right), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Bytes as people type them (RFC 4648 base32, without padding). */
export function base32(bytes: Buffer): string {
  let bits = '';
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}

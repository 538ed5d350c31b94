import { createHmac, timingSafeEqual } from 'node:crypto';

const CODE_DIGITS = 6;
const CODES = 10 ** CODE_DIGITS;

/**
 * The six digits of a challenge: a truncated HMAC, so that nothing about a code is kept at rest and a repeat of the same
 * challenge repeats the code. 48 bits over a million codes leave a bias below one in 10^8.
 */
export function codeOf(codeKey: Uint8Array, challengeId: string): string {
  const digest = createHmac('sha256', codeKey).update(`one-time-code:${challengeId}`).digest();
  return String(digest.readUIntBE(0, 6) % CODES).padStart(CODE_DIGITS, '0');
}

/** Compares in constant time. */
export function isCodeOf(codeKey: Uint8Array, challengeId: string, code: string): boolean {
  const given = Buffer.from(code.trim());
  const right = Buffer.from(codeOf(codeKey, challengeId));
  return given.length === right.length && timingSafeEqual(given, right);
}

/** The secret of the link beside a code: 256 bits of the same key, so that nothing about it is kept at rest. */
export function linkSecretOf(codeKey: Uint8Array, challengeId: string): string {
  return createHmac('sha256', codeKey).update(`code-link:${challengeId}`).digest('base64url');
}

/** Compares in constant time. */
export function isLinkSecretOf(codeKey: Uint8Array, challengeId: string, secret: string): boolean {
  const given = Buffer.from(secret);
  const right = Buffer.from(linkSecretOf(codeKey, challengeId));
  return given.length === right.length && timingSafeEqual(given, right);
}

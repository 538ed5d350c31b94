import { randomBytes } from 'node:crypto';
import type { VaultKeys } from '../config/keys';
import { decrypt, encrypt } from './cipher';

export type TextSealer = {
  seal(text: string, context: string): string;
  open(sealed: string, context: string): string;
};

const FORMAT = 'p1';
/** Far below the 2^32 messages after which random nonces of one key become a risk. */
const MESSAGES_PER_KEY_MAX = 2 ** 20;
const OPENED_KEYS_MAX = 1000;

/**
 * Encrypts columns that live for days (outbox, stored answers). Each process makes a key of its own, wrapped by the
 * current key-encryption key and carried in every sealed text, so that sealing costs one cipher operation and not two.
 */
export function createTextSealer(vaultKeys: VaultKeys): TextSealer {
  const opened = new Map<string, Buffer>();
  let current: { key: Buffer; prefix: string; left: number } | undefined;

  function freshKey() {
    const key = randomBytes(32);
    const { currentId } = vaultKeys;
    const wrapped = encrypt(kek(vaultKeys, currentId), key, `column-key:${currentId}`).toString('base64url');
    return { key, prefix: `${FORMAT}.${currentId}.${wrapped}`, left: MESSAGES_PER_KEY_MAX };
  }

  function keyOf(keyId: string, wrapped: string): Buffer {
    const known = opened.get(wrapped);
    if (known) return known;
    const key = decrypt(kek(vaultKeys, keyId), Buffer.from(wrapped, 'base64url'), `column-key:${keyId}`);
    if (opened.size >= OPENED_KEYS_MAX) opened.clear();
    opened.set(wrapped, key);
    return key;
  }

  return {
    seal(text, context) {
      if (!current || current.left === 0) current = freshKey();
      current.left -= 1;
      return `${current.prefix}.${encrypt(current.key, Buffer.from(text), `column:${context}`).toString('base64url')}`;
    },
    open(sealed, context) {
      const [format, keyId, wrapped, body, ...rest] = sealed.split('.');
      if (format !== FORMAT || !keyId || !wrapped || !body || rest.length > 0) throw new Error('Not a sealed text');
      return decrypt(keyOf(keyId, wrapped), Buffer.from(body, 'base64url'), `column:${context}`).toString();
    },
  };
}

/** @throws when the key is not configured, for example after it was retired too early. */
export function kek(vaultKeys: VaultKeys, keyId: string): Buffer {
  const key = vaultKeys.keys.get(keyId);
  if (!key) throw new Error(`Key ${keyId} is not configured`);
  return key;
}

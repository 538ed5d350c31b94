import { createCipheriv, createDecipheriv } from 'node:crypto';
import { pooledRandomBytes } from '../pooled-random-bytes';

const IV_BYTES = 12;
const TAG_BYTES = 16;

const random = pooledRandomBytes();

/** AES-256-GCM. The result is iv, ciphertext and tag in one; `context` is authenticated, not stored. */
export function encrypt(key: Uint8Array, plain: Uint8Array, context: string): Buffer {
  const iv = random(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  cipher.setAAD(Buffer.from(context));
  return Buffer.concat([iv, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/** @throws when the bytes, the key or the context differ from those of `encrypt`. */
export function decrypt(key: Uint8Array, sealed: Uint8Array, context: string): Buffer {
  if (sealed.length < IV_BYTES + TAG_BYTES) throw new Error('Sealed value is too short');
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(context));
  decipher.setAuthTag(sealed.subarray(sealed.length - TAG_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES, sealed.length - TAG_BYTES)), decipher.final()]);
}

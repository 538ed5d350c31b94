import { createHash, createPrivateKey, createPublicKey, hkdfSync, type KeyObject, sign, verify } from 'node:crypto';
import { canonicalJson } from '@domain/underwriting/canonical-json';

/** How far one chain had come. */
export type ChainHead = { shard: string; seq: number; hash: string };

/** The heads that moved since the checkpoint before it. */
export type Checkpoint = { at: string; previous: string; heads: ChainHead[] };

export type SignedCheckpoint = Checkpoint & { signature: string };

/** What the first checkpoint of a file follows. */
export const FIRST = '0'.repeat(64);

/** An Ed25519 private key of 32 bytes in the form that Node takes (RFC 8410). */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');

/** The key that signs checkpoints, made from a secret of the configuration that signs nothing else with it. */
export function checkpointKey(secret: Buffer): KeyObject {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', 'audit-checkpoint', 32));
  return createPrivateKey({ key: Buffer.concat([PKCS8_HEAD, seed]), format: 'der', type: 'pkcs8' });
}

/** The public half, as text that an auditor keeps elsewhere. */
export function publicKeyText(key: KeyObject): string {
  const open = key.type === 'private' ? createPublicKey(key) : key;
  return open.export({ format: 'der', type: 'spki' }).toString('base64');
}

export function publicKeyFromText(text: string): KeyObject {
  return createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' });
}

const signedText = ({ at, previous, heads }: Checkpoint): Buffer => Buffer.from(canonicalJson({ at, heads, previous }));

/** Signs a checkpoint; the line of the file is its JSON. */
export function signCheckpoint(checkpoint: Checkpoint, key: KeyObject): SignedCheckpoint {
  return { ...checkpoint, signature: sign(null, signedText(checkpoint), key).toString('base64') };
}

export function isSignedBy(checkpoint: SignedCheckpoint, key: KeyObject): boolean {
  return verify(null, signedText(checkpoint), key, Buffer.from(checkpoint.signature, 'base64'));
}

/** The digest by which the next checkpoint refers to this line. */
export function lineHash(line: string): string {
  return createHash('sha256').update(line).digest('hex');
}

import { createHash } from 'node:crypto';
import { canonicalJson } from '@domain/underwriting/canonical-json';
import type { DocumentContent } from './document-content';

/** The one written form of a text: what is stored, and what the hash is of. */
export function contentText(content: DocumentContent): string {
  return canonicalJson(content);
}

/** sha256 of a text, hex: what a person signs and what a stored document is compared with. */
export function contentHash(content: DocumentContent): string {
  return createHash('sha256').update(contentText(content)).digest('hex');
}

import type { DocumentKey } from '@contract/document/entity';
import type { Enrollment } from '@domain/enums';
import type { RequestedWork, Work } from '../../../work';
import { contentHash, contentText, type DocumentContent, keepAccepted, unsignedText } from '../../document/index';
import { insertConsent } from '../application.writes';
import { startConsents } from './start-consent.reads';
import { insertLegalText, insertStartConsent } from './start-consent.writes';

/** What the first screen says somebody agrees to by continuing. */
const FIRST_TEXTS = {
  APPLICATIONS: ['electronic-records-signature', 'financial-privacy-policy'],
  MEMBERSHIPS: ['electronic-records-signature', 'membership-privacy-policy'],
} as const satisfies Record<Enrollment, readonly DocumentKey[]>;

/**
 * Keeps that somebody continued on the first screen, and with it accepted its texts: which ones exactly, in which language, when, from
 * where and with what (decision 74). Nothing is proven of them yet, so it stays with their start.
 */
export async function keepStartConsents(
  { tx, deps, meta }: RequestedWork,
  start: { id: string; enrollment: Enrollment },
): Promise<void> {
  for (const documentKey of FIRST_TEXTS[start.enrollment]) {
    const content = unsignedText(documentKey, deps.config, { language: meta.language });
    const english = content.language ? contentText(unsignedText(documentKey, deps.config)) : null;
    const sha256 = contentHash(content);
    await tx.run(insertLegalText, { sha256, content: contentText(content), english });
    await tx.run(insertStartConsent, {
      start_id: start.id,
      document_key: documentKey,
      text_sha256: sha256,
      text_version: content.version,
      language: content.language ?? 'en',
      given_at: deps.clock.now(),
      ip_hash: meta.addressHash,
      user_agent: meta.userAgent,
      request_id: meta.requestId,
    });
  }
}

/** What was accepted on the first screen becomes papers of the application that began with it, from the moment of the first screen. */
export async function takeStartConsents(
  { tx, deps }: Work,
  startId: string,
  application: { id: string; borrower_id: string },
): Promise<void> {
  for (const row of await tx.all(startConsents, { startId })) {
    // Both written above only.
    const content = JSON.parse(row.content) as DocumentContent;
    const english = row.english === null ? undefined : (JSON.parse(row.english) as DocumentContent);
    const from = { addressHash: row.ip_hash, userAgent: row.user_agent, requestId: row.request_id };
    const whose = { borrowerId: application.borrower_id, applicationId: application.id, acceptedAt: row.given_at };
    const documentId = await keepAccepted({ ...whose, content, english, from }, deps, tx);
    if (documentId === undefined) continue;
    await tx.run(insertConsent, {
      id: deps.newId(),
      application_id: application.id,
      consent_key: row.document_key,
      text_version: row.text_version,
      text_sha256: row.text_sha256,
      given_at: row.given_at,
      ip_hash: row.ip_hash,
      user_agent: row.user_agent,
    });
  }
}

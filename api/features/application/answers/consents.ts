import type { DocumentKey } from '@contract/document/entity';
import type { RequestedWork } from '../../../work';
import { contentHash, type DocumentContent, unsignedText } from '../../document/index';
import type { ApplicationCase } from '../application.reads';
import { insertConsent } from '../application.writes';

/**
 * Keeps the evidence that a person accepted documents: which text exactly, when, from where.
 * @param filledIn texts that were made for this person; the others are as anybody reads them.
 */
export async function recordConsents(
  { tx, deps, meta }: RequestedWork,
  { application, borrower, practice }: ApplicationCase,
  {
    documentKeys,
    filledIn = {},
  }: { documentKeys: readonly DocumentKey[]; filledIn?: Readonly<Record<string, DocumentContent>> | undefined },
): Promise<void> {
  const states = { state: borrower.state_code, practiceState: practice.state_code, language: meta.language };
  for (const documentKey of documentKeys) {
    const content = filledIn[documentKey] ?? unsignedText(documentKey, deps.config, states);
    await tx.run(insertConsent, {
      id: deps.newId(),
      application_id: application.id,
      consent_key: documentKey,
      text_version: content.version,
      text_sha256: contentHash(content),
      given_at: deps.clock.now(),
      ip_hash: meta.addressHash,
      user_agent: meta.userAgent,
    });
  }
}

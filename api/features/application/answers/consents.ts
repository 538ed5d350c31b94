import type { DocumentKey } from '@contract/document/entity';
import type { RequestedWork } from '../../../work';
import { contentHash, type DocumentContent, keepAccepted, unsignedText } from '../../document/index';
import type { ApplicationCase } from '../application.reads';
import { insertConsent } from '../application.writes';

type Accepted = {
  documentKeys: readonly DocumentKey[];
  /** Texts as they were shown to this person; the others are as anybody reads them. */
  filledIn?: Readonly<Record<string, DocumentContent>> | undefined;
  /** Which of them is signed, and kept as such beside. */
  signed?: DocumentKey | undefined;
};

/**
 * Keeps that a person accepted documents: which text exactly, in which language, when, from where. Each is a paper that they can read
 * later as it stood (decision 74).
 */
export async function recordConsents(
  { tx, deps, meta }: RequestedWork,
  { application, borrower, practice }: ApplicationCase,
  { documentKeys, filledIn = {}, signed }: Accepted,
): Promise<void> {
  const states = { state: borrower.state_code, practiceState: practice.state_code };
  const now = deps.clock.now();
  const { addressHash, userAgent, requestId } = meta;
  const from = { addressHash, userAgent, requestId };
  for (const documentKey of new Set(documentKeys)) {
    const reader = { ...states, language: meta.language };
    const content = filledIn[documentKey] ?? unsignedText(documentKey, deps.config, reader);
    await tx.run(insertConsent, {
      id: deps.newId(),
      application_id: application.id,
      consent_key: documentKey,
      text_version: content.version,
      text_sha256: contentHash(content),
      given_at: now,
      ip_hash: addressHash,
      user_agent: userAgent,
    });
    if (documentKey === signed) continue;
    const english = content.language ? unsignedText(documentKey, deps.config, states) : undefined;
    const whose = { borrowerId: borrower.id, applicationId: application.id, acceptedAt: now };
    await keepAccepted({ ...whose, content, english, from }, deps, tx);
  }
}

import type { Tx } from '../../db/database';
import type { Deps } from '../../deps';
import { contentHash, contentText } from './content-hash';
import { insertDocument } from './document.writes';
import type { DocumentContent } from './document-content';

type Kept = {
  borrowerId: string;
  applicationId?: string;
  transactionId?: string;
  /** Of whoever signed it; a notice is signed by nobody. */
  signedName?: string;
  evidence: object;
};

/**
 * Keeps the exact text that a person was shown or sent, with the evidence of it. Its PDF is made after the commit.
 * @returns the document's id.
 */
export async function keepDocument(
  { borrowerId, applicationId, transactionId, signedName, evidence }: Kept,
  { newId, clock }: Pick<Deps, 'newId' | 'clock'>,
  { tx, content }: { tx: Tx; content: DocumentContent },
): Promise<string> {
  const [id, now] = [newId(), clock.now()];
  await tx.run(insertDocument, {
    id,
    documentKey: content.documentKey,
    borrowerId,
    applicationId: applicationId ?? null,
    transactionId: transactionId ?? null,
    title: content.title,
    textVersion: content.version,
    content: contentText(content),
    sha256: contentHash(content),
    signedName: signedName ?? null,
    signedAt: signedName === undefined ? null : now,
    evidence: JSON.stringify(evidence),
    createdAt: now,
  });
  return id;
}

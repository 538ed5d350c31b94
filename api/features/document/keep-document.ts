import type { Tx } from '../../db/database';
import type { Deps } from '../../deps';
import { insertDocument } from './document.writes';
import { contentHash, contentText } from './rendering/content-hash';
import type { DocumentContent } from './rendering/document-content';

type Kept = {
  borrowerId: string;
  applicationId?: string;
  transactionId?: string;
  /** Of whoever signed it; a notice is signed by nobody. */
  signedName?: string;
  evidence: object;
};

/** Written first, so that the list of papers finds it without reading the rest. */
const ENGLISH = 'english';

/**
 * Keeps the exact text that a person was shown or sent, with the evidence of it, and beside a Spanish one what it says in English,
 * as it stands today. Its PDF is made after the commit.
 * @returns the document's id.
 */
export async function keepDocument(
  { borrowerId, applicationId, transactionId, signedName, evidence }: Kept,
  { newId, clock }: Pick<Deps, 'newId' | 'clock'>,
  { tx, content, english }: { tx: Tx; content: DocumentContent; english?: DocumentContent | undefined },
): Promise<string> {
  if (content.language && (!english || english.language))
    throw new Error(`${content.documentKey} in Spanish is kept with its English copy`);
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
    evidence: JSON.stringify(content.language ? { [ENGLISH]: english, ...evidence } : evidence),
    createdAt: now,
  });
  return id;
}

/** What a kept Spanish text says in English (12 CFR 1026.27); undefined for an English one. Written above only. */
export function englishOf({ evidence }: { evidence: string }): DocumentContent | undefined {
  return (JSON.parse(evidence) as { [ENGLISH]?: DocumentContent })[ENGLISH];
}

import type { Language } from '@contract/language';
import type { Tx } from '../../db/database';
import type { Deps } from '../../deps';
import { insertAccepted } from './document.writes';
import { ENGLISH } from './keep-document';
import { contentHash, contentText } from './rendering/content-hash';
import type { DocumentContent } from './rendering/document-content';

/** From where a text was accepted. The address is a keyed hash: one that is named can be compared with it, none can be read from it. */
export type AcceptedFrom = { addressHash: string; userAgent: string; requestId: string };

type Accepted = {
  borrowerId: string;
  applicationId: string | null;
  acceptedAt: string;
  content: DocumentContent;
  /** What a Spanish text says in English, as it stood. */
  english: DocumentContent | undefined;
  from: AcceptedFrom;
  /** Of what else it is a part, a membership for example. */
  of?: object;
};

/**
 * Keeps a text that somebody accepted by a tick or by continuing, as a paper of theirs that can be read and saved as it stood, with the
 * evidence of it. An application keeps each text once, at its first acceptance; two at once keep one.
 * @returns the document's id, undefined where the application had it.
 */
export async function keepAccepted(
  { borrowerId, applicationId, acceptedAt, content, english, from, of }: Accepted,
  { newId, clock }: Pick<Deps, 'newId' | 'clock'>,
  tx: Tx,
): Promise<string | undefined> {
  if (content.language && (!english || english.language))
    throw new Error(`${content.documentKey} in Spanish is kept with its English copy`);
  const id = newId();
  const language: Language = content.language ?? 'en';
  const { addressHash, userAgent, requestId } = from;
  const kept = await tx.run(insertAccepted, {
    id,
    document_key: content.documentKey,
    borrower_id: borrowerId,
    application_id: applicationId,
    transaction_id: null,
    title: content.title,
    text_version: content.version,
    content: contentText(content),
    sha256: contentHash(content),
    pdf: null,
    pdf_sha256: null,
    signed_name: null,
    signed_at: null,
    accepted_at: acceptedAt,
    evidence: JSON.stringify({
      ...(content.language && { [ENGLISH]: english }),
      ...of,
      language,
      addressHash,
      userAgent,
      requestId,
    }),
    created_at: clock.now(),
  });
  return kept === 1 ? id : undefined;
}

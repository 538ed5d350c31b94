import type { Tx } from '../../db/database';
import { statement } from '../../db/statement';

type NewDocument = {
  id: string;
  documentKey: string;
  borrowerId: string;
  applicationId: string | null;
  transactionId: string | null;
  title: string;
  textVersion: string;
  content: string;
  sha256: string;
  signedName: string | null;
  signedAt: string | null;
  evidence: string;
  createdAt: string;
};

const insertDocument = statement<NewDocument>()((q, p) =>
  q.insertInto('document').values({
    id: p.id,
    document_key: p.documentKey,
    borrower_id: p.borrowerId,
    application_id: p.applicationId,
    transaction_id: p.transactionId,
    title: p.title,
    text_version: p.textVersion,
    content: p.content,
    sha256: p.sha256,
    pdf: null,
    pdf_sha256: null,
    signed_name: p.signedName,
    signed_at: p.signedAt,
    evidence: p.evidence,
    created_at: p.createdAt,
  }),
);

/** Keeps the exact text that was shown, with the evidence of the signature. Its PDF is made after the commit. */
export async function insertSignedDocument(tx: Tx, document: NewDocument): Promise<void> {
  await tx.run(insertDocument, document);
}

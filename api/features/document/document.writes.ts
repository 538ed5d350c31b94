import { columns } from '../../db/columns';
import type { Tx } from '../../db/database';
import { statement } from '../../db/statement';
import type { DocumentTicketTable } from '../../db/tables/application';
import type { Tables } from '../../db/tables/index';

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

export const insertDocument = statement<NewDocument>()((q, p) =>
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
    accepted_at: null,
    evidence: p.evidence,
    created_at: p.createdAt,
  }),
);

/** A text that was accepted unsigned; 0 where the application has this very text already. */
export const insertAccepted = statement<Tables['document']>()((q, p) =>
  q
    .insertInto('document')
    .values(
      columns(p, [
        'id',
        'document_key',
        'borrower_id',
        'application_id',
        'transaction_id',
        'title',
        'text_version',
        'content',
        'sha256',
        'pdf',
        'pdf_sha256',
        'signed_name',
        'signed_at',
        'accepted_at',
        'evidence',
        'created_at',
      ]),
    )
    .onConflict((conflict) => conflict.doNothing()),
);

/** Keeps the PDF of a document unless it has one: the first one stays. */
export const setPdf = statement<{ id: string; pdf: string; pdfSha256: string }>()((q, p) =>
  q
    .updateTable('document')
    .set({ pdf: p.pdf, pdf_sha256: p.pdfSha256 })
    .where('id', '=', p.id)
    .where('pdf', 'is', null),
);

const TICKET_COLUMNS = [
  'token_hash',
  'document_key',
  'language',
  'borrower_id',
  'application_id',
  'transaction_id',
  'expires_at',
  'used_at',
  'created_at',
  'session_hash',
] as const;
const insertTicketRow = statement<DocumentTicketTable>()((q, p) =>
  q.insertInto('document_ticket').values(columns(p, TICKET_COLUMNS)),
);
const markUsed = statement<{ tokenHash: string; documentKey: string; now: string }>()((q, p) =>
  q
    .updateTable('document_ticket')
    .set({ used_at: p.now })
    .where('token_hash', '=', p.tokenHash)
    .where('document_key', '=', p.documentKey)
    .where('used_at', 'is', null)
    .where('expires_at', '>', p.now),
);
const ticketByHash = statement<{ tokenHash: string }>()((q, p) =>
  q.selectFrom('document_ticket').selectAll().where('token_hash', '=', p.tokenHash),
);
const deleteExpired = statement<{ now: string }>()((q, p) =>
  q.deleteFrom('document_ticket').where('expires_at', '<=', p.now),
);

/** Keeps a ticket, and removes those that are over. */
export async function insertTicket(tx: Tx, ticket: DocumentTicketTable): Promise<void> {
  await tx.run(deleteExpired, { now: ticket.created_at });
  await tx.run(insertTicketRow, ticket);
}

/** Uses a ticket up and gives what it opens; undefined when it is unknown, used, over, or for another document. */
export async function redeemTicket(
  tx: Tx,
  claim: { tokenHash: string; documentKey: string; now: string },
): Promise<DocumentTicketTable | undefined> {
  if ((await tx.run(markUsed, claim)) !== 1) return undefined;
  return tx.first(ticketByHash, { tokenHash: claim.tokenHash });
}

/** The first confirmation of a version stays: 0 where there was one. */
export const insertPrivacyConsent = statement<Tables['privacy_consent']>()((q, p) =>
  q
    .insertInto('privacy_consent')
    .values(columns(p, ['borrower_id', 'document_version', 'sha256', 'language', 'confirmed_at']))
    .onConflict((conflict) => conflict.columns(['borrower_id', 'document_version']).doNothing()),
);

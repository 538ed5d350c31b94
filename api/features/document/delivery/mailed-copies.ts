import type { Deps } from '../../../deps';
import type { MailAttachment } from '../../../vendors/delivery/port';
import { dayOfDocument, documentById, findProvenEmail } from '../document.reads';
import { ensureDocumentPdf } from '../rendering/document-pdf';
import { fileName } from '../rendering/print-document';

/**
 * The kept documents that go with an e-mail, as PDF. Each is made and kept first, so that the copy in the account is there
 * when the e-mail arrives. A document goes to an address only that its own person has proven with a code: to any other
 * one nothing is attached, and the e-mail leads to it through a code.
 */
export async function mailedCopies(
  documentIds: readonly string[],
  to: string,
  deps: Pick<Deps, 'database'>,
): Promise<MailAttachment[]> {
  const copies: MailAttachment[] = [];
  for (const id of documentIds) {
    const content = await ensureDocumentPdf(id, deps);
    const row = await deps.database.read.first(documentById, { id });
    if (!row || (await findProvenEmail(deps.database.read, row.borrower_id)) !== to) continue;
    const filename = fileName(
      { title: row.title, version: row.text_version },
      await dayOfDocument(deps.database.read, row),
    );
    copies.push({ filename, contentType: 'application/pdf', content });
  }
  return copies;
}

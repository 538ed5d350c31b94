import { createHash } from 'node:crypto';
import { wornColor } from '@domain/look/brand-color';
import type { Db } from '../../../db/database';
import type { Deps } from '../../../deps';
import { findPicture } from '../../practice/index';
import { contentOf } from '../delivery/resolve-document';
import { type DocumentRow, documentById, practiceOfDocument } from '../document.reads';
import { setPdf } from '../document.writes';
import { keptLook } from '../keep-document';
import type { PdfLook, Signature } from './render-pdf';

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/**
 * Makes the PDF of a kept document if it has none, outside of any transaction, and keeps it with its hash. Done twice, or
 * by two processes at once, it leaves the same bytes.
 * @throws when the document is not there, or when what is kept does not have its hash any more.
 */
export async function ensureDocumentPdf(documentId: string, deps: Pick<Deps, 'database'>): Promise<Buffer> {
  const row = await deps.database.read.first(documentById, { id: documentId });
  if (!row) throw new Error(`There is no document ${documentId}`);
  if (row.pdf !== null) return keptPdf(row, row.pdf);
  if (sha256(Buffer.from(row.content)) !== row.sha256) throw new Error(`The text of document ${row.id} was changed`);
  // The PDF library takes long to load and most processes start without needing it.
  const { renderPdf } = await import('./render-pdf');
  const pdf = await renderPdf(
    contentOf(row),
    await signatureOf(row, deps.database.read),
    await lookOf(row, deps.database.read),
  );
  await deps.database.transaction((tx) =>
    tx.run(setPdf, { id: row.id, pdf: pdf.toString('base64'), pdfSha256: sha256(pdf) }),
  );
  return pdf;
}

/** What it wears, with the picture itself, which is kept by what is in it. */
async function lookOf(row: DocumentRow, db: Db): Promise<PdfLook | undefined> {
  const look = keptLook(row);
  if (!look) return undefined;
  const picture = look.picture === null ? undefined : await findPicture(db, look.picture);
  return { name: look.name, color: wornColor(look.primary).button, picture };
}

function keptPdf(row: DocumentRow, base64: string): Buffer {
  const pdf = Buffer.from(base64, 'base64');
  if (sha256(pdf) !== row.pdf_sha256) throw new Error(`The PDF of document ${row.id} was changed`);
  return pdf;
}

/** What was signed in a practice says so; what was shown there and not signed yet has lines to be signed by hand. */
async function signatureOf(row: DocumentRow, db: Db): Promise<Signature | 'BY_HAND' | undefined> {
  const { inPracticeBy, planId } = JSON.parse(row.evidence) as { inPracticeBy?: string; planId?: string };
  const isInPractice = inPracticeBy !== undefined;
  if (row.signed_name === null || row.signed_at === null)
    return isInPractice && planId !== undefined ? 'BY_HAND' : undefined;
  const practice = await db.first(practiceOfDocument, { id: row.id });
  const signature = { name: row.signed_name, signedAt: row.signed_at, isInPractice };
  return practice ? { ...signature, timeZone: practice.time_zone } : signature;
}

import type { CivilDate } from '@domain/calendar/civil-date';
import type { Deps } from '../../../deps';
import type { DownloadAnswer } from '../../../http/serve';
import type { DocumentSubject } from '../delivery/document-ticket';
import { type AskedDocument, resolveDocument } from '../delivery/resolve-document';
import { dayOfDocument } from '../document.reads';
import { contentHash } from './content-hash';
import type { DocumentContent } from './document-content';
import { ensureDocumentPdf } from './document-pdf';
import type { Signature } from './render-pdf';

/** PDFs of texts that belong to nobody, by the hash of the text: fifteen texts, some of them by state. */
const unsignedPdfs = new Map<string, Buffer>();
const UNSIGNED_MAX = 100;

/** A document as PDF: the kept file of a signed one, else made from the text as it stands. */
export async function printDocumentFile(
  asked: AskedDocument,
  subject: DocumentSubject | undefined,
  deps: Deps,
): Promise<DownloadAnswer> {
  const { content, row } = await resolveDocument(asked, subject, deps);
  const body = row
    ? await ensureDocumentPdf(row.id, deps)
    : subject
      ? await render(content)
      : await unsignedPdf(content);
  return { body, file: fileName(content, row ? await dayOfDocument(deps.database.read, row) : null) };
}

/** "spending-limit-agreement-2026-11-21.pdf": what it is and its day, or the version of its wording, and nobody's name. */
export function fileName(
  { title, version }: Pick<DocumentContent, 'title' | 'version'>,
  day: CivilDate | null,
): string {
  const words = title
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `${words}-${day ?? version}.pdf`;
}

/** A text that is not kept itself, under the day of what it goes with. */
export async function printText(content: DocumentContent, day: CivilDate): Promise<DownloadAnswer> {
  return { body: await render(content), file: fileName(content, day) };
}

/** The same with lines on which it is signed by hand. */
export async function printToSign(content: DocumentContent, day: CivilDate): Promise<DownloadAnswer> {
  const { renderPdf } = await import('./render-pdf');
  return { body: await renderPdf(content, 'BY_HAND'), file: fileName(content, day) };
}

/** A signed text that is kept elsewhere, with its signature; the same arguments make the same bytes. */
export async function printSigned(content: DocumentContent, signature: Signature): Promise<Buffer> {
  const { renderPdf } = await import('./render-pdf');
  return renderPdf(content, signature);
}

async function unsignedPdf(content: DocumentContent): Promise<Buffer> {
  const hash = contentHash(content);
  const known = unsignedPdfs.get(hash);
  if (known) return known;
  const pdf = await render(content);
  if (unsignedPdfs.size >= UNSIGNED_MAX) unsignedPdfs.clear();
  unsignedPdfs.set(hash, pdf);
  return pdf;
}

/** Loaded when the first document is printed: the PDF library takes long to load. */
async function render(content: DocumentContent) {
  const { renderPdf } = await import('./render-pdf');
  return renderPdf(content);
}

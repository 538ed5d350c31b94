const HEADER = /^%PDF-[12]\.\d/;
/** Readers look for the end of a file in its last kilobyte. */
const END_BYTES = 1024;
/** What runs something when the paper is opened: no scanner writes it. */
const ACTIVE = /\/(?:JavaScript|Launch|EmbeddedFile|RichMedia|XFA)\b/;

export type PdfFault = 'no_pdf' | 'active';

/** What is wrong with bytes that are to be a PDF, by their content and not by what somebody calls them; null where nothing is. */
export function pdfFault(bytes: Buffer): PdfFault | null {
  const text = bytes.toString('latin1');
  const end = text.slice(-END_BYTES);
  if (!HEADER.test(text) || !end.includes('%%EOF') || !/startxref\s+\d+/.test(text)) return 'no_pdf';
  return ACTIVE.test(text) ? 'active' : null;
}

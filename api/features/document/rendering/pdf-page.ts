import type { Language } from '@contract/language';
import { instantAt, millisecondsOf } from '@domain/calendar/instant';
import { printable } from '@domain/printable';
import PDFDocument from 'pdfkit';

/** Letter, in points. */
export const PAGE = { width: 612, height: 792, margin: 64, top: 92, bottom: 76 } as const;
export const TEXT_WIDTH = PAGE.width - 2 * PAGE.margin;

export const FONT = { regular: 'Helvetica', bold: 'Helvetica-Bold' } as const;
export const INK = { text: '#1a1a1a', soft: '#555555', rule: '#1a1a1a', hair: '#b5b5b5' } as const;

export type Pdf = PDFKit.PDFDocument;

/** An empty tagged document. Everything in it comes from the arguments, so that the same ones make the same bytes. */
export function openPdf(facts: { title: string; issuer: string; createdAt: string; language: Language }): Pdf {
  return new PDFDocument({
    size: 'LETTER',
    margins: { left: PAGE.margin, right: PAGE.margin, top: PAGE.top, bottom: PAGE.bottom },
    pdfVersion: '1.7',
    // Compressed bytes differ between processors and zlib versions; a signed copy must not.
    compress: false,
    tagged: true,
    lang: `${facts.language}-US`,
    displayTitle: true,
    bufferPages: true,
    info: {
      Title: facts.title,
      Author: facts.issuer,
      // biome-ignore lint/style/noRestrictedGlobals: the library takes a Date; this one is the document's own time.
      CreationDate: new Date(millisecondsOf(facts.createdAt)),
    },
  });
}

/** Ends the document and gives its bytes. */
export function closePdf(pdf: Pdf): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
    pdf.end();
  });
}

/** Starts a page when less than `height` is left on this one, so that a heading or a box is not torn from what follows. */
export function keepTogether(pdf: Pdf, height: number): void {
  if (pdf.y + height > PAGE.height - PAGE.bottom) pdf.addPage();
}

/** What a paper of a practice wears: its picture is a PNG. */
export type PdfLook = { name: string; color: string; picture: Buffer | undefined };

/** Above the header, which has one line. */
const PICTURE = { y: 14, width: 160, height: 28 } as const;

/** Header with issuer and title, after the practice where it wears its look, and footer with version and page numbers, on every page, outside the reading order. */
export function stampPages(
  pdf: Pdf,
  facts: {
    title: string;
    issuer: string;
    note: string;
    pageOf: (page: number, count: number) => string;
    look?: PdfLook | undefined;
  },
): void {
  const { look, issuer } = facts;
  const who = look ? `${printable(look.name)} · ${issuer}` : issuer;
  const { start, count } = pdf.bufferedPageRange();
  for (let index = start; index < start + count; index += 1) {
    pdf.switchToPage(index);
    // Text below the margin would start another page.
    pdf.page.margins.bottom = 0;
    pdf.markContent('Artifact', { type: 'Pagination' });
    const line = { lineBreak: false, width: TEXT_WIDTH } as const;
    if (look?.picture) pdf.image(look.picture, PAGE.margin, PICTURE.y, { fit: [PICTURE.width, PICTURE.height] });
    pdf.font(FONT.bold).fontSize(9).fillColor(INK.text).text(who, PAGE.margin, 48, line);
    pdf
      .font(FONT.regular)
      .fillColor(INK.soft)
      .text(facts.title, PAGE.margin, 48, { ...line, align: 'right' });
    rule(pdf, 64, look);
    rule(pdf, PAGE.height - 56);
    pdf.fontSize(8).text(facts.note, PAGE.margin, PAGE.height - 46, line);
    pdf.text(facts.pageOf(index - start + 1, count), PAGE.margin, PAGE.height - 46, { ...line, align: 'right' });
    pdf.endMarkedContent();
  }
}

function rule(pdf: Pdf, y: number, look?: PdfLook): void {
  pdf
    .moveTo(PAGE.margin, y)
    .lineTo(PAGE.width - PAGE.margin, y)
    .lineWidth(look ? 2 : 0.5)
    .strokeColor(look?.color ?? INK.hair)
    .stroke();
}

/** "2026-03-16 15:00:00 UTC": an instant without any doubt about the time zone. */
export function printedInstant(instant: string): string {
  return `${instantAt(millisecondsOf(instant)).slice(0, 19).replace('T', ' ')} UTC`;
}

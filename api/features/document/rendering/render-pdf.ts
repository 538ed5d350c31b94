import { printable } from '@domain/printable';
import { BOX_TEXTS } from '../templates/texts/late-payment';
import { contentHash } from './content-hash';
import type { DocumentContent } from './document-content';
import { drawFederalBox } from './pdf-federal-box';
import {
  closePdf,
  FONT,
  INK,
  keepTogether,
  openPdf,
  PAGE,
  type Pdf,
  type PdfLook,
  printedInstant,
  stampPages,
  TEXT_WIDTH,
} from './pdf-page';
import { drawSignatureLines } from './pdf-signature-lines';
import { pdfWords as english } from './pdf-words';
import { pdfWords as spanish } from './pdf-words.es';

const wordsOf = ({ language }: DocumentContent) => (language === 'es' ? spanish : english);

export type Signature = {
  name: string;
  signedAt: string;
  /** On the screen of a practice, which was handed to whoever signed. */
  isInPractice?: boolean;
};

/** Creation time in the file of a text that nobody has signed: the format asks for one, and it must not change from day to day. */
const UNSIGNED_AT = '2026-01-01T00:00:00.000Z';

/**
 * A text as PDF: Letter, tagged, with the federal box where the text has one, and the signature where it was signed, or lines to sign it by
 * hand. The
 * same arguments make the same bytes, on any day: the only time in it is the signature's.
 */
export async function renderPdf(
  content: DocumentContent,
  signature?: Signature | 'BY_HAND',
  look?: PdfLook,
): Promise<Buffer> {
  const title = printable(content.title);
  const issuer = printable(content.issuer);
  const signed = signature === 'BY_HAND' ? undefined : signature;
  const createdAt = signed?.signedAt ?? UNSIGNED_AT;
  const pdf = openPdf({ title: content.title, issuer: content.issuer, createdAt, language: content.language ?? 'en' });
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  pdf.font(FONT.bold).fontSize(17).fillColor(INK.text);
  pdf.text(title, PAGE.margin, PAGE.top, { width: TEXT_WIDTH, structParent: root, structType: 'H1' });
  pdf.moveDown(0.7);
  if (content.box) drawFederalBox(pdf, root, { box: content.box, words: BOX_TEXTS[content.language ?? 'en'].words });
  content.sections.forEach((section, at) => {
    const isLast = at === content.sections.length - 1;
    if (signature && isLast) keepTogether(pdf, heightOf(pdf, section) + SIGNATURE_HEIGHT);
    writeSection(pdf, root, section);
  });
  if (signed) writeSignature(pdf, signed, { root, content });
  else if (signature) drawSignatureLines(pdf, root, wordsOf(content).lines);
  root.end();
  const hash = contentHash(content);
  const { version, pageOf } = wordsOf(content);
  stampPages(pdf, { title, issuer, note: version(content.version, hash.slice(0, 16)), pageOf, look });
  return closePdf(pdf);
}

/** What a signature needs, in points. */
const SIGNATURE_HEIGHT = 110;
/** A longer last section stands alone: its own end goes with the signature then. */
const KEPT_WITH_SIGNATURE_MAX = 240;

/** The height of a section that a signature keeps with it, so that none stands on a page without words of what was signed. */
function heightOf(pdf: Pdf, { heading, paragraphs }: DocumentContent['sections'][number]): number {
  pdf.font(FONT.regular).fontSize(10);
  const space = pdf.currentLineHeight(true);
  const height = paragraphs.reduce(
    (sum, paragraph) =>
      sum + pdf.heightOfString(printable(paragraph), { width: TEXT_WIDTH, lineGap: 2 }) + 0.45 * space,
    heading === null ? 0 : 1.4 * space,
  );
  return height > KEPT_WITH_SIGNATURE_MAX ? 0 : height;
}

function writeSection(
  pdf: Pdf,
  root: PDFKit.PDFStructureElement,
  { heading, paragraphs, amounts = [], isBold }: DocumentContent['sections'][number],
): void {
  const column = { width: TEXT_WIDTH, structParent: root };
  if (heading !== null) {
    keepTogether(pdf, 56);
    pdf.font(FONT.bold).fontSize(11).fillColor(INK.text);
    pdf.text(printable(heading), PAGE.margin, pdf.y, { ...column, structType: 'H2' });
    pdf.moveDown(0.25);
  }
  pdf
    .font(isBold ? FONT.bold : FONT.regular)
    .fontSize(10)
    .fillColor(INK.text);
  for (const paragraph of paragraphs) {
    pdf.text(printable(paragraph), { ...column, structType: 'P', lineGap: 2 });
    pdf.moveDown(0.45);
  }
  for (const [at, line] of amounts.entries()) writeAmount(pdf, root, { line, isTotal: at === amounts.length - 1 });
  pdf.moveDown(0.4);
}

/** Room that a label leaves to the amount at its right, in points. */
const AMOUNT_WIDTH = 90;

function writeAmount(
  pdf: Pdf,
  root: PDFKit.PDFStructureElement,
  { line: [label, amount], isTotal }: { line: readonly [string, string]; isTotal: boolean },
): void {
  keepTogether(pdf, 40);
  pdf.font(isTotal ? FONT.bold : FONT.regular).fontSize(10);
  const { y } = pdf;
  const of = { structParent: root, structType: 'P' } as const;
  pdf.text(printable(label), PAGE.margin, y, { ...of, width: TEXT_WIDTH - AMOUNT_WIDTH });
  const under = pdf.y;
  const right = PAGE.margin + TEXT_WIDTH - AMOUNT_WIDTH;
  pdf.text(printable(amount), right, y, { ...of, width: AMOUNT_WIDTH, align: 'right' });
  pdf.x = PAGE.margin;
  pdf.y = under;
  pdf.moveDown(0.45);
}

function writeSignature(
  pdf: Pdf,
  { name, signedAt, isInPractice = false }: Signature,
  { root, content }: { root: PDFKit.PDFStructureElement; content: DocumentContent },
): void {
  keepTogether(pdf, SIGNATURE_HEIGHT);
  const column = { width: TEXT_WIDTH, structParent: root };
  pdf
    .font(FONT.bold)
    .fontSize(11)
    .text(wordsOf(content).signature, PAGE.margin, pdf.y, { ...column, structType: 'H2' });
  pdf.moveDown(0.3);
  pdf
    .font(FONT.bold)
    .fontSize(13)
    .text(printable(name), { ...column, structType: 'P' });
  pdf.moveDown(0.2);
  pdf.font(FONT.regular).fontSize(9).fillColor(INK.soft);
  for (const line of [
    ...wordsOf(content).signed({
      name: printable(name),
      at: printedInstant(signedAt),
      hash: contentHash(content),
      content,
      isInPractice,
    }),
  ]) {
    pdf.text(line, { ...column, structType: 'P' });
  }
}

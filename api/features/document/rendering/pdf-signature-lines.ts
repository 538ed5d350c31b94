import { FONT, INK, keepTogether, PAGE, type Pdf, TEXT_WIDTH } from './pdf-page';
import type { pdfWords } from './pdf-words';

const GAP = 24;
const LINE = { height: 34, width: (TEXT_WIDTH - GAP) / 2 } as const;
/** What both sides need, in points. */
const HEIGHT = 150;

/** Lines on which both sides write their name, signature and the day, side by side. */
export function drawSignatureLines(
  pdf: Pdf,
  root: PDFKit.PDFStructureElement,
  { sides, fields }: (typeof pdfWords)['lines'],
): void {
  keepTogether(pdf, HEIGHT);
  const top = pdf.y + 8;
  sides.forEach((side, column) => {
    const x = PAGE.margin + column * (LINE.width + GAP);
    const of = { width: LINE.width, structParent: root, structType: 'P' } as const;
    pdf.font(FONT.bold).fontSize(11).fillColor(INK.text).text(side, x, top, of);
    fields.forEach((field, row) => {
      const y = top + 18 + (row + 1) * LINE.height;
      pdf.markContent('Artifact', { type: 'Layout' });
      pdf
        .moveTo(x, y)
        .lineTo(x + LINE.width, y)
        .lineWidth(0.75)
        .strokeColor(INK.rule)
        .stroke();
      pdf.endMarkedContent();
      pdf
        .font(FONT.regular)
        .fontSize(8)
        .fillColor(INK.soft)
        .text(field, x, y + 2, of);
    });
  });
  pdf.x = PAGE.margin;
}

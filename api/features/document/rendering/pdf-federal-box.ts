import type { BoxWords } from '@domain/disclosure/box-words';
import { type FederalBox, itemizationLines, salePriceSentence } from '@domain/disclosure/federal-box';
import { formatUsdExact } from '@domain/money/usd';
import { printable } from '@domain/printable';
import { FONT, INK, keepTogether, PAGE, type Pdf, TEXT_WIDTH } from './pdf-page';

const CELL = { width: TEXT_WIDTH / 4, height: 96, pad: 8 } as const;

/**
 * The federal disclosures in a ruled box apart from everything else, with the annual percentage rate and the finance
 * charge heavier than the rest. Source: 12 CFR 1026.17(a), model form H-2.
 */
export function drawFederalBox(
  pdf: Pdf,
  root: PDFKit.PDFStructureElement,
  { box, words }: { box: FederalBox; words: BoxWords },
): void {
  const rows = rowsOf(box, words);
  const heights = rows.map((row) => rowHeight(pdf, row));
  keepTogether(pdf, 24 + CELL.height + heights.reduce((total, height) => total + height, 0));
  pdf.font(FONT.bold).fontSize(11).fillColor(INK.text);
  pdf.text(words.title, PAGE.margin, pdf.y, { structParent: root, structType: 'H2' });
  pdf.moveDown(0.4);
  let y = pdf.y;
  figuresOf(box, words).forEach((figure, index) => {
    drawFigure(pdf, root, { figure, at: { x: PAGE.margin + index * CELL.width, y } });
  });
  y += CELL.height;
  rows.forEach((row, index) => {
    const height = heights[index] ?? 0;
    outline(pdf, { x: PAGE.margin, y, width: TEXT_WIDTH, height }, 0.75);
    const inside = { width: TEXT_WIDTH - 2 * CELL.pad, structParent: root, structType: 'P' };
    pdf.font(FONT.bold).fontSize(9).fillColor(INK.text);
    pdf.y = y + CELL.pad;
    if (row.heading !== null) pdf.text(row.heading, PAGE.margin + CELL.pad, pdf.y, inside);
    pdf.font(FONT.regular);
    for (const line of row.lines) pdf.text(printable(line), PAGE.margin + CELL.pad, pdf.y + 2, inside);
    y += height;
  });
  pdf.x = PAGE.margin;
  pdf.y = y + 14;
  writeItemization(pdf, root, { box, words });
}

/** Below the box and apart from it (12 CFR 1026.17(a)(1)). */
function writeItemization(
  pdf: Pdf,
  root: PDFKit.PDFStructureElement,
  { box, words }: { box: FederalBox; words: BoxWords },
): void {
  keepTogether(pdf, 80);
  const column = { width: TEXT_WIDTH, structParent: root };
  pdf.font(FONT.bold).fontSize(11).fillColor(INK.text);
  pdf.text(words.itemization, PAGE.margin, pdf.y, { ...column, structType: 'H2' });
  pdf.moveDown(0.25);
  pdf.font(FONT.regular).fontSize(10);
  for (const { label, amountCents } of itemizationLines(box, words))
    pdf.text(printable(`${label}: ${formatUsdExact(amountCents)}`), { ...column, structType: 'P', lineGap: 2 });
  pdf.moveDown(0.8);
}

type Figure = { name: string; words: string; value: string; isHeavy: boolean };

function figuresOf(box: FederalBox, words: BoxWords): Figure[] {
  return [
    {
      name: words.apr,
      words: words.annualPercentageRate,
      value: `${box.aprPercent.toFixed(2)}%`,
      isHeavy: true,
    },
    {
      name: words.charge,
      words: words.financeCharge,
      value: formatUsdExact(box.financeChargeCents),
      isHeavy: true,
    },
    {
      name: words.financed,
      words: words.amountFinanced,
      value: formatUsdExact(box.amountFinancedCents),
      isHeavy: false,
    },
    {
      name: words.total,
      words: words.totalOfPayments,
      value: formatUsdExact(box.totalOfPaymentsCents),
      isHeavy: false,
    },
  ];
}

function drawFigure(
  pdf: Pdf,
  root: PDFKit.PDFStructureElement,
  { figure, at }: { figure: Figure; at: { x: number; y: number } },
): void {
  outline(pdf, { ...at, width: CELL.width, height: CELL.height }, figure.isHeavy ? 1.75 : 0.75);
  const x = at.x + CELL.pad;
  const inside = { width: CELL.width - 2 * CELL.pad, structParent: root, structType: 'P' };
  pdf
    .fillColor(INK.text)
    .font(figure.isHeavy ? FONT.bold : FONT.regular)
    .fontSize(figure.isHeavy ? 9.5 : 9);
  pdf.text(figure.name, x, at.y + CELL.pad, inside);
  pdf
    .font(FONT.regular)
    .fontSize(7.5)
    .text(figure.words, x, pdf.y + 2, inside);
  pdf.font(FONT.bold).fontSize(figure.isHeavy ? 14 : 12);
  pdf.text(figure.value, x, at.y + CELL.height - 24, inside);
}

type Row = { heading: string | null; lines: string[] };

function rowsOf(box: FederalBox, words: BoxWords): Row[] {
  const { sale } = box;
  const rows: Row[] = [
    ...(sale
      ? [
          { heading: `${words.creditor}: ${printable(box.creditor)}`, lines: [] },
          {
            heading: `${words.sale}: ${formatUsdExact(sale.totalSalePriceCents)}`,
            lines: [salePriceSentence(sale, words)],
          },
        ]
      : []),
    { heading: words.schedule, lines: box.paymentLines },
    { heading: words.prepayment, lines: [box.prepayment] },
    { heading: words.latePayment, lines: [box.latePayment] },
    { heading: words.security, lines: [words.noSecurity] },
  ];
  if (box.promotion !== null) rows.push({ heading: words.promotion, lines: [box.promotion] });
  if (box.contractReference !== undefined) rows.push({ heading: null, lines: [box.contractReference] });
  return rows;
}

function rowHeight(pdf: Pdf, row: Row): number {
  const width = TEXT_WIDTH - 2 * CELL.pad;
  pdf.font(FONT.bold).fontSize(9);
  let height = (row.heading === null ? 0 : pdf.heightOfString(row.heading, { width })) + 2 * CELL.pad;
  pdf.font(FONT.regular);
  for (const line of row.lines) height += pdf.heightOfString(printable(line), { width }) + 2;
  return height;
}

function outline(pdf: Pdf, at: { x: number; y: number; width: number; height: number }, lineWidth: number): void {
  pdf.markContent('Artifact', { type: 'Layout' });
  pdf.rect(at.x, at.y, at.width, at.height).lineWidth(lineWidth).strokeColor(INK.rule).stroke();
  pdf.endMarkedContent();
}

import { itemizationLines, salePriceSentence } from '@domain/disclosure/federal-box';
import { formatUsdExact } from '@domain/money/usd';
import { BOX_TEXTS } from '../templates/texts/late-payment';
import type { DocumentContent } from './document-content';

/** A paper as the template sets it: words and nothing else. */
export type PaperData = {
  language: 'en' | 'es';
  title: string;
  issuer: string;
  /** Who stands at the left of each page, and the title at its right. */
  who: string;
  running: string;
  /** Of the rule below them. */
  color: string | null;
  /** Where the template finds the picture above them. */
  picture: string | null;
  note: string;
  /** With {page} and {count}. */
  pageOf: string;
  box: PaperBox | null;
  sections: readonly PaperSection[];
  signature: { heading: string; name: string; lines: readonly string[] } | null;
  toSign: { sides: readonly string[]; fields: readonly string[] } | null;
};

type PaperBox = {
  title: string;
  figures: readonly { name: string; words: string; value: string; heavy: boolean }[];
  rows: readonly { heading: string; lines: readonly string[] }[];
  /** The reference to the contract, below every disclosure. */
  end: string | null;
  itemizationTitle: string;
  itemization: readonly (readonly [label: string, amount: string])[];
};

type PaperSection = {
  heading: string | null;
  /** Where it isn't the language of the paper. */
  language: 'en' | 'es' | null;
  bold: boolean;
  /** A numbered list where its paragraphs are numbered. */
  blocks: readonly (string | readonly Numbered[])[];
  amounts: readonly (readonly [label: string, amount: string])[];
};

type Numbered = { number: number; words: string };

/** The sections of a text. */
export function sectionsOf({ sections, language: ofText }: DocumentContent): PaperSection[] {
  const ofPaper = ofText ?? 'en';
  return sections.map(({ heading, paragraphs, amounts = [], isBold = false, language = ofPaper }) => ({
    heading,
    blocks: blocksOf(paragraphs),
    amounts,
    bold: isBold,
    language: language === ofPaper ? null : language,
  }));
}

const NUMBERED = /^(\d{1,2})\. (.+)$/s;

/** Paragraphs that begin with "1. ", "2. " and so on are one list. */
function blocksOf(paragraphs: readonly string[]): (string | Numbered[])[] {
  const blocks: (string | Numbered[])[] = [];
  for (const paragraph of paragraphs) {
    const [, number, words = ''] = NUMBERED.exec(paragraph) ?? [];
    const before = blocks.at(-1);
    if (number === undefined) blocks.push(paragraph);
    else if (Array.isArray(before)) before.push({ number: Number(number), words });
    else blocks.push([{ number: Number(number), words }]);
  }
  return blocks;
}

/** The federal box of a text (12 CFR 1026.17(a), model form H-2), with the itemization that stands below it and apart from it. */
export function boxOf({ box, language }: DocumentContent): PaperBox | null {
  if (!box) return null;
  const { words } = BOX_TEXTS[language ?? 'en'];
  const { sale } = box;
  const rows = [
    ...(sale
      ? [
          { heading: `${words.creditor}: ${box.creditor}`, lines: [] },
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
    ...(box.promotion === null ? [] : [{ heading: words.promotion, lines: [box.promotion] }]),
  ];
  return {
    title: words.title,
    figures: [
      { name: words.apr, words: words.annualPercentageRate, value: `${box.aprPercent.toFixed(2)}%`, heavy: true },
      { name: words.charge, words: words.financeCharge, value: formatUsdExact(box.financeChargeCents), heavy: true },
      {
        name: words.financed,
        words: words.amountFinanced,
        value: formatUsdExact(box.amountFinancedCents),
        heavy: false,
      },
      {
        name: words.total,
        words: words.totalOfPayments,
        value: formatUsdExact(box.totalOfPaymentsCents),
        heavy: false,
      },
    ],
    rows,
    end: box.contractReference ?? null,
    itemizationTitle: words.itemization,
    itemization: itemizationLines(box, words).map(
      ({ label, amountCents }) => [`${label}:`, formatUsdExact(amountCents)] as const,
    ),
  };
}

import type { federalBox, legalDocument } from '@contract/document/entity';
import type { Language } from '@contract/language';
import { type FederalBox, itemizationLines, salePriceSentence } from '@domain/disclosure/federal-box';
import { dollarsFromCents } from '@domain/money/dollars';
import type * as z from 'zod/mini';
import type { ResolvedDocument } from './delivery/resolve-document';
import { contentHash } from './rendering/content-hash';
import { BOX_TEXTS } from './templates/texts/late-payment';

type DocumentView = z.input<typeof legalDocument>;

/** A document in the words of the wire. The hash is of the text, so a client can show what it signs. */
export function documentView({ content, row }: ResolvedDocument): DocumentView {
  return {
    documentKey: content.documentKey,
    title: content.title,
    version: content.version,
    sections: content.sections.map(({ heading, paragraphs, isBold }) => ({
      heading,
      paragraphs: [...paragraphs],
      ...(isBold ? { isBold } : {}),
    })),
    box: content.box && boxView(content.box, content.language ?? 'en'),
    sha256: row?.sha256 ?? contentHash(content),
    signedAt: row?.signed_at ?? null,
  };
}

/** The federal box in the words of the wire. */
export function boxView(box: FederalBox, language: Language): z.input<typeof federalBox> {
  return {
    apr: box.aprPercent,
    financeCharge: dollarsFromCents(box.financeChargeCents),
    amountFinanced: dollarsFromCents(box.amountFinancedCents),
    totalOfPayments: dollarsFromCents(box.totalOfPaymentsCents),
    schedule: box.payments.map((group) => ({
      count: group.count,
      amount: dollarsFromCents(group.amountCents),
      dueFrom: group.firstDueOn,
    })),
    prepayment: box.prepayment,
    latePayment: box.latePayment,
    promotion: box.promotion,
    contractReference: box.contractReference ?? null,
    itemization: itemizationLines(box, BOX_TEXTS[language].words).map(({ label, amountCents }) => ({
      label,
      amount: dollarsFromCents(amountCents),
    })),
    sale: box.sale
      ? {
          creditor: box.creditor,
          totalSalePrice: dollarsFromCents(box.sale.totalSalePriceCents),
          sentence: salePriceSentence(box.sale, BOX_TEXTS[language].words),
        }
      : null,
  };
}

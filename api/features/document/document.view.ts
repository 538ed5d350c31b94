import type { legalDocument } from '@contract/entities/document';
import { dollarsFromCents } from '@domain/money/dollars';
import type * as z from 'zod/mini';
import { contentHash } from './content-hash';
import type { DocumentContent } from './document-content';
import type { ResolvedDocument } from './resolve-document';

type DocumentView = z.input<typeof legalDocument>;

/** A document in the words of the wire. The hash is of the text, so a client can show what it signs. */
export function documentView({ content, row }: ResolvedDocument): DocumentView {
  return {
    documentKey: content.documentKey,
    title: content.title,
    version: content.version,
    sections: content.sections.map(({ heading, paragraphs }) => ({ heading, paragraphs: [...paragraphs] })),
    box: boxView(content.box),
    sha256: row?.sha256 ?? contentHash(content),
    signedAt: row?.signed_at ?? null,
  };
}

function boxView(box: DocumentContent['box']): DocumentView['box'] {
  if (!box) return null;
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
  };
}

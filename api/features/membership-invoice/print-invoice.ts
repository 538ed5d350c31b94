import type { printProviderDocument } from '@contract/plan-agreement/calls';
import { formatLongDate, formatLongMonth } from '@domain/calendar/us-date';
import { centsFromDollars } from '@domain/money/dollars';
import { formatUsdExact } from '@domain/money/usd';
import { carryOut } from '../../command/command';
import type { Deps } from '../../deps';
import { AppError } from '../../http/app-error';
import type { DownloadAnswer, HandlerRequest } from '../../http/serve';
import { type DocumentContent, printText } from '../document/index';
import { type Invoice, readDocumentPath, viewInvoice } from './invoice.view';

const usd = (amount: number) => formatUsdExact(centsFromDollars(amount));

/** The paper says what the ledger says: every line with its amount, and what they come to. */
export function invoiceContent(invoice: Invoice, issuer: string): DocumentContent {
  const { practicemanagement, ref, month, issuedOn, lines, total, enterprise } = invoice;
  const facts = [
    `Invoice ${ref}, issued ${formatLongDate(issuedOn as never)}`,
    practicemanagement.PracticeName,
    ...(enterprise === null ? [] : [`Billed to ${enterprise}`]),
    "This isn't deducted from your deposits.",
  ];
  return {
    documentKey: 'provider-invoice',
    title: `Invoice for ${formatLongMonth(month)}`,
    version: issuedOn,
    issuer,
    sections: [
      { heading: null, paragraphs: facts },
      {
        heading: 'What it is for',
        paragraphs: [],
        amounts: [
          ...lines.map(({ title, note, amount }) => [`${title}: ${note}`, usd(amount)] as const),
          ['Total', usd(total)],
        ],
      },
    ],
    box: null,
  };
}

/**
 * An invoice as PDF, named by its month; the trail says who printed it.
 * @throws AppError INVALID_FIELDS for a path that names no month, STEP_ORDER for a month that is not over, NOT_FOUND
 */
export async function printInvoice(
  { body, actor, meta }: HandlerRequest<typeof printProviderDocument>,
  deps: Deps,
): Promise<DownloadAnswer> {
  const { providerId, documentPath, type } = body;
  const asked = readDocumentPath(documentPath);
  if (!asked) {
    const message = 'Enter a month, like 2026-07.';
    throw new AppError('INVALID_FIELDS', { userMessage: message, fields: [{ field: 'documentPath', message }] });
  }
  const invoice = await viewInvoice({ db: deps.database.read, deps }, { providerId, ...asked });
  await carryOut({ actor, meta }, deps, ({ record }) =>
    record('document.printed', {
      practiceId: providerId,
      id: invoice._id,
      detail: { documentKey: type, ref: invoice.ref },
    }),
  );
  const { body: pdf } = await printText(
    invoiceContent(invoice, deps.config.brandMembership.name),
    invoice.issuedOn as never,
  );
  return { body: pdf, file: 'provider-invoice.pdf' };
}

import type { printProviderDocument } from '@contract/plan-agreement/calls';
import { addressLineOf } from '@domain/address/address-line';
import { formatLongDate, formatLongMonth } from '@domain/calendar/us-date';
import { centsFromDollars } from '@domain/money/dollars';
import { formatUsdExact } from '@domain/money/usd';
import { carryOut } from '../../command/command';
import type { Deps } from '../../deps';
import { AppError } from '../../http/app-error';
import type { DownloadAnswer, HandlerRequest } from '../../http/serve';
import { type DocumentContent, printText } from '../document/index';
import { type Invoice, readDocumentPath, viewInvoice } from './invoice.view';
import { addressOfInvoiced } from './invoice-list.reads';
import { standingWords } from './standing-words';

const usd = (amount: number) => formatUsdExact(centsFromDollars(amount));

type Sides = {
  /** Who issues it. */
  from: { name: string; postalAddress: string };
  /** Where the practice is, on one line. */
  address: string;
};

/** The paper says what the ledger says: every line with its amount, and what they come to; both sides, and when it is debited. */
export function invoiceContent(invoice: Invoice, { from, address }: Sides): DocumentContent {
  const { practicemanagement, ref, month, issuedOn, lines, total, enterprise } = invoice;
  const practice = `${practicemanagement.PracticeName}, ${address}`;
  const facts = [
    `Invoice ${ref}, issued ${formatLongDate(issuedOn as never)}`,
    `From: ${from.name}, ${from.postalAddress}`,
    ...(enterprise === null ? [`To: ${practice}`] : [`To: ${enterprise}`, `For: ${practice}`]),
    standingWords(invoice),
    "This isn't deducted from your deposits.",
  ];
  return {
    documentKey: 'provider-invoice',
    title: `Invoice for ${formatLongMonth(month)}`,
    version: issuedOn,
    issuer: from.name,
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
  const place = await deps.database.read.first(addressOfInvoiced, { id: providerId });
  if (!place) throw new AppError('NOT_FOUND');
  const sides = { from: deps.config.brandMembership, address: addressLineOf(place) };
  const { body: pdf } = await printText(invoiceContent(invoice, sides), invoice.issuedOn as never);
  return { body: pdf, file: 'provider-invoice.pdf' };
}

import { cents } from '@domain/money/cents';
import { dollarsFromCents } from '@domain/money/dollars';
import { fullName } from '@domain/person-name';
import type { Deps } from '../../deps';
import type { StaffActor } from '../../http/actor';
import { csvHead, csvLine } from '../../list/csv';
import { refuseOtherRights } from '../../list/same-rights';
import { type CreditOnInvoice, creditsOnInvoice } from './invoice-list.reads';

const CHUNK_ROWS = 500;

const COLUMNS = [
  ['day', 'Date'],
  ['name', 'Member'],
  ['tier', 'Tier'],
  ['kind', 'Line'],
  ['expires', 'Good until'],
  ['amount', 'Amount'],
] as const;

const lineOf = (row: CreditOnInvoice) =>
  csvLine(COLUMNS, {
    day: row.day,
    name: fullName(row.first_name, row.last_name),
    tier: row.tier,
    kind: row.kind === 'CREDITS_GRANTED' ? 'Granted' : 'Expired',
    expires: row.expires_on,
    amount: dollarsFromCents(cents(Number(row.amount_cents))),
  });

type Asked = { actor: StaffActor; signal: AbortSignal; deps: Deps };

/** Loyalty credit on an invoice as a file that is read as it is sent, while its reader may: its amounts add up to the invoice's lines of it. */
export function loyaltyFundingFile(invoiceId: string, { actor, signal, deps }: Asked): ReadableStream<Uint8Array> {
  const db = deps.database.apart(signal);
  const encoder = new TextEncoder();
  let after = '';
  let head = csvHead(COLUMNS);
  return new ReadableStream({
    async pull(controller) {
      const rows = await db.all(creditsOnInvoice, { invoiceId, after, limit: CHUNK_ROWS });
      await refuseOtherRights(actor, deps);
      controller.enqueue(encoder.encode(head + rows.map(lineOf).join('')));
      head = '';
      after = rows.at(-1)?.id ?? after;
      if (rows.length < CHUNK_ROWS) controller.close();
    },
  });
}

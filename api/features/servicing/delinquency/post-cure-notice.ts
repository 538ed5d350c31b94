import { partsOfAddressLine } from '@domain/address/address-line';
import { fullName } from '@domain/person-name';
import { type Context, carryOut, changeOne } from '../../../command/command';
import type { CureNoticeTable } from '../../../db/tables/servicing';
import type { Deps } from '../../../deps';
import type { SystemActor } from '../../../http/actor';
import { isLateLetter } from '../../../vendors/delivery/late-letter';
import type { LetterResult, PostalAddress } from '../../../vendors/delivery/port';
import { keepMessage, outcomeOf } from '../../correspondence/index';
import { contentOf, documentById, ensureDocumentPdf } from '../../document/index';
import { homeOfBorrower } from '../../household/index';
import { loanRow } from '../loan.reads';
import { cureNoticeById } from './cure-notice.reads';
import { settleCureNotice } from './cure-notice.writes';

const actor: SystemActor = { kind: 'system', name: 'Letters' };

/**
 * Has the letter of a right to cure printed and posted to the borrower's home, and keeps what the letter company said. A repeat after a
 * lost answer is the same letter to it, also days later. Who has no whole address gets the notice by email alone.
 * @throws VendorError where the company says nothing; the outbox tries again.
 */
export async function postCureNotice(deps: Deps, id: string): Promise<void> {
  const { read } = deps.database;
  const notice = await read.first(cureNoticeById, { id });
  if (!notice || notice.posted_at !== null || notice.refused_at !== null) return;
  const to = await recipientOf(deps, notice.transaction_id);
  const from = senderOf(deps);
  const result: LetterResult = to
    ? await deps.vendors.letters.send({
        to,
        from,
        pdf: await ensureDocumentPdf(notice.document_id, deps),
        description: 'Notice of the right to cure',
        operationId: `cure-notice:${id}`,
        isLate: isLateLetter(notice.queued_at, deps.clock.nowMs()),
      })
    : { status: 'undeliverable', reason: 'address_invalid' };
  await carryOut({ actor }, deps, async (context) => {
    const isNew = await keepResult(context, id, result);
    if (isNew && to) await keepLetter(context, notice, { to, result });
  });
}

/** The letter as it was handed over, in the file of whoever it went to. */
async function keepLetter(
  { tx, deps }: Context,
  { id, borrower_id: borrowerId, document_id }: CureNoticeTable,
  { to, result }: { to: PostalAddress; result: LetterResult },
): Promise<void> {
  const document = await tx.first(documentById, { id: document_id });
  if (!document) throw new Error(`Document ${document_id} is gone`);
  const { title, sections } = contentOf(document);
  const text = sections.flatMap(({ heading, paragraphs }) => [...(heading ? [heading] : []), ...paragraphs]);
  const sent_to = `${to.city}, ${to.stateCode}`;
  await keepMessage(
    { tx, deps },
    {
      ...{ id, kind: 'cure-notice', channel: 'LETTER', brand: 'financing', sent_to },
      said: { subject: title, text: text.join('\n\n'), attachments: [] },
    },
    { ...outcomeOf(result), about: { address: '', borrowerId } },
  );
}

async function recipientOf({ database: { read } }: Deps, transactionId: string): Promise<PostalAddress | null> {
  const row = await loanRow(read, transactionId);
  const home = row && (await read.first(homeOfBorrower, { id: row.borrower_id }));
  if (!row || !home?.street || !home.city || !home.state_code || !home.zip_code) return null;
  const { street, unit, city, state_code: stateCode, zip_code: zipCode } = home;
  return { name: fullName(row.first_name, row.last_name), street, unit, city, stateCode, zipCode };
}

function senderOf({ config }: Deps): PostalAddress {
  const { name, postalAddress } = config.brandFinancing;
  const parts = partsOfAddressLine(postalAddress);
  if (!parts) throw new Error('The postal address of the brand has no parts');
  return { name, ...parts };
}

/** @returns whether it is the first answer about the letter. */
async function keepResult(context: Context, id: string, result: LetterResult): Promise<boolean> {
  const { tx, now, record, leaveNoRow } = context;
  const row = await tx.first(cureNoticeById, { id });
  if (!row || row.posted_at !== null || row.refused_at !== null) {
    leaveNoRow('kept before');
    return false;
  }
  const about = { practiceId: null, id: row.transaction_id };
  if (result.status === 'accepted') {
    const { letterId, expectedOn } = result;
    await changeOne(tx, settleCureNotice, { ...row, posted_at: now, letter_id: letterId, expected_on: expectedOn });
    await record('cure_notice.posted', { ...about, detail: { letterId } });
    return true;
  }
  await changeOne(tx, settleCureNotice, { ...row, refused_at: now, refused_reason: result.reason });
  await record('cure_notice.refused', { ...about, detail: { reason: result.reason } });
  return true;
}

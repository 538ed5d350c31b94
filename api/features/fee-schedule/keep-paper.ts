import { createHash } from 'node:crypto';
import type { Deps } from '../../deps';
import { contentHash, printSigned } from '../document/index';
import { feesPractice, paperOfSchedule, scheduleById } from './fee-schedule.reads';
import { contentOf } from './fee-schedule.view';
import { keepPaper } from './fee-schedule.writes';

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/**
 * The paper of a signed schedule of fees, made outside of any transaction right after the signature and kept with its hash: a later way
 * of setting papers changes none that was signed. Done twice it leaves the same bytes.
 * @throws when it isn't signed, or when its text or what is kept does not have its hash anymore.
 */
export async function ensureSchedulePdf(id: string, { database, clock }: Pick<Deps, 'database' | 'clock'>) {
  const kept = await database.read.first(paperOfSchedule, { id });
  if (kept) return wholePaper(id, kept);
  const row = await database.read.first(scheduleById, { id });
  const content = row && contentOf(row);
  if (!content || row.signed_at === null) throw new Error(`There is no signed schedule of fees ${id}`);
  if (contentHash(content) !== row.sha256) throw new Error(`The text of the schedule of fees ${id} was changed`);
  const { time_zone: timeZone } = await feesPractice(database.read, row.practice_id);
  const pdf = await printSigned(content, {
    timeZone,
    name: `${row.signed_name}, ${row.signer_title}`,
    signedAt: row.signed_at,
  });
  const paper = { pdf: pdf.toString('base64'), pdf_sha256: sha256(pdf) };
  await database.transaction((tx) => tx.run(keepPaper, { fee_schedule_id: id, ...paper, made_at: clock.now() }));
  return pdf;
}

function wholePaper(id: string, { pdf, pdf_sha256: hash }: { pdf: string; pdf_sha256: string }): Buffer {
  const bytes = Buffer.from(pdf, 'base64');
  if (sha256(bytes) !== hash) throw new Error(`The PDF of the schedule of fees ${id} was changed`);
  return bytes;
}

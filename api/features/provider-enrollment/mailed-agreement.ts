import type { Deps } from '../../deps';
import type { MailAttachment } from '../../vendors/delivery/port';
import { agreementFile, ensureAgreementPdf } from './agreement';
import { openAnswers } from './answers';
import { agreementOfEnrollment, enrollmentById } from './enrollment.reads';

/**
 * The signed master agreement as PDF for a mail: only to the primary contact, and only where a mailed link has proven the address. To any
 * other one goes the way to the copy, and not the copy.
 */
export async function mailedAgreement(
  enrollmentId: string,
  to: string,
  deps: Pick<Deps, 'database' | 'vault'>,
): Promise<MailAttachment[]> {
  const { read } = deps.database;
  const row = await read.first(enrollmentById, { id: enrollmentId });
  if (row?.is_email_proven !== 1 || openAnswers(deps.vault, row).primaryContact.email !== to) return [];
  const signed = await read.first(agreementOfEnrollment, { enrollmentId });
  if (!signed) return [];
  const content = await ensureAgreementPdf(signed, deps);
  return [{ filename: agreementFile(signed), contentType: 'application/pdf', content }];
}

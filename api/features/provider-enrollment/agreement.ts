import { createHash } from 'node:crypto';
import type { legalDocument } from '@contract/document/entity';
import type * as z from 'zod/mini';
import { practiceToday } from '../../civil-today';
import type { Db } from '../../db/database';
import type { Deps } from '../../deps';
import type { DownloadAnswer } from '../../http/serve';
import { contentHash, type DocumentContent, printSigned, printText, providerAgreementContent } from '../document/index';
import { openAnswers } from './answers';
import { type AgreementRow, agreementOfEnrollment, type EnrollmentRow, enrollmentById } from './enrollment.reads';
import { keepAgreementPdf } from './enrollment.writes';

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** The text that this practice signs, as it stands today. */
export function agreementToSign(
  row: EnrollmentRow,
  { vault, config }: Pick<Deps, 'vault' | 'config'>,
): DocumentContent {
  const { businessInformation: of } = openAnswers(vault, row);
  const street = [of.streetAddress, of.unitApartment].filter(Boolean).join(', ');
  return providerAgreementContent(
    {
      legalBusinessName: of.legalBusinessName,
      providerName: of.providerName,
      address: `${street}, ${of.city}, ${of.state} ${of.zipCode}`,
      hasFinancing: row.patientfi_enrollment === 1,
      hasMemberships: row.privi_enrollment === 1,
    },
    config,
  );
}

/** Written by `finishEnrollment` only. */
const keptContent = ({ content }: AgreementRow): DocumentContent => JSON.parse(content);

/** The agreement: as it was signed, else as it stands today. */
export async function viewAgreement(db: Db, row: EnrollmentRow, deps: Deps): Promise<z.output<typeof legalDocument>> {
  const signed = await db.first(agreementOfEnrollment, { enrollmentId: row.id });
  const content = signed ? keptContent(signed) : agreementToSign(row, deps);
  const { documentKey, title, version, sections } = content;
  return {
    documentKey,
    title,
    version,
    sections: sections.map(({ heading, paragraphs }) => ({ heading, paragraphs: [...paragraphs] })),
    box: null,
    sha256: contentHash(content),
    signedAt: signed?.signed_at ?? null,
  };
}

/** The agreement on paper: the signed copy with its signature, else the text as it stands today. */
export async function printAgreement(row: EnrollmentRow, deps: Deps): Promise<DownloadAnswer> {
  const signed = await deps.database.read.first(agreementOfEnrollment, { enrollmentId: row.id });
  if (!signed) return printText(agreementToSign(row, deps), practiceToday(deps.clock, row));
  return { body: await ensureAgreementPdf(signed, deps), file: agreementFile(signed) };
}

export const agreementFile = ({ signed_at: signedAt }: AgreementRow) =>
  `provider-master-agreement-${signedAt.slice(0, 10)}.pdf`;

/**
 * The PDF of a signed agreement, made outside of any transaction the first time and kept with its hash; done twice it leaves the same
 * bytes. @throws when what is kept does not have its hash anymore.
 */
export async function ensureAgreementPdf(row: AgreementRow, { database }: Pick<Deps, 'database'>): Promise<Buffer> {
  if (row.pdf !== null) {
    const pdf = Buffer.from(row.pdf, 'base64');
    if (sha256(pdf) !== row.pdf_sha256) throw new Error(`The PDF of agreement ${row.id} was changed`);
    return pdf;
  }
  if (sha256(Buffer.from(row.content)) !== row.sha256) throw new Error(`The text of agreement ${row.id} was changed`);
  const enrollment = await database.read.first(enrollmentById, { id: row.enrollment_id });
  const pdf = await printSigned(keptContent(row), {
    ...(enrollment && { timeZone: enrollment.time_zone }),
    name: `${row.signed_name}, ${row.signer_title}`,
    signedAt: row.signed_at,
  });
  await database.transaction((tx) =>
    tx.run(keepAgreementPdf, { id: row.id, pdf: pdf.toString('base64'), pdfSha256: sha256(pdf) }),
  );
  return pdf;
}

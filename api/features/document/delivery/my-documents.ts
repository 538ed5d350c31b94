import { type DocumentKey, documentKeys } from '@contract/document/entity';
import type { Language } from '@contract/language';
import type { Deps } from '../../../deps';
import { AppError } from '../../../http/app-error';
import type { DownloadAnswer } from '../../../http/serve';
import { dayOfDocument, documentById, documentsOfBorrower } from '../document.reads';
import { documentView } from '../document.view';
import { englishOf } from '../keep-document';
import { ensureDocumentPdf } from '../rendering/document-pdf';
import { fileName, printText } from '../rendering/print-document';
import { listedTitle } from './listed-title';
import { contentOf, resolveDocument } from './resolve-document';

/** Every paper that a borrower signed or was sent, newest first, by its title in the language of the list. */
export async function listMyDocuments(
  { borrowerId, language }: { borrowerId: string; language: Language },
  deps: Deps,
) {
  const rows = await deps.database.read.all(documentsOfBorrower, { borrowerId });
  return {
    documents: rows.map((row) => ({
      _id: row.id,
      documentKey: row.document_key,
      title: listedTitle(row.title, language),
      PracticeName: row.bought_at ?? row.applied_at ?? row.member_at,
      signedName: row.signed_name,
      isAccepted: row.accepted_at !== null,
      keptAt: row.signed_at ?? row.accepted_at ?? row.created_at,
      hasEnglishCopy: Number(row.has_english) === 1,
    })),
  };
}

/** One of them as PDF, or what a Spanish one says in English. @throws AppError NOT_FOUND */
export async function printMyDocument(
  documentId: string,
  language: Language | undefined,
  deps: Deps,
): Promise<DownloadAnswer> {
  const row = await deps.database.read.first(documentById, { id: documentId });
  if (!row) throw new AppError('NOT_FOUND');
  const english = language === 'en' ? englishOf(row) : undefined;
  const day = await dayOfDocument(deps.database.read, row);
  if (english) return printText(english, day);
  return { body: await ensureDocumentPdf(row.id, deps), file: fileName(contentOf(row), day) };
}

const LOAN_AGREEMENT: readonly DocumentKey[] = ['installment-loan-agreement'];
const isKey = (text: string): text is DocumentKey => (documentKeys as readonly string[]).includes(text);

/**
 * The texts that a transaction is accepted with: the kept ones, else filled in for it.
 * @throws AppError INVALID_FIELDS for a key that is none, NOT_FOUND.
 */
export async function consentTexts(
  { borrowerId, transactionId, language }: { borrowerId: string; transactionId: string; language: Language },
  keys: string | undefined,
  deps: Deps,
) {
  const asked = keys === undefined ? LOAN_AGREEMENT : keys.split(',').map((key) => key.trim());
  if (!asked.every(isKey)) {
    const message = `List document keys separated by commas: ${documentKeys.join(', ')}.`;
    throw new AppError('INVALID_FIELDS', { fields: [{ field: 'documentKeys', message }] });
  }
  const subject = { borrowerId, applicationId: null, transactionId };
  const documents = [];
  for (const key of new Set(asked))
    documents.push(documentView(await resolveDocument({ documentKey: key, language }, subject, deps)));
  return { documents };
}

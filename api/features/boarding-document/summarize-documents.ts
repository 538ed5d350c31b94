import type { summarizeBoardingDocuments } from '@contract/boarding-document/calls';
import { type BoardingDocumentKey, boardingDocumentKeys } from '@contract/boarding-document/entity';
import type { ResultOf } from '@contract/endpoint';
import { fullName } from '@domain/person-name';
import type { Db } from '../../db/database';
import {
  type BoardedTransaction,
  boardedTransactions,
  type KeptDocument,
  keptDocuments,
} from './boarding-document.reads';

type Summary = ResultOf<typeof summarizeBoardingDocuments>;
type Asked = { creditTransactionRefs: readonly string[]; documentKeys?: readonly BoardingDocumentKey[] | undefined };

/** What a document hangs at: the purchase, or the application whose limit it stands on. */
const hangsAt = {
  'installment-loan-agreement': 'transaction',
  'credit-line-agreement': 'application',
} as const satisfies Record<BoardingDocumentKey, string>;

/**
 * Which documents the file of each transaction has, in the order in which they were asked for. The agreement of a limit that
 * was signed at another practice is no part of the file: it is that practice's.
 */
export async function summarizeDocuments(db: Db, { creditTransactionRefs, documentKeys }: Asked): Promise<Summary> {
  const keys = [...new Set(documentKeys ?? boardingDocumentKeys)];
  const refs = [...new Set(creditTransactionRefs)];
  const found = new Map((await boardedTransactions(db, refs)).map((row) => [row.id, row]));
  const rows = refs.flatMap((ref) => found.get(ref) ?? []);
  const kept = await newestKept(db, rows, keys);
  const documents: Summary['documents'] = [];
  const missingDocuments: Summary['missingDocuments'] = [];
  for (const row of rows) {
    for (const documentKey of keys) {
      const subject = hangsAt[documentKey] === 'transaction' ? row.id : row.application_id;
      if (subject === null) continue;
      const base = {
        creditTransactionRef: row.id,
        number: row.number,
        name: fullName(row.first_name, row.last_name),
        documentKey,
      };
      const document = kept.get(`${documentKey} ${subject}`);
      if (document) documents.push({ _id: document.id, ...base, title: document.title, signedAt: document.signed_at });
      else missingDocuments.push({ ...base, reason: row.accepted_at === null ? 'NOT_APPROVED' : 'NOT_KEPT' });
    }
  }
  const summary = { transactions: rows.length, documents: documents.length, missing: missingDocuments.length };
  return { summary, documents, missingDocuments };
}

/** The newest document of each kind of each transaction and application. */
async function newestKept(
  db: Db,
  rows: readonly BoardedTransaction[],
  keys: readonly BoardingDocumentKey[],
): Promise<ReadonlyMap<string, KeptDocument>> {
  const applications = [...new Set(rows.flatMap(({ application_id }) => application_id ?? []))];
  const of = (place: 'transaction' | 'application') => keys.filter((key) => hangsAt[key] === place);
  const kept = [
    ...(await keptDocuments(db, 'transaction_id', { ids: rows.map(({ id }) => id), keys: of('transaction') })),
    ...(await keptDocuments(db, 'application_id', { ids: applications, keys: of('application') })),
  ];
  return new Map(kept.map((one) => [`${one.document_key} ${one.transaction_id ?? one.application_id}`, one]));
}

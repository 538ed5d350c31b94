import { printDocument, viewDocument } from '@contract/calls/document';
import { type DocumentKey, documentKeys } from '@contract/entities/document';
import { call } from '@portals/client/call';
import { download } from '@portals/client/download';
import { load, resetResource } from '@portals/state/resource';
import type { ShownApplication } from './application.store';
import { reading } from './document.store';

type ListedDocument = ShownApplication['documents'][number];

const keyOf = (document: ListedDocument): DocumentKey | undefined =>
  documentKeys.find((key) => key === document.documentKey);

/** Where the document hangs: at its transaction, else at the application. */
function queryOf(document: ListedDocument, applicationId: string) {
  return document.transactionId ? { transactionId: document.transactionId } : { applicationId };
}

/** Fetches the text of a document that was signed or sent. The server records who opened it. */
export async function readDocument(document: ListedDocument, applicationId: string): Promise<void> {
  const documentKey = keyOf(document);
  if (!documentKey) return;
  resetResource(reading.document);
  const query = queryOf(document, applicationId);
  await load(reading.document, (signal) => call(viewDocument, { params: { documentKey }, query }, { signal }));
}

/** Saves a document as a PDF. @throws ApiError */
export async function saveDocument(document: ListedDocument, applicationId: string): Promise<void> {
  const documentKey = keyOf(document);
  if (!documentKey) return;
  await download(printDocument, { params: { documentKey }, query: queryOf(document, applicationId) });
}

import type { applicationDocument } from '@contract/application-details/entity';
import { printDocument, viewDocument } from '@contract/document/calls';
import { type DocumentKey, documentKeys } from '@contract/document/entity';
import { call } from '@portals/client/call';
import { download } from '@portals/client/download';
import type { Frozen } from '@portals/state/frozen';
import { load, resetResource } from '@portals/state/resource';
import type * as z from 'zod/mini';
import { reading } from './document.store';

/** A document as the page of an application or of a person lists it. */
export type ListedDocument = Frozen<z.output<typeof applicationDocument>> & { readonly applicationId: string | null };

const keyOf = (document: ListedDocument): DocumentKey | undefined =>
  documentKeys.find((key) => key === document.documentKey);

/** Where the document hangs: at its transaction, else at the application. */
function queryOf({ transactionId, applicationId }: ListedDocument) {
  return transactionId ? { transactionId } : { applicationId: applicationId ?? undefined };
}

/** Fetches the text of a document that was signed or sent. The server records who opened it. */
export async function readDocument(document: ListedDocument): Promise<void> {
  const documentKey = keyOf(document);
  if (!documentKey) return;
  resetResource(reading.document);
  const query = queryOf(document);
  await load(reading.document, (signal) => call(viewDocument, { params: { documentKey }, query }, { signal }));
}

/** Saves a document as a PDF. @throws ApiError */
export async function saveDocument(document: ListedDocument): Promise<void> {
  const documentKey = keyOf(document);
  if (!documentKey) return;
  await download(printDocument, { params: { documentKey }, query: queryOf(document) });
}

import { downloadBoardingDocuments, summarizeBoardingDocuments } from '@contract/boarding-document/calls';
import type { DocumentGroup } from '@contract/boarding-document/entity';
import { call, send } from '@portals/client/call';
import { fileNameOf, saveFile } from '@portals/client/download';
import { load, resetResource } from '@portals/state/resource';
import { toast } from '@portals/state/toast.store';
import { boarding } from './boarding.store';
import { documentsSaved } from './copy';
import { documentsText } from './document-words';

/** Time limit of a download: hundreds of PDFs may have to be rendered first. Staff can close the dialog meanwhile. */
const LONGEST_MS = 30 * 60_000;

/** Asks which documents some transactions have. */
export async function summarizeDocuments(creditTransactionRefs: readonly string[]): Promise<void> {
  resetResource(boarding.summary);
  const body = { creditTransactionRefs: [...creditTransactionRefs] };
  await load(boarding.summary, (signal) => call(summarizeBoardingDocuments, { body }, { signal }));
}

/** Fetches documents as a zip and saves it when all of it is here: what breaks off leaves no file. @throws ApiError */
export async function saveDocuments(
  documents: readonly string[],
  documentGroupBy: DocumentGroup,
  signal: AbortSignal,
): Promise<void> {
  boarding.bytes = 0;
  const body = { documents: [...documents], documentGroupBy };
  const answer = await send(downloadBoardingDocuments, { body }, { signal, timeoutMs: LONGEST_MS });
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = answer.body?.getReader();
  for (;;) {
    const { done = true, value } = (await reader?.read()) ?? {};
    if (done || !value) break;
    parts.push(value);
    boarding.bytes += value.length;
  }
  const file = fileNameOf(answer.headers.get('content-disposition')) ?? downloadBoardingDocuments.download.file;
  saveFile(new Blob(parts, { type: 'application/zip' }), file);
  toast(documentsSaved, { values: { file, count: documentsText(documents.length) } });
}

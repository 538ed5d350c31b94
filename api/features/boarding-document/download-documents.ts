import { boardingDocumentKeys, type DocumentGroup } from '@contract/entities/boarding-document';
import { carryOut } from '../../command/command';
import type { Deps } from '../../deps';
import type { StaffActor } from '../../http/actor';
import { AppError } from '../../http/app-error';
import type { DownloadAnswer, RequestMeta } from '../../http/serve';
import { ensureDocumentPdf } from '../document/index';
import { type DocumentPlace, placesOfDocuments } from './boarding-document.reads';
import { filePlaces } from './file-places';
import { zipStream } from './zip-stream';

type Request = {
  body: { documents: readonly string[]; documentGroupBy: DocumentGroup };
  actor: StaffActor;
  meta: RequestMeta;
};

const keys: readonly string[] = boardingDocumentKeys;

/**
 * Documents as a zip that is made while it is read. Each practice's chain says which of its documents were taken.
 * @throws AppError NOT_FOUND for a document that belongs to no file of a transaction.
 */
export async function downloadDocuments({ body, actor, meta }: Request, deps: Deps): Promise<DownloadAnswer> {
  const ids = [...new Set(body.documents)];
  const found = new Map((await placesOfDocuments(deps.database.read, ids)).map((row) => [row.id, row]));
  const documents = ids.flatMap((id) => found.get(id) ?? []).filter(({ document_key }) => keys.includes(document_key));
  if (documents.length !== ids.length) throw new AppError('NOT_FOUND');
  const paths = filePlaces(documents, body.documentGroupBy);
  const stream = await zipStream(
    documents.map((document, place) => ({
      path: paths[place] ?? document.id,
      at: document.signed_at ?? document.created_at,
      content: () => ensureDocumentPdf(document.id, deps),
    })),
  );
  await recordTaken(documents, { actor, meta }, deps);
  return { body: stream };
}

async function recordTaken(
  documents: readonly DocumentPlace[],
  by: { actor: StaffActor; meta: RequestMeta },
  deps: Deps,
): Promise<void> {
  const practices = [...new Set(documents.flatMap(({ practice_id }) => practice_id ?? []))].sort();
  await carryOut(by, deps, async ({ record }) => {
    for (const practiceId of practices) {
      const own = documents.filter(({ practice_id }) => practice_id === practiceId);
      const detail = { documents: own.map(({ id }) => id).join(' ') };
      await record('document.downloaded_many', { practiceId, type: 'practice', id: practiceId, detail });
    }
  });
}

import { boardingDocumentKeys, type DocumentGroup } from '@contract/boarding-document/entity';
import { carryOut } from '../../command/command';
import type { Deps } from '../../deps';
import type { StaffActor } from '../../http/actor';
import { AppError } from '../../http/app-error';
import type { DownloadAnswer, RequestMeta } from '../../http/serve';
import { refuseOtherRights } from '../../list/same-rights';
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
 * Documents as a zip that is made while it is read, as slowly as its reader takes it. Before each document the rights of whoever
 * reads are asked again, as before each chunk of a list's file, and the practice's chain says that it was taken: somebody who
 * logs out, or may see less meanwhile, gets no further one, and the trail names those that left and no others.
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
      async content() {
        await refuseOtherRights(actor, deps);
        const pdf = await ensureDocumentPdf(document.id, deps);
        await recordTaken(document, { actor, meta }, deps);
        return pdf;
      },
    })),
  );
  return { body: stream };
}

async function recordTaken(
  { id, practice_id: practiceId }: DocumentPlace,
  by: { actor: StaffActor; meta: RequestMeta },
  deps: Deps,
): Promise<void> {
  if (practiceId === null) return;
  await carryOut(by, deps, async ({ record }) => {
    await record('document.downloaded_many', {
      practiceId,
      type: 'practice',
      id: practiceId,
      detail: { documents: id },
    });
  });
}

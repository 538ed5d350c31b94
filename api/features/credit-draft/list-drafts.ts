import type { listCreditDrafts, listDraftsOfTable } from '@contract/credit-draft/calls';
import { differenceOf } from '@contract/versioned-tables/difference';
import type * as z from 'zod/mini';
import type { Db } from '../../db/database';
import { namedOf } from '../../versioned-table/make-version';
import { publishControl } from '../../versioned-table/publish-control.reads';
import type { Reading } from '../../work';
import { profilesWithTable, tableKind } from '../risk/index';
import { draftsOfProfile, openDraft } from './draft.reads';
import { viewDraft } from './draft.view';
import { contentOfDraft, getProfile, versionBefore } from './draft-state';

/** Every draft of a profile, newest first. @throws AppError NOT_FOUND */
export async function listDrafts(
  reading: Reading,
  profileId: string,
  readerId: string,
): Promise<z.input<typeof listCreditDrafts.result>> {
  await getProfile(reading.db, profileId);
  const data: z.input<typeof listCreditDrafts.result>['data'] = [];
  for (const row of await reading.db.all(draftsOfProfile, { profileId }))
    data.push(await viewDraft(reading, row, readerId));
  return { data };
}

/** How much a draft changes, without what is wrong with it. */
async function countOf(db: Db, draftId: string): Promise<number> {
  const { changes, choices } = await contentOfDraft(db, draftId);
  let count = choices.length;
  for (const change of changes) {
    const { declaration } = tableKind(change.kind).source;
    count += differenceOf(declaration, namedOf(await versionBefore(db, change)), namedOf(change)).length;
  }
  return count;
}

/** The profiles that work with a table, each with its open draft; none for a kind that no profile works with. */
export async function draftsOfTable(
  { db, deps }: Reading,
  { kind, tableId }: { kind: string; tableId: string },
): Promise<z.input<typeof listDraftsOfTable.result>> {
  const { needsSecondPerson } = await publishControl(db, deps.config);
  const profiles: z.input<typeof listDraftsOfTable.result>['profiles'] = [];
  for (const id of [...(await profilesWithTable(db, kind, tableId))].sort()) {
    const { name, version } = await getProfile(db, id);
    const row = await db.first(openDraft, { profileId: id });
    const { changes } = row ? await contentOfDraft(db, row.id) : { changes: [] };
    const hasTable = changes.some((change) => change.kind === kind && change.table_id === tableId);
    const draft = row && { version: row.version, status: row.status, count: await countOf(db, row.id), hasTable };
    profiles.push({ _id: id, name, version, draft: draft ?? null });
  }
  return { needsSecondPerson, profiles };
}

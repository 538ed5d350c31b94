import type { whatIf } from '@contract/credit-draft/what-if-entity';
import type * as z from 'zod/mini';
import type { Db } from '../../../db/database';
import { draftById } from '../draft.reads';
import { contentOfDraft, draftedProfiles, hashOfDraft } from '../draft-state';
import { reportOf } from './judge-what-if';
import { practicesAmong } from './stored-cases.reads';
import type { WhatIfRow } from './what-if.reads';

/** A what-if as the screens see it. */
export async function whatIfView(db: Db, row: WhatIfRow): Promise<z.input<typeof whatIf>> {
  // Written by `beginWhatIf` alone.
  const practiceIds = row.practices === null ? null : (JSON.parse(row.practices) as string[]);
  return {
    _id: row.id,
    draftId: row.draft_id,
    status: row.status as z.input<typeof whatIf>['status'],
    from: row.from_day,
    to: row.to_day,
    practices: practiceIds && (await practicesAmong(db, practiceIds)),
    sample: row.sample,
    total: row.total,
    done: row.done,
    askedBy: row.asked_by,
    askedAt: row.asked_at,
    endedAt: row.ended_at,
    isOfDraft: await isOfDraft(db, row),
    report: reportOf(row),
  };
}

/** Whether the draft holds what was tried, beside the same versions. */
async function isOfDraft(db: Db, row: WhatIfRow): Promise<boolean> {
  const draft = await db.first(draftById, { id: row.draft_id });
  if (!draft) return false;
  if (draft.status === 'PUBLISHED') return draft.what_if_id === row.id;
  const content = await contentOfDraft(db, draft.id);
  return hashOfDraft(content, await draftedProfiles(db, draft.profile_id, content)) === row.content_hash;
}

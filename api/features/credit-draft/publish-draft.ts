import { differenceOf } from '@contract/versioned-tables/difference';
import { nameList } from '@domain/name-list';
import type { Tx } from '../../db/database';
import type { Deps } from '../../deps';
import { AppError } from '../../http/app-error';
import { contentOf, getVersion, namedOf, takeTable, writeVersion } from '../../versioned-table/make-version';
import type { VersionRow } from '../../versioned-table/tables.reads';
import { publishTogether, tableKind } from '../risk/index';
import type { ChangeRow, DraftRow } from './draft.reads';
import { type AnyDraftWork, moveOn } from './draft-desk';
import { faultsOfDraft } from './draft-faults';
import { contentOfDraft, type DraftContent, draftedProfiles, draftedTables, hashOfDraft } from './draft-state';
import { blocksOf } from './publish-blocks';
import { newestWhatIf } from './what-if/what-if.reads';

/** A table of a draft that was taken, as it is in force. */
type Taken = { change: ChangeRow; before: VersionRow };

/** In one order whoever publishes, so that no two wait for each other. */
async function takeTables(tx: Tx, { changes }: DraftContent): Promise<Taken[]> {
  const taken: Taken[] = [];
  for (const change of changes) {
    const { source } = tableKind(change.kind);
    const head = await takeTable({ tx, source }, change.table_id);
    const before = await getVersion({ tx, source }, change.table_id, head.version);
    if (head.archived_at !== null) {
      const userMessage = `${before.name} is archived. Restore it, or remove it from the draft.`;
      throw new AppError('RULES_FORBID', { userMessage });
    }
    taken.push({ change, before });
  }
  return taken;
}

/** @throws AppError STALE with each cell that somebody else changed since the draft was begun. */
async function refuseMoved(tx: Tx, draft: DraftRow, taken: readonly Taken[]): Promise<void> {
  const moved = taken.filter(({ change, before }) => before.version !== change.from_version);
  if (moved.length === 0) return;
  const changes = [];
  for (const { change, before } of moved) {
    const { source } = tableKind(change.kind);
    const seen = await getVersion({ tx, source }, change.table_id, change.from_version);
    const cells = differenceOf(source.declaration, namedOf(seen), namedOf(before));
    changes.push(...cells.map((cell) => ({ ...cell, row: `${before.name}: ${cell.row}` })));
  }
  const who = nameList.format(new Set(moved.map(({ before }) => before.made_by)));
  const userMessage = `${who} changed a table after this draft was made. Nothing was published.`;
  throw new AppError('STALE', { userMessage, extra: { version: draft.version, changes } });
}

/**
 * Looks at a draft as publishing does: the tables taken, none moved on, nothing wrong, and a what-if of exactly this content.
 * @returns what may be published, and the what-if that says so.
 * @throws AppError STALE with the cells that moved on; RULES_FORBID with why it cannot be published.
 */
export async function refuseUnpublishable({ tx, deps }: { tx: Tx; deps: Deps }, draft: DraftRow) {
  const content = await contentOfDraft(tx, draft.id);
  const taken = await takeTables(tx, content);
  await refuseMoved(tx, draft, taken);
  const profiles = await draftedProfiles(tx, draft.profile_id, content);
  const { faults } = await faultsOfDraft(tx, content, profiles);
  const contentHash = hashOfDraft(content, profiles);
  const whatIf = await tx.first(newestWhatIf, { draftId: draft.id });
  const blocks = blocksOf({ draft, content, faults, hasConflict: false, contentHash, whatIf }, { deps });
  if (blocks.length > 0) throw new AppError('RULES_FORBID', { userMessage: blocks.join(' ') });
  return { content, taken, whatIfId: whatIf?.id ?? null };
}

/**
 * Publishes a draft that its people agreed on: the next version of each changed table, and every profile that works with one as one
 * new version. All of it in the caller's transaction, or nothing.
 * @throws AppError STALE, RULES_FORBID as `refuseUnpublishable`; DomainRefusal for tables that do not fit a profile.
 */
export async function publishDraft(context: AnyDraftWork, draft: DraftRow): Promise<DraftRow> {
  const { tx, now } = context;
  const { content, taken, whatIfId } = await refuseUnpublishable(context, draft);
  const by = draft.proposed_by ?? draft.opened_by;
  const making = { by, byId: draft.proposed_by_id ?? draft.opened_by_id, at: now, note: draft.reason };
  const made: VersionRow[] = [];
  for (const { change, before } of taken) {
    const { source } = tableKind(change.kind);
    const next = { name: change.name, content: contentOf(change), before, restoredVersion: null };
    made.push(await writeVersion({ tx, source }, next, making));
  }
  const { choices } = draftedTables(draft.profile_id, content);
  const publishedBy = draft.approved_by === null ? by : `${by}, approved by ${draft.approved_by}`;
  const wanted = { profileId: draft.profile_id, made, choices };
  const versions = await publishTogether(tx, wanted, { by: publishedBy, at: now, note: draft.reason });
  const version = versions.get(draft.profile_id) ?? null;
  const tables = made.map((row) => `${row.kind} ${row.id} ${row.version}`).join(', ');
  return moveOn(context, draft, {
    act: 'PUBLISHED',
    change: {
      status: 'PUBLISHED',
      published_version: version,
      what_if_id: whatIfId,
      ended_by: publishedBy,
      ended_at: now,
    },
    told: { note: draft.reason, detail: { version, tables, profiles: [...versions.keys()].join(', ') } },
  });
}

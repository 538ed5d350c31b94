import type { creditDraft, draftOfProfile } from '@contract/credit-draft/entity';
import { differenceOf } from '@contract/versioned-tables/difference';
import type * as z from 'zod/mini';
import type { Db } from '../../db/database';
import type { Deps } from '../../deps';
import type { StaffActor } from '../../http/actor';
import { contentOf, namedOf } from '../../versioned-table/make-version';
import { publishControl } from '../../versioned-table/publish-control.reads';
import type { Reading } from '../../work';
import { administratorsWith } from '../application/index';
import { tableKind } from '../risk/index';
import {
  type ChangeRow,
  type DraftRow,
  draftsOfProfile,
  eventsOfDraft,
  openDraft,
  practicesOfProfile,
} from './draft.reads';
import { faultsOfDraft } from './draft-faults';
import { contentOfDraft, draftedProfiles, getProfile, hashOfDraft, tableInForce, versionBefore } from './draft-state';
import { blocksOf } from './publish-blocks';
import { newestWhatIf, whatIfById } from './what-if/what-if.reads';

type DraftView = z.input<typeof creditDraft>;
export type ProfileDraftView = z.input<typeof draftOfProfile>;

async function changeView(db: Db, change: ChangeRow, isOver: boolean): Promise<DraftView['changes'][number]> {
  const { kind, table_id: tableId } = change;
  const { declaration } = tableKind(kind).source;
  const before = await versionBefore(db, change);
  const now = await tableInForce(db, kind, tableId);
  const hasMoved = !isOver && (now.version !== change.from_version || now.isArchived);
  return {
    kind,
    tableId,
    tableName: now.name,
    fromVersion: change.from_version,
    name: change.name,
    content: contentOf(change),
    cells: differenceOf(declaration, namedOf(before), namedOf(change)),
    changedBy: change.changed_by,
    changedAt: change.changed_at,
    conflict: hasMoved
      ? {
          version: now.version,
          by: now.made_by,
          at: now.made_at,
          cells: differenceOf(declaration, namedOf(before), namedOf(now)),
        }
      : null,
  };
}

function proposalView(draft: DraftRow, readerId: string, askedName: string | null): DraftView['proposal'] {
  const { proposed_by: by, proposed_at: at, reason, effective_on: effectiveOn } = draft;
  if (by === null || at === null || reason === null || effectiveOn === null) return null;
  const isOwn = draft.proposed_by_id === readerId;
  return { by, isOwn, at, reason, effectiveOn, asked: askedName, approvedBy: draft.approved_by };
}

/** A draft with everything that is to be said of it; one that is over is shown as it was. */
export async function viewDraft({ db, deps }: Reading, draft: DraftRow, readerId: string): Promise<DraftView> {
  const isOver = draft.status === 'PUBLISHED' || draft.status === 'DISCARDED';
  const content = await contentOfDraft(db, draft.id);
  const changes: DraftView['changes'] = [];
  for (const change of content.changes) changes.push(await changeView(db, change, isOver));
  const choices: DraftView['choices'] = [];
  for (const { kind, table_id: tableId, chosen_id: chosenId, changed_by, changed_at } of content.choices) {
    const tableName = (await tableInForce(db, kind, tableId)).name;
    const chosenName = (await tableInForce(db, kind, chosenId)).name;
    choices.push({ kind, tableId, tableName, chosenId, chosenName, changedBy: changed_by, changedAt: changed_at });
  }
  const whatIf = draft.what_if_id
    ? await db.first(whatIfById, { id: draft.what_if_id })
    : await db.first(newestWhatIf, { draftId: draft.id });
  const judged = { faults: [] as DraftView['faults'], cautions: [] as DraftView['cautions'], blocks: [] as string[] };
  if (!isOver) {
    const profiles = await draftedProfiles(db, draft.profile_id, content);
    Object.assign(judged, await faultsOfDraft(db, content, profiles));
    const contentHash = hashOfDraft(content, profiles);
    const hasConflict = changes.some(({ conflict }) => conflict !== null);
    judged.blocks = blocksOf({ draft, content, faults: judged.faults, hasConflict, contentHash, whatIf }, { deps });
  }
  const asked = draft.asked_id === null ? null : await colleagueNamed(db, draft.asked_id);
  const events = await db.all(eventsOfDraft, { draftId: draft.id });
  return {
    _id: draft.id,
    version: draft.version,
    status: draft.status as DraftView['status'],
    openedBy: draft.opened_by,
    openedAt: draft.opened_at,
    changes,
    choices,
    count: changes.reduce((sum, { cells }) => sum + cells.length, choices.length),
    ...judged,
    proposal: proposalView(draft, readerId, asked),
    publishedVersion: draft.published_version,
    whatIfId: whatIf?.id ?? null,
    endedBy: draft.ended_by,
    endedAt: draft.ended_at,
    events: events.map(({ act, by_name: by, at, note }) => ({
      act: act as DraftView['events'][number]['act'],
      by,
      at,
      note,
    })),
  };
}

async function colleagueNamed(db: Db, id: string): Promise<string | null> {
  const all = await administratorsWith(db, 'credit.edit', '');
  return all.find((one) => one.id === id)?.name ?? null;
}

/** What the screens of a profile's draft show. @throws AppError NOT_FOUND */
export async function viewProfileDraft(
  reading: Reading,
  profileId: string,
  actor: StaffActor,
): Promise<ProfileDraftView> {
  const { db, deps } = reading;
  const profile = await getProfile(db, profileId);
  const row = await db.first(openDraft, { profileId });
  const draft = row ? await viewDraft(reading, row, actor.staffId) : null;
  const alsoIn = row ? (await draftedProfiles(db, profileId, await contentOfDraft(db, row.id))).slice(1) : [];
  const practices = await db.first(practicesOfProfile, { profileId });
  const { needsSecondPerson } = await publishControl(db, deps.config);
  const others = await administratorsWith(db, 'credit.edit', actor.staffId);
  return {
    profile: {
      _id: profile.id,
      name: profile.name,
      version: profile.version,
      publishedAt: profile.published_at,
      publishedBy: profile.published_by,
      practices: Number(practices?.count ?? 0),
      alsoIn: alsoIn.map(({ name }) => name),
    },
    canEdit: actor.permissions.includes('credit.edit'),
    needsSecondPerson,
    today: todayOf(deps),
    secondPeople: others.map(({ id, name }) => ({ _id: id, name })),
    draft,
    discarded: row ? null : await newestDiscarded(db, profileId),
  };
}

/** The business day, by which the work of days counts. */
export const todayOf = ({ clock }: Pick<Deps, 'clock'>): string => clock.now().slice(0, 10);

async function newestDiscarded(db: Db, profileId: string): Promise<ProfileDraftView['discarded']> {
  const [newest] = await db.all(draftsOfProfile, { profileId });
  if (newest?.status !== 'DISCARDED') return null;
  const { changes, choices } = await contentOfDraft(db, newest.id);
  const by = newest.ended_by ?? '';
  return { _id: newest.id, by, at: newest.ended_at ?? '', count: changes.length + choices.length };
}
